import type { Said } from './useSaid.ts';

/** Over the hand: a hint, or why something cannot be done. Always there, so that it is read aloud when it comes. */
export function MatMessage({ hint, said }: { readonly hint: string | null; readonly said: Said | null }) {
  const text = said?.text ?? hint;
  return (
    <p className={text === null ? 'sr' : `hint-line ${said ? 'is-said' : ''}`} role="status">
      {text !== null && <span key={said?.id ?? 'hint'}>{text}</span>}
    </p>
  );
}
