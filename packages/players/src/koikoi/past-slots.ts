import type { Seat } from '@madang/engine';
import { FIELD, HAND, PILE, type Round } from '@madang/engine/koikoi';
import { BITS } from '../hwatu/quartets.ts';
import type { SparseRows } from '../kernels/index.ts';
import { addCards, SlotPlan } from '../learner/slots.ts';

const CARDS = 48;
const MONTHS = 12;

const plan = new SlotPlan();
/** What the other left lying from its hand; what lies there from the own hand, and the other did not take. */
const GIVEN = plan.range(CARDS);
const REFUSED = plan.range(CARDS);
/** By month, how many cards the other has played from its hand, if any. */
const SHOWN = plan.range(MONTHS * 4);
/** By seat from the own that has called: how many cards it has taken since. */
const SINCE_CALL = plan.range(2 * 8);

export const PAST_INPUTS = plan.size;

/** What happened before, as far as the position tells it: it keeps the hands as they were dealt. */
export function addPast(round: Round, seat: Seat, start: number, row: SparseRows): void {
  const { table } = round;
  const field = table.at(FIELD);
  const theirs = round.dealtHand(1 - seat).minus(table.at(HAND[1 - seat]));
  addCards(row, start + GIVEN, theirs.intersect(field));
  addCards(row, start + REFUSED, round.dealtHand(seat).intersect(field));
  for (let month = 0; month < MONTHS; month++) {
    const shown = BITS[theirs.quartet(month)];
    if (shown > 0) row.add(start + SHOWN + month * 4 + shown - 1);
  }
  addSinceCall(round, seat, start + SINCE_CALL, row);
  addSinceCall(round, 1 - seat, start + SINCE_CALL + 8, row);
}

function addSinceCall({ calls, table }: Round, seat: Seat, start: number, row: SparseRows): void {
  const { count, pile } = calls[seat];
  if (count > 0) row.add(start + Math.min(7, table.at(PILE[seat]).size - pile.size));
}
