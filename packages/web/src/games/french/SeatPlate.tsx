import type { Seat } from '@madang/engine';
import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';
import type { Scene } from '../../play/presenter.ts';
import { SeatTime } from '../../table/SeatTime.tsx';
import { tableWords } from '../../table/words/index.ts';

interface SeatPlateProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly name: string;
  readonly isTurn: boolean;
  /** Beside the name. */
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
}

/** A player's name, turn marker, and the game's own details. */
export function SeatPlate({ scene, seat, name, isTurn, tag, children }: SeatPlateProps) {
  const words = useWords(tableWords);
  const away = scene.away.get(seat);
  return (
    <div className={`plate ${isTurn ? 'is-turn' : ''} ${away ? 'is-away' : ''}`} data-spot={`seat-${seat}`}>
      <span className="plate-face" aria-hidden="true">
        {[...name][0]}
      </span>
      <div className="plate-who">
        <p className="plate-name">
          <b>{name}</b>
          {isTurn && seat !== scene.eyes && <span className="plate-dots" role="img" aria-label={words.thinking} />}
          {tag}
        </p>
        <SeatTime scene={scene} seat={seat} />
        {away && <p className="plate-sub">{words[away]}</p>}
        {children}
      </div>
    </div>
  );
}
