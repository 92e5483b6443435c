import { useEffect, useRef } from 'react';
import { useWords } from '../app/words.ts';
import { tableWords } from './words/index.ts';

/** Hides the table between two people at one screen, until the next one confirms. */
export function Cover({
  game,
  name,
  onTake,
}: {
  readonly game: string;
  readonly name: string;
  readonly onTake: () => void;
}) {
  const words = useWords(tableWords);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="cover" data-game={game} role="dialog" aria-modal="true" aria-labelledby="cover-title">
      <h1 id="cover-title">{words.handTo(name)}</h1>
      <button type="button" className="b main" ref={button} onClick={onTake}>
        {words.iAm(name)}
      </button>
    </div>
  );
}
