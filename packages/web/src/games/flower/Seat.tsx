import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';
import { tableWords } from '../../table/words/index.ts';

export interface SeatProps {
  readonly seat: number;
  readonly name: string;
  readonly isOwn: boolean;
  readonly isTurn: boolean;
  /** A line under the name. */
  readonly note: string;
  /** Calls, as permanent seals. */
  readonly seals?: readonly string[];
  readonly away?: 'away' | 'left' | undefined;
  readonly children?: ReactNode;
}

/** A player's name and turn marker. */
export function Seat({ seat, name, isOwn, isTurn, note, seals = [], away, children }: SeatProps) {
  const words = useWords(tableWords);
  return (
    <div className={`seat ${away ? 'is-away' : ''} ${isTurn ? 'is-turn' : ''}`} data-spot={`seat-${seat}`}>
      <span className="avatar" aria-hidden="true">
        {[...name][0]}
      </span>
      <div className="who">
        {isTurn && isOwn && <span className="turn">{words.yourTurn}</span>}
        <p className="name">
          {name}
          {isTurn && !isOwn && <Thinking label={words.thinking} />}
        </p>
        <p className="sub">{away ? words[away] : note}</p>
      </div>
      {seals.map((seal) => (
        <span className="seal" key={seal}>
          {seal}
        </span>
      ))}
      {children}
    </div>
  );
}

function Thinking({ label }: { readonly label: string }) {
  return (
    <span className="thinking" role="img" aria-label={label}>
      <i />
      <i />
      <i />
    </span>
  );
}
