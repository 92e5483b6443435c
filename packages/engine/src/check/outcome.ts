import { NONE } from '../kernel/cards.ts';
import type { Claim, Outcome, Seat } from '../kernel/game.ts';
import { CARD_IDS } from './cards.ts';
import type { Carry, Round } from './round.ts';
import type { Rules } from './rules.ts';
import { cardValue, handTotal } from './scoring.ts';

/** A hand at the end, card by card. */
export interface HandScore {
  readonly cards: readonly { readonly name: string; readonly points: number }[];
  readonly total: number;
}

/** With every hand: in a series of wins the points only say who won. */
export interface RoundOutcome extends Outcome {
  readonly hands: readonly HandScore[];
}

/** All seats with the lowest hand (docs/rules/check.md 18), without a seat that resigned. */
export function winnersOf(round: Round): readonly Seat[] {
  let best = Number.POSITIVE_INFINITY;
  let winners: Seat[] = [];
  for (let seat = 0; seat < round.seats; seat++) {
    if (seat === round.resigned) continue;
    const total = handTotal(round.grid.hand(seat));
    if (total < best) winners = [];
    if (total <= best) winners.push(seat);
    best = Math.min(best, total);
  }
  return winners;
}

export function outcomeOf(round: Round): RoundOutcome | null {
  if (!round.ending) return null;
  const winners = winnersOf(round);
  const hands = Array.from({ length: round.seats }, (_, seat) => handScore(round, seat));
  const claims = round.rules.count === 'wins' ? winners.map(winClaim) : hands.map(handClaim);
  const points = hands.map((_, seat) => claims.find((claim) => claim.seat === seat)?.total ?? 0);
  return { reason: round.ending, winners, points, claims, hands };
}

function handScore(round: Round, seat: Seat): HandScore {
  const hand = round.grid.hand(seat);
  const cards = hand.filter((card) => card !== NONE).map((card) => ({ name: CARD_IDS[card], points: cardValue(card) }));
  return { cards, total: handTotal(hand) };
}

function winClaim(seat: Seat): Claim {
  return { seat, from: null, items: [{ name: 'win', points: 1 }], factors: [], total: 1 };
}

function handClaim({ cards, total }: HandScore, seat: Seat): Claim {
  return { seat, from: null, items: cards, factors: [], total };
}

/**
 * The winner begins the next round, of several the lowest seat. After a resignation the hands decide the match, not the
 * series.
 */
export function carryOf(round: Round, outcome = outcomeOf(round)): Carry {
  const { number, carry, rules } = round.setup;
  if (!outcome) return carry;
  const scores = carry.scores.map((score, seat) => score + outcome.points[seat]);
  const starter = outcome.winners[0];
  if (outcome.reason === 'RESIGNED')
    return { scores, starter, result: { winners: outcome.winners, reason: 'resigned' } };
  if (number < rules.rounds) return { scores, starter, result: null };
  return { scores, starter, result: { winners: leaders(rules.count, scores), reason: 'played' } };
}

/** Most wins or fewest points. */
function leaders(count: Rules['count'], scores: readonly number[]): readonly Seat[] {
  const best = count === 'wins' ? Math.max(...scores) : Math.min(...scores);
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
