import type { Message } from './useMessage.ts';

/** A hint, or why something cannot be done. Always in the document, so that screen readers announce changes. */
export function MatMessage({ hint, message }: { readonly hint: string | null; readonly message: Message | null }) {
  const text = message?.text ?? hint;
  return (
    <p className={text === null ? 'sr' : `hint-line ${message ? 'is-message' : ''}`} role="status">
      {text !== null && <span key={message?.id ?? 'hint'}>{text}</span>}
    </p>
  );
}
