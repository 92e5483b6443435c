import { KOREAN } from '../hwatu/deck.ts';
import type { Seat } from '../kernel/game.ts';
import { lastCaller, others, outcomeOf } from './outcome.ts';
import type { Round } from './round.ts';
import { animalCount, bestBrights, goFactor, junkValue } from './scoring.ts';

/** The points of the outcome without its claims: for searches, which play out many rounds and read nothing else. */
export function roundPoints(round: Round): readonly number[] | null {
  const { ending, rules, seats } = round;
  if (!ending) return null;
  const { reason, winner } = ending;
  // Nobody resigns in a search.
  if (ending.resigned !== null) return outcomeOf(round)?.points ?? null;
  const points = seats === 2 ? [0, 0] : [0, 0, 0];
  if (rules.gold && round.ppukGold.length > 0) payPpuk(round, points);
  if (winner === null) return points;
  if (reason === 'PRESIDENT') payPlainly(round, winner, rules.presidentPoints, true, points);
  else if (reason === 'THREE_PPUK') payPlainly(round, winner, rules.threePpukPoints, rules.threePpukCarries, points);
  else payWinner(round, winner, points);
  return points;
}

/** In the order of the claims, for what is paid first leaves less gold for the next. */
function payPpuk(round: Round, points: number[]): void {
  const { firstPpukGold, nextPpukGold } = round.rules;
  for (const { seat, why } of round.ppukGold)
    for (const from of others(round, seat))
      pay(round, seat, from, why === 'first_ppuk' ? firstPpukGold : nextPpukGold, points);
}

function payPlainly(round: Round, winner: Seat, each: number, carries: boolean, points: number[]): void {
  const total = each * tableFactor(round, carries);
  for (const loser of others(round, winner)) pay(round, winner, loser, total, points);
}

function payWinner(round: Round, winner: Seat, points: number[]): void {
  const { rules } = round;
  const { goCount } = round.tallies[winner];
  const losers = others(round, winner);
  const payer = losers.length > 1 && rules.dokbak ? lastCaller(round, losers) : null;
  const score = round.score(winner) + goCount * rules.goBonus;
  const each = score * ownFactor(round, winner) * tableFactor(round, true);
  const pile = round.pile(winner);
  const hasGwang = bestBrights(round.patterns, pile) !== undefined;
  const hasPi = rules.pi > 0 && junkValue(pile, round.cupIsJunk) >= rules.piFrom;
  for (const loser of losers)
    pay(round, winner, payer ?? loser, each * bakFactor(round, winner, loser, hasGwang, hasPi), points);
}

/** Of gold nobody pays more than there is, and whoever has none left starts again at once. */
function pay(round: Round, seat: Seat, from: Seat, total: number, points: number[]): void {
  const { rules, carry } = round.setup;
  const left = carry.scores[from] + points[from];
  const paid = rules.gold ? Math.min(total, left) : total;
  points[seat] += paid;
  points[from] -= paid;
  if (rules.gold && paid === left) points[from] += rules.startGold;
}

function ownFactor({ rules, tallies }: Round, winner: Seat): number {
  const { goCount, shakes, bombs, holds } = tallies[winner];
  const held = holds && shakes + bombs > 0 ? rules.heldPresidentFactor : 1;
  return goFactor(rules, goCount) * rules.shakeFactor ** shakes * rules.bombFactor ** bombs * held;
}

function bakFactor(round: Round, winner: Seat, loser: Seat, hasGwang: boolean, hasPi: boolean): number {
  const { rules, cupIsJunk } = round;
  const { gwang, pi, mongBak } = rules.bakMultipliers;
  const lost = round.pile(loser);
  let factor = 1;
  if (hasGwang && lost.countIn(KOREAN.brights) === 0) factor *= gwang;
  if (hasPi) {
    const junk = junkValue(lost, cupIsJunk);
    if (junk <= rules.piBakMost && (junk > 0 || !rules.piBakSparesNone)) factor *= pi;
  }
  if (animalCount(round.pile(winner), cupIsJunk) >= rules.mongBakFrom)
    if (!rules.mongBakNeedsNone || animalCount(lost, cupIsJunk) === 0) factor *= mongBak;
  if (round.seats === 2 && round.tallies[loser].goCount > 0) factor *= rules.goBak;
  return factor;
}

function tableFactor(round: Round, carries: boolean): number {
  const { rules, carry } = round.setup;
  return (carries ? carry.multiplier : 1) * (rules.gold ? rules.goldPerPoint : 1);
}
