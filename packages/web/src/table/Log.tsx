import { useEffect, useRef } from 'react';
import { useWords } from '../app/words.ts';
import type { LogLine } from '../play/stage.ts';
import { tableWords } from './words/index.ts';

/** What has happened, newest last, and read out as it comes. */
export function Log({ lines }: { readonly lines: readonly LogLine[] }) {
  const words = useWords(tableWords);
  const panel = useRef<HTMLElement>(null);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined && panel.current) panel.current.scrollTop = panel.current.scrollHeight;
  }, [last]);
  return (
    <section className="panel log-panel" ref={panel} aria-label={words.log}>
      <h2>{words.log}</h2>
      {lines.length === 0 && <p className="log">{words.noLog}</p>}
      <div role="log" aria-live="polite" aria-label={words.log}>
        <ol className="log">
          {lines.slice(-60).map(({ id, text }) => (
            <li key={id}>
              <span aria-hidden="true">{id}</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
