import type { Seat } from '../kernel/game.ts';
import { isOnBarrel, madeBid, rounded, sitOutPoints } from './outcome.ts';
import type { Round } from './round.ts';
import { BOMB_POINTS } from './rules.ts';

/** The points of the outcome without its claims: for searches, which play out many hands and read nothing else. */
export function roundPoints(round: Round): readonly number[] | null {
  if (!round.ending) return null;
  const { reason } = round.ending;
  const points = new Array<number>(round.setup.seats).fill(0);
  if (reason !== 'played' && reason !== 'bombed') return points;
  for (let seat = 0; seat < points.length; seat++)
    points[seat] = reason === 'played' ? pointsPlayed(round, seat) : pointsBombed(round, seat);
  return points;
}

function pointsPlayed(round: Round, seat: Seat): number {
  const { rules, points, highestBid } = round;
  if (seat === round.declarer) return madeBid(round) ? (rules.scoreBid ? highestBid : points[seat]) : -highestBid;
  if (isOnBarrel(round, seat)) return 0;
  if (round.sitsOut(seat)) return sitOutPoints(round);
  return rules.rounding ? rounded(points[seat]) : points[seat];
}

function pointsBombed(round: Round, seat: Seat): number {
  if (seat === round.declarer || isOnBarrel(round, seat)) return 0;
  return round.sitsOut(seat) ? sitOutPoints(round) : BOMB_POINTS;
}
