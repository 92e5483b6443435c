import { JAPANESE } from '../hwatu/deck.ts';
import { type Card, CardSet } from '../kernel/cards.ts';
import type { Seat, Viewer } from '../kernel/game.ts';
import { unseen } from '../kernel/knowledge.ts';
import type { Zone } from '../kernel/table.ts';
import type { EndReason } from './events.ts';
import type { Phase, Round } from './round.ts';
import { FIELD, FLIPPED, HAND, PILE } from './zones.ts';

export type Snapshot = {
  readonly round: number;
  readonly dealer: Seat;
  readonly scores: readonly number[];
  readonly phase: Phase;
  readonly seat: Seat;
  readonly field: readonly string[];
  readonly flipped: string | null;
  readonly hands: readonly (readonly string[])[];
  readonly piles: readonly (readonly string[])[];
  readonly stock: readonly string[];
  /** The hands as they were dealt. */
  readonly dealt: readonly (readonly string[])[];
  readonly calls: readonly { readonly count: number; readonly points: number; readonly pile: readonly string[] }[];
  readonly lastCaller: Seat | null;
  readonly ending: { readonly reason: EndReason; readonly winner: Seat | null } | null;
};

/** The whole round, or what a viewer may know of it. */
export function snapshotOf(round: Round, viewer?: Viewer): Snapshot {
  const hidden = viewer === undefined ? CardSet.EMPTY : unseen(round, viewer);
  const id = (card: Card): string => (hidden.has(card) ? '?' : JAPANESE.ids[card]);
  // In a hand the unseen cards come last: their place in the sorted list would reveal them.
  const idsOf = (cards: CardSet): string[] =>
    [...cards.minus(hidden).toArray(), ...cards.intersect(hidden).toArray()].map(id);
  const ids = (zone: Zone): string[] => idsOf(round.table.at(zone));
  const { number, carry } = round.setup;
  return {
    round: number,
    dealer: carry.dealer,
    scores: carry.scores,
    phase: round.phase,
    seat: round.seat,
    field: ids(FIELD),
    flipped: ids(FLIPPED)[0] ?? null,
    hands: HAND.map(ids),
    piles: PILE.map(ids),
    stock: round.stock.map(id),
    dealt: HAND.map((_, seat) => idsOf(round.dealtHand(seat))),
    calls: round.calls.map(({ count, points, pile }) => ({ count, points, pile: pile.toArray().map(id) })),
    lastCaller: round.lastCaller,
    ending: round.ending && { ...round.ending },
  };
}
