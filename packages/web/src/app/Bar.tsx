import type { ReactNode } from 'react';
import { followLink } from './router.ts';

/** The logo: links to the home page. */
export function Mark() {
  return (
    <a className="mark" href="/" onClick={followLink} aria-label="마당 Madang">
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="6" fill="var(--seal)" />
        <path d="M7 20V7h12v13h-4.500v-8.500h-3V20z" fill="var(--on-seal)" />
      </svg>
      <span lang="ko">마당</span> <span>Madang</span>
    </a>
  );
}

/** The header: the location at the left, actions at the right. */
export function Bar({ where, children }: { readonly where?: readonly string[]; readonly children?: ReactNode }) {
  const [first, ...rest] = where ?? [];
  return (
    <header className="bar">
      <Mark />
      {first !== undefined && (
        <p className="where">
          <b>{first}</b>
          {rest.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      )}
      <div className="end">{children}</div>
    </header>
  );
}
