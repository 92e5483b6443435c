import type { ReactNode } from 'react';
import { ownSeat } from '../../table/names.ts';
import { SeatTime } from '../../table/SeatTime.tsx';
import type { BoardProps } from '../ui.ts';
import { Fan } from './Fan.tsx';
import { Score } from './Score.tsx';
import { Seat, type SeatProps } from './Seat.tsx';

interface EdgeProps
  extends Pick<BoardProps, 'scene' | 'names' | 'cardName'>,
    Pick<SeatProps, 'seat' | 'isTurn' | 'note' | 'seals'> {
  readonly hand: readonly string[];
  readonly points: number;
  /** The unit, if not points. */
  readonly unit?: string | undefined;
  /** The captured cards. */
  readonly children: ReactNode;
}

/** One player's side of the mat: name, hand, score and captured cards. */
export function Edge({ scene, names, cardName, seat, hand, points, unit, children, ...seated }: EdgeProps) {
  const isNear = seat === ownSeat(scene.eyes);
  return (
    <div className={`side ${isNear ? 'near' : 'far'}`}>
      <Seat {...seated} seat={seat} name={names[seat]} isOwn={seat === scene.eyes} away={scene.away.get(seat)}>
        <SeatTime scene={scene} seat={seat} />
      </Seat>
      {!isNear && <Fan seat={seat} hand={hand} cardName={cardName} />}
      <Score points={points} {...(unit === undefined ? {} : { unit })} />
      {children}
    </div>
  );
}
