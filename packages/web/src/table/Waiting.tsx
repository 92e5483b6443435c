import { lazy } from 'react';
import { Part } from '../app/Part.tsx';
import { useWords } from '../app/words.ts';
import { Seeking } from '../people/Seeking.tsx';
import { seekWords } from '../people/seek-words.ts';
import { peopleWords } from '../people/words/index.ts';
import type { Waiting as WaitingLine } from '../play/session.ts';
import { tableWords } from './words/index.ts';

/** With the code of QR signs, which no other screen needs. */
const Invitation = lazy(() => import('./Invitation.tsx').then(({ Invitation }) => ({ default: Invitation })));
interface WaitingProps {
  readonly line: WaitingLine;
  readonly game: string | null;
  /** The reader waits for a stranger, and may play a bot until one comes. */
  readonly onMeanwhile: (() => void) | undefined;
}

/** Before the match begins: the seated players, and the invitation. A full table names the players it waits for. */
export function Waiting({ line, game, onMeanwhile }: WaitingProps) {
  const words = useWords(tableWords);
  const seek = useWords(seekWords);
  const people = useWords(peopleWords);
  const { seats, invite, others, left, isRematch, onBots, onLeave } = line;
  const isFull = !seats.includes(null);
  const isSeeking = !isFull && onMeanwhile !== undefined && onLeave !== undefined;
  const title = isSeeking ? seek.looking : words.waiting;
  const gone = left.join(', ');
  return (
    <main className="designed waiting">
      <h1>{isFull && others.length > 0 ? words.waitingFor(others.join(', ')) : title}</h1>
      {left.length > 0 && !isFull && <p role="status">{isRematch ? people.declinedBy(gone) : words.hasLeft(gone)}</p>}
      <ul className="row">
        {seats.map((sitter, seat) => (
          <li key={`${seat}-${sitter?.name ?? ''}`} className={`waiting-seat ${sitter ? '' : 'is-free'}`}>
            {sitter ? sitter.name : words.freeSeat}
          </li>
        ))}
      </ul>
      {isFull && <p>{words.waitingNote}</p>}
      {isSeeking && <Seeking game={game ?? ''} onMeanwhile={onMeanwhile} onCancel={onLeave} />}
      <Part>
        {!isFull && !isSeeking && invite !== null && <Invitation invite={invite} game={game} onBots={onBots} />}
      </Part>
      {isFull && onLeave && (
        <button type="button" className="b" onClick={onLeave}>
          {words.stopWaiting}
        </button>
      )}
    </main>
  );
}
