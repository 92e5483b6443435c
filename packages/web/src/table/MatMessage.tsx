import type { Message } from './useMessage.ts';

/** Over the hand: a hint, or why something cannot be done. Always there, so that it is read aloud when it comes. */
export function MatMessage({ hint, message }: { readonly hint: string | null; readonly message: Message | null }) {
  const text = message?.text ?? hint;
  return (
    <p className={text === null ? 'sr' : `hint-line ${message ? 'is-message' : ''}`} role="status">
      {text !== null && <span key={message?.id ?? 'hint'}>{text}</span>}
    </p>
  );
}
