import type { Seat } from '@madang/engine';
import { cardWithId, marriageValue, openTrick, type SeenTrick, sitsOut, suitOf } from '@madang/engine/tysiac';
import { useWords } from '../../app/words.ts';
import { Card } from '../../table/Card.tsx';
import { othersFrom } from '../../table/names.ts';
import type { BoardProps } from './props.ts';
import type { Reading } from './reading.ts';
import { tysiacWords } from './words/index.ts';

export interface TrickAreaProps extends Pick<BoardProps, 'names' | 'cardName'> {
  readonly reading: Reading;
}

/** The places of the players' cards, by the number of opponents, from the reader's left. */
const PLACES: Readonly<Record<number, readonly string[]>> = {
  1: ['top'],
  2: ['left', 'right'],
  3: ['left', 'top', 'right'],
};

/** The trick in the middle of the mat, with a place for every player. */
export function TrickArea(props: TrickAreaProps) {
  const { reading } = props;
  const { view, rules, own, tricks } = reading;
  const others = othersFrom(own, view.scores.length).filter((seat) => !sitsOut(view, rules, seat));
  const seats = sitsOut(view, rules, own) ? others : [...others, own];
  const names = [...(PLACES[others.length] ?? []), 'own'];
  const trick = openTrick(tricks);
  return (
    <div className="t-trick" data-players={seats.length}>
      {seats.map((seat, i) => (
        <Place key={seat} {...props} seat={seat} trick={trick} place={names[i]} />
      ))}
    </div>
  );
}

interface PlaceProps extends TrickAreaProps {
  readonly seat: Seat;
  readonly trick: SeenTrick | null;
  readonly place: string;
}

function Place({ reading, names, cardName, seat, trick, place }: PlaceProps) {
  const words = useWords(tysiacWords);
  const played = trick?.cards.find((card) => card.seat === seat);
  const isBest = played !== undefined && played.id === trick?.best;
  const isLeader = trick?.cards[0]?.seat === seat;
  const isMine = seat === reading.own && reading.isSeated;
  return (
    <div className={`t-place is-${place}`}>
      <div className="t-slot" data-spot={`trick-${seat}`}>
        {played ? (
          <Card id={played.id} label={cardName(played.id)} mark={isBest ? 'lit' : undefined} isDealt={false} />
        ) : (
          <span className="t-outline">{isMine ? words.yourCard : ''}</span>
        )}
      </div>
      <p className="t-caption">
        {isLeader ? <b className="t-lead">{words.leads(names[seat])}</b> : <span>{isMine ? '' : names[seat]}</span>}
        {played?.marriage && (
          <b className="t-married">{words.marriage(marriageValue(suitOf(cardWithId(played.id))))}</b>
        )}
      </p>
    </div>
  );
}
