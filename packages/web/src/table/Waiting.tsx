import { useState } from 'react';
import { renderSVG } from 'uqr';
import { useWords } from '../app/words.ts';
import type { Sitter } from '../play/told.ts';
import { tableWords } from './words/index.ts';

/** Before the first card: who is here, and how others come. */
export function Waiting({
  seats,
  invite,
  onBots,
}: {
  readonly seats: readonly (Sitter | null)[];
  readonly invite: string | null;
  readonly onBots?: (() => void) | undefined;
}) {
  const words = useWords(tableWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(invite ?? '');
    setCopied(true);
  };
  return (
    <main className="designed waiting">
      <h1>{words.waiting}</h1>
      <ul className="row">
        {seats.map((sitter, seat) => (
          <li key={`${seat}-${sitter?.name ?? ''}`} className={`waiting-seat ${sitter ? '' : 'is-free'}`}>
            {sitter ? sitter.name : words.freeSeat}
          </li>
        ))}
      </ul>
      {invite !== null && (
        <>
          <p>{words.sendLink}</p>
          <input
            className="invite"
            readOnly
            value={invite}
            aria-label={words.sendLink}
            onFocus={(event) => event.target.select()}
          />
          <p className="row">
            <button type="button" className="b main" onClick={() => void copy()}>
              {isCopied ? words.copied : words.copy}
            </button>
            {onBots && (
              <button type="button" className="b" onClick={onBots}>
                {words.fillBots}
              </button>
            )}
          </p>
          <img className="qr" alt={invite} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(invite))}`} />
        </>
      )}
    </main>
  );
}
