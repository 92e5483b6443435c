import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '../app/copy.ts';
import { useWords } from '../app/words.ts';
import { tableWords } from './words/index.ts';

interface SendLinkProps {
  readonly link: string;
  /** For screen readers: what the link is for. */
  readonly label: string;
  /** For the system's sheet. */
  readonly title: string;
  /** Between the link and the buttons. */
  readonly note?: ReactNode;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** A link to be sent to somebody: to copy, or to share where the system can. */
export function SendLink({ link, label, title, note, children }: SendLinkProps) {
  const words = useWords(tableWords);
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'not yet' | 'copied' | 'failed'>('not yet');
  const copy = async () => {
    const isCopied = await copyText(link);
    setCopying(isCopied ? 'copied' : 'failed');
    if (!isCopied) field.current?.select();
  };
  return (
    <>
      <input
        className="invite"
        readOnly
        ref={field}
        value={link}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      {note}
      <p className="row">
        <button type="button" className="b main" onClick={() => void copy()}>
          {copying === 'copied' ? words.copied : words.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="b" onClick={() => void share(title, link)}>
            {words.share}
          </button>
        )}
        {children}
      </p>
      {copying === 'failed' && <p role="alert">{words.copyByHand}</p>}
    </>
  );
}

/** The system's own sheet; somebody who closes it has decided not to share. */
function share(title: string, url: string): Promise<void> {
  return navigator.share({ title, text: title, url }).catch(() => undefined);
}
