import { useWords } from '../app/words.ts';
import type { Waiting as WaitingLine } from '../play/session.ts';
import { Invitation } from './Invitation.tsx';
import { tableWords } from './words/index.ts';

/** Before the match begins: the seated players, and the invitation. A full table names the players it waits for. */
export function Waiting({ seats, invite, others, left, onBots, onLeave }: WaitingLine) {
  const words = useWords(tableWords);
  const isFull = !seats.includes(null);
  return (
    <main className="designed waiting">
      <h1>{isFull && others.length > 0 ? words.waitingFor(others.join(', ')) : words.waiting}</h1>
      {left.length > 0 && !isFull && <p role="status">{words.hasLeft(left.join(', '))}</p>}
      <ul className="row">
        {seats.map((sitter, seat) => (
          <li key={`${seat}-${sitter?.name ?? ''}`} className={`waiting-seat ${sitter ? '' : 'is-free'}`}>
            {sitter ? sitter.name : words.freeSeat}
          </li>
        ))}
      </ul>
      {isFull && <p>{words.waitingNote}</p>}
      {!isFull && invite !== null && <Invitation invite={invite} onBots={onBots} />}
      {isFull && onLeave && (
        <button type="button" className="b" onClick={onLeave}>
          {words.stopWaiting}
        </button>
      )}
    </main>
  );
}
