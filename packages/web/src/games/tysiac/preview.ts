import { CardSet, type Refusal, type Seat } from '@madang/engine';
import {
  ALL_POINTS,
  above,
  CARD_IDS,
  cardWithId,
  couplesIn,
  marriageValue,
  OF_SUIT,
  openTrick,
  pointsOf,
  type Rules,
  type SeenTrick,
  type Snapshot,
  SUIT_SIGNS,
  type Suit,
  seatAfter,
  shapeOf,
  suitOf,
  tricksIn,
} from '@madang/engine/tysiac';

/** What playing a card would do, from what the player knows. */
export interface Preview {
  readonly isLead: boolean;
  /** `takes` and `loses` are certain; `holds` and `leads` may still be beaten. */
  readonly fate: 'takes' | 'holds' | 'loses' | 'leads';
  /** Who would win the trick so far. */
  readonly winner: Seat;
  /** The points of each card of the trick, the previewed card last. */
  readonly points: readonly number[];
  readonly sum: number;
  /** Who still plays after this. */
  readonly after: readonly Seat[];
  readonly marriage: { readonly suit: Suit; readonly points: number } | null;
  /** When leading: nobody else can have a higher card of this suit. */
  readonly isHighest: boolean;
}

export function previewOf(view: Snapshot, rules: Rules, seat: Seat, id: string, marriage: boolean): Preview {
  const before = openTrick(tricksIn(view, rules));
  const suit = suitOf(cardWithId(id));
  const trick = trickWith(view, rules, seat, { card: id, marriage });
  const { activePlayers } = shapeOf(rules, view.scores.length);
  return {
    isLead: before === null,
    fate: fateOf(trick, seat, before === null),
    winner: trick.winner,
    points: trick.cards.map((card) => pointsOf(cardWithId(card.id))),
    sum: trick.points,
    after: seatsAfter(view, rules, seat, activePlayers - trick.cards.length),
    marriage: marriage ? { suit, points: marriageValue(suit) } : null,
    isHighest: higherUnseen(view, seat, id).isEmpty,
  };
}

/** The trick with this card added; a new trick is led by the last winner. */
function trickWith(view: Snapshot, rules: Rules, seat: Seat, card: Snapshot['plays'][number]): SeenTrick {
  const { plays } = view;
  const declarer = plays.length === 0 ? seat : view.declarer;
  const trick = tricksIn({ ...view, declarer, plays: [...plays, card] }, rules).at(-1);
  if (!trick) throw new Error('a card that is played makes a trick');
  return trick;
}

function fateOf({ winner, isFull }: SeenTrick, seat: Seat, isLead: boolean): Preview['fate'] {
  if (isLead) return 'leads';
  if (winner !== seat) return 'loses';
  return isFull ? 'takes' : 'holds';
}

function seatsAfter(view: Snapshot, rules: Rules, seat: Seat, count: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let next = seatAfter(view, rules, seat); seats.length < count; next = seatAfter(view, rules, next))
    seats.push(next);
  return seats;
}

/** The higher cards of the suit that somebody else may still hold. */
export function higherUnseen(view: Snapshot, seat: Seat, id: string): CardSet {
  const known = [...view.hands[seat], ...view.plays.map(({ card }) => card), ...view.discards].filter(
    (card) => card !== '?',
  );
  return above(cardWithId(id)).minus(CardSet.from(known.map(cardWithId)));
}

/** Why this card may not be played to the current trick; null when it may. */
export function dutyAgainst(
  view: Snapshot,
  rules: Rules,
  seat: Seat,
  id: string,
  legal: ReadonlySet<string>,
): Refusal | null {
  const trick = openTrick(tricksIn(view, rules));
  if (!trick || legal.has(id)) return null;
  const led = suitOf(cardWithId(trick.cards[0].id));
  const hand = CardSet.from(view.hands[seat].map(cardWithId));
  const isVoid = hand.countIn(OF_SUIT[led]) === 0;
  if (isVoid && view.trump !== null)
    return { code: 'MUST_FOLLOW_SUIT', duty: 'trump', suit: SUIT_SIGNS[view.trump], card: id };
  return { code: 'MUST_FOLLOW_SUIT', duty: rules.mustBeat ? 'beat' : 'follow', suit: SUIT_SIGNS[led], card: id };
}

/** The marriages in this hand. */
export function couplesOf(hand: readonly string[]): readonly Suit[] {
  return couplesIn(CardSet.from(hand.filter((id) => id !== '?').map(cardWithId)));
}

/** Card points not yet won in a trick. */
export function pointsLeft(tricks: readonly SeenTrick[]): number {
  return ALL_POINTS - tricks.reduce((taken, { isFull, points }) => taken + (isFull ? points : 0), 0);
}

/** By suit, each from its ace down; neighbouring suits differ in colour. */
const SUIT_ORDER: readonly Suit[] = [0, 3, 1, 2];

export function sorted(hand: readonly string[]): readonly string[] {
  const place = (id: string): number => {
    const card = CARD_IDS.indexOf(id);
    return card < 0 ? CARD_IDS.length * 2 : SUIT_ORDER.indexOf(suitOf(card)) * CARD_IDS.length - card;
  };
  return hand.toSorted((a, b) => place(a) - place(b));
}
