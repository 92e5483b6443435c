import { NONE } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import type { Round } from './round.ts';
import { cardValue } from './scoring.ts';

/** The points of the outcome without its claims: for searches, which play out many rounds and read nothing else. */
export function roundPoints(round: Round): readonly number[] | null {
  if (!round.ending) return null;
  const points = new Array<number>(round.seats).fill(0);
  for (let seat = 0; seat < points.length; seat++) points[seat] = totalOf(round, seat);
  return round.rules.count === 'wins' ? winsOf(round, points) : points;
}

function totalOf({ grid }: Round, seat: Seat): number {
  let total = 0;
  for (let place = seat * grid.slots; place < (seat + 1) * grid.slots; place++)
    if (grid.cards[place] !== NONE) total += cardValue(grid.cards[place]);
  return total;
}

/** In place: 1 for the lowest totals, whoever resigned left out. */
function winsOf({ resigned }: Round, totals: number[]): readonly number[] {
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < totals.length; seat++) if (seat !== resigned && totals[seat] < least) least = totals[seat];
  for (let seat = 0; seat < totals.length; seat++) totals[seat] = seat !== resigned && totals[seat] === least ? 1 : 0;
  return totals;
}
