import type { Claim, Outcome, Seat } from '../kernel/game.ts';
import type { Carry, Round } from './round.ts';
import type { YakuType } from './scoring.ts';

const TESHI_POINTS = 6;

/** Items of a claim that are not yaku. */
export type PlainItem = 'TESHI' | 'DEALER_PRIVILEGE';
/** The factors of yaku points. */
export type FactorName = 'seven_plus' | 'opponent_koi' | 'koi_calls';

/** The factor of the winner's points for the opponent's calls, or by option for all calls. */
export function koiFactor(round: Round, winner: Seat): number {
  const { each_call_adds, koi_koi_multiplier } = round.rules;
  if (each_call_adds) return 1 + round.calls[0].count + round.calls[1].count;
  return round.calls[1 - winner].count > 0 ? koi_koi_multiplier : 1;
}

export function outcomeOf(round: Round): Outcome | null {
  if (!round.ending) return null;
  const { reason, winner } = round.ending;
  if (winner === null) return { reason, winners: [], points: [0, 0], claims: [] };
  const claim = claimOf(round, winner);
  const points = [0, 0];
  if (claim) points[winner] = claim.total;
  return { reason, winners: [winner], points, claims: claim ? [claim] : [] };
}

/** What a seat with yaku would get for stopping now. */
export function pointsIfStopped(round: Round, seat: Seat): number {
  return yakuClaim(round, seat).total;
}

function claimOf(round: Round, winner: Seat): Claim | null {
  const { ending, rules } = round;
  switch (ending?.reason) {
    case 'TESHI':
      return plainClaim(winner, 'TESHI', TESHI_POINTS);
    case 'DEALER_PRIVILEGE':
      return plainClaim(winner, 'DEALER_PRIVILEGE', rules.dealer_privilege);
    case 'STOPPED':
    case 'LAST_CARD':
    case 'EXHAUSTED_AFTER_KOI':
      return yakuClaim(round, winner);
    default:
      return null;
  }
}

function plainClaim(seat: Seat, name: PlainItem, points: number): Claim {
  return { seat, from: null, items: [{ name, points }], factors: [], total: points };
}

function yakuClaim(round: Round, seat: Seat): Claim {
  const items: { name: YakuType; points: number }[] = [];
  const factors: { name: FactorName; factor: number }[] = [];
  let total = 0;
  for (const { type, points } of round.yaku(seat)) {
    items.push({ name: type, points });
    total += points;
  }
  if (round.rules.seven_point_double && total >= 7) factors.push({ name: 'seven_plus', factor: 2 });
  const koi = koiFactor(round, seat);
  if (koi > 1) factors.push({ name: round.rules.each_call_adds ? 'koi_calls' : 'opponent_koi', factor: koi });
  for (const { factor } of factors) total *= factor;
  return { seat, from: null, items, factors, total };
}

/** The winner deals next; a draw keeps the dealer or, by option, the other one deals. */
export function carryOf(round: Round, outcome = outcomeOf(round)): Carry {
  const { number, carry: before, rules } = round.setup;
  if (!outcome) return before;
  const scores = before.scores.map((score, seat) => score + outcome.points[seat]);
  const drawDealer = rules.draw_dealer === 'alternate' ? 1 - before.dealer : before.dealer;
  const dealer = outcome.winners[0] ?? drawDealer;
  if (outcome.reason === 'RESIGNED')
    return { scores, dealer, result: { winners: outcome.winners, reason: 'resigned' } };
  if (number < rules.total_rounds) return { scores, dealer, result: null };
  const best = Math.max(...scores);
  return { scores, dealer, result: { winners: [0, 1].filter((seat) => scores[seat] === best), reason: 'played' } };
}
