import type { Claim, Seat } from '../kernel/game.ts';
import type { PpukGold, Round } from './round.ts';
import type { Rules } from './rules.ts';

/** A claim before it is known how much its payer can pay. */
export interface Bill extends Claim {
  readonly from: Seat;
}

/**
 * The claims as they are paid, in order. Points have no limit. Nobody pays more gold than they have, and a seat without
 * gold gets the starting gold at once (docs/rules/matgo.md 32, 33).
 */
export function settle(bills: readonly Bill[], before: readonly number[], rules: Rules): readonly Claim[] {
  if (!rules.gold) return bills;
  const gold = before.slice();
  const claims: Claim[] = [];
  for (const bill of bills) {
    const paid = Math.min(bill.total, gold[bill.from]);
    claims.push(paid < bill.total ? { ...bill, paid } : bill);
    gold[bill.from] -= paid;
    gold[bill.seat] += paid;
    if (gold[bill.from] > 0) continue;
    claims.push(refill(bill.from, rules.startGold));
    gold[bill.from] = rules.startGold;
  }
  return claims;
}

function refill(seat: Seat, gold: number): Claim {
  return { seat, from: null, items: [{ name: 'refill', points: gold }], factors: [], total: gold };
}

const NO_POINTS: readonly (readonly number[])[] = [
  [0, 0],
  [0, 0, 0],
];

/** What the claims change for each seat. */
export function pointsOf(claims: readonly Claim[], seats: number): number[] {
  const points = NO_POINTS[seats - 2].slice();
  for (const { seat, from, total, paid = total } of claims) {
    points[seat] += paid;
    if (from !== null) points[from] -= paid;
  }
  return points;
}

const NO_BILLS: readonly Bill[] = [];

/** What 첫뻑 and 연뻑 cost each opponent. */
export function ppukBills(round: Round, payments: readonly PpukGold[] = round.ppukGold): readonly Bill[] {
  if (payments.length === 0) return NO_BILLS;
  const { firstPpukGold, nextPpukGold } = round.rules;
  return payments.flatMap(({ seat, why }) => {
    const total = why === 'first_ppuk' ? firstPpukGold : nextPpukGold;
    const opponents = round.tallies.flatMap((_, other) => (other === seat ? [] : [other]));
    return opponents.map((from) => ({ seat, from, items: [{ name: why, points: total }], factors: [], total }));
  });
}

/** What each seat has now, including the gold of this round's 뻑. */
export function balancesOf(round: Round): readonly number[] {
  const { scores } = round.setup.carry;
  if (round.ppukGold.length === 0) return scores;
  const points = pointsOf(settle(ppukBills(round), scores, round.rules), round.seats);
  return scores.map((score, seat) => score + points[seat]);
}
