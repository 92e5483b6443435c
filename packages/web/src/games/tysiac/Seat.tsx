import type { Seat as SeatNumber } from '@madang/engine';
import { sitsOut, wonBy } from '@madang/engine/tysiac';
import type { CSSProperties } from 'react';
import { shown } from '../../app/number.ts';
import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { BACK } from '../../table/face.ts';
import { tableWords } from '../../table/words/index.ts';
import { CardSpot } from '../french/CardSpot.tsx';
import { SeatPlate } from '../french/SeatPlate.tsx';
import { lastBid } from './auction.ts';
import type { BoardProps } from './props.ts';
import { isFaceUp, type Reading } from './reading.ts';
import { tysiacWords } from './words/index.ts';

export interface SeatProps extends Pick<BoardProps, 'scene' | 'names' | 'cardName'> {
  readonly reading: Reading;
  readonly seat: SeatNumber;
}

/** A player's plate: role, bid or points of this hand, tricks taken. */
export function Plate({ scene, names, reading, seat }: Omit<SeatProps, 'cardName'>) {
  const words = useWords(tysiacWords);
  const { view, rules } = reading;
  const isDeclarer = view.declarer === seat;
  const isTurn = view.phase !== 'HandEnd' && view.seat === seat;
  const tag = (
    <>
      <span className="t-total num">
        <span className="sr">{words.total} </span>
        {shown(view.scores[seat])}
      </span>
      {isDeclarer && <span className="t-role">{words.playsFor(view.highestBid, names[seat])}</span>}
    </>
  );
  return (
    <SeatPlate scene={scene} seat={seat} name={names[seat]} isTurn={isTurn} tag={tag}>
      {sitsOut(view, rules, seat) ? (
        <p className="plate-sub">{words.sitsOut(names[seat])}</p>
      ) : view.declarer === null ? (
        <BidLine reading={reading} seat={seat} />
      ) : isDeclarer ? (
        <Goal points={view.points[seat]} bid={view.highestBid} />
      ) : (
        <p className="plate-sub num">{words.thisHand(view.points[seat])}</p>
      )}
    </SeatPlate>
  );
}

function BidLine({ reading: { view }, seat }: Pick<SeatProps, 'reading' | 'seat'>) {
  const words = useWords(tysiacWords);
  const bid = lastBid(view, seat);
  if (bid === null) return <p className="plate-sub">…</p>;
  const isHighest = bid === view.highestBid && bid > 0;
  return <p className={`t-said num ${isHighest ? 'is-highest' : ''}`}>{bid === 0 ? words.passed : bid}</p>;
}

function Goal({ points, bid }: { readonly points: number; readonly bid: number }) {
  const words = useWords(tysiacWords);
  const share = Math.min(1, points / bid);
  return (
    <p className="t-goal num">
      <i aria-hidden="true" style={{ '--share': share } as CSSProperties} />
      <span>{words.ofBid(points, bid)}</span>
    </p>
  );
}

/** An opponent: hidden cards beside the plate, and tricks taken. */
export function Opponent(props: SeatProps) {
  const { reading, seat, names, cardName } = props;
  const table = useWords(tableWords);
  const isOpen = isFaceUp(props.scene.eyes, seat);
  const cards = reading.view.hands[seat].map((id) => (isOpen ? id : BACK));
  return (
    <section className="t-opponent" aria-label={names[seat]}>
      <Plate {...props} />
      <div className="t-backs" role="img" aria-label={table.cards(cards.length)}>
        <CardSpot name={`hand-${seat}`} />
        {cards.map((id, i) => (
          <Card key={id === BACK ? i : id} id={id} label={id === BACK ? '' : cardName(id)} />
        ))}
      </div>
      <Taken reading={reading} seat={seat} />
    </section>
  );
}

/** The tricks a player has taken, as a small pile. */
export function Taken({ reading: { tricks }, seat }: Pick<SeatProps, 'reading' | 'seat'>) {
  const words = useWords(tysiacWords);
  const count = wonBy(tricks, seat);
  return (
    <span className="t-taken" data-spot={`pile-${seat}`} data-count={Math.min(count, 3)}>
      {count > 0 && <span className="sr">{words.tricksWon(count)}</span>}
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </span>
  );
}
