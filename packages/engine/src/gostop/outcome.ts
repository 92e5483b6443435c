import { KOREAN } from '../hwatu/deck.ts';
import type { Outcome, Seat } from '../kernel/game.ts';
import { type Bill, pointsOf, ppukBills, settle } from './economy.ts';
import type { Carry, Round } from './round.ts';
import { animalCount, goFactor, junkValue, type SetId, setsOf } from './scoring.ts';

/** Items of a claim. */
export type ItemName =
  | SetId
  | 'ttak'
  | 'ppuk'
  | 'jjob'
  | 'go'
  | 'president'
  | 'three_ppuk'
  | 'resigned'
  | 'first_ppuk'
  | 'next_ppuk'
  | 'refill';
/** Factors of a claim. 독박 is a factor of 1: it says why one player pays for another. */
export type FactorName =
  | 'go'
  | 'shake'
  | 'bomb'
  | 'president'
  | 'gwangbak'
  | 'pibak'
  | 'mongbak'
  | 'gobak'
  | 'dokbak'
  | 'nagari'
  | 'gold';

export interface Item {
  readonly name: ItemName;
  readonly points: number;
}
export interface Factor {
  readonly name: FactorName;
  readonly factor: number;
}

const BRIGHT_SETS: readonly string[] = ['OGWANG', 'SAGWANG', 'SAMGWANG', 'BISAMGWANG'];

/** An ended round does not change, and is asked several times: for its refills, its outcome and what follows from it. */
const last: { round: Round | null; ending: Round['ending']; outcome: Outcome | null } = {
  ...{ round: null, ending: null, outcome: null },
};

export function outcomeOf(round: Round): Outcome | null {
  const { ending } = round;
  if (!ending) return null;
  if (last.round !== round || last.ending !== ending) {
    last.outcome = settled(round, ending);
    last.round = round;
    last.ending = ending;
  }
  return last.outcome;
}

function settled(round: Round, ending: NonNullable<Round['ending']>): Outcome {
  const { setup } = round;
  const { reason, winner } = ending;
  const claims = settle(billsOf(round), setup.carry.scores, setup.rules);
  const points = pointsOf(claims, setup.seats);
  const winners = winner !== null ? [winner] : ending.resigned !== null ? others(round, ending.resigned) : [];
  if (reason === 'FIELD_PRESIDENT') return { reason, winners, points, claims, void: true };
  return { reason, winners, points, claims };
}

/** What all opponents together would pay a seat for stopping now. */
export function payoutIfStopped(round: Round, seat: Seat): number {
  return winningBills(round, seat).reduce((sum, { total }) => sum + total, 0);
}

const OTHERS: readonly (readonly (readonly Seat[])[])[] = [
  [[1], [0]],
  [
    [1, 2],
    [0, 2],
    [0, 1],
  ],
];

export function others(round: Round, seat: Seat): readonly Seat[] {
  return OTHERS[round.seats - 2][seat];
}

const NO_BILLS: readonly Bill[] = [];

function billsOf(round: Round): readonly Bill[] {
  const { ending, rules } = round;
  if (!ending) return [];
  const { reason, winner, resigned } = ending;
  if (resigned !== null && !rules.resignPays) return [];
  const ppuk = rules.gold ? ppukBills(round) : NO_BILLS;
  if (resigned !== null)
    return [...ppuk, ...others(round, resigned).map((seat) => resignationBill(round, seat, resigned))];
  if (winner === null) return ppuk;
  switch (reason) {
    case 'PRESIDENT':
      return [...ppuk, ...plainBills(round, winner, { name: 'president', points: rules.presidentPoints }, true)];
    case 'THREE_PPUK': {
      const item: Item = { name: 'three_ppuk', points: rules.threePpukPoints };
      return [...ppuk, ...plainBills(round, winner, item, rules.threePpukCarries)];
    }
    default: {
      const won = winningBills(round, winner);
      return ppuk.length === 0 ? won : [...ppuk, ...won];
    }
  }
}

/** Each loser pays with the multipliers that apply to it; a 독박 pays for the other one too. */
function winningBills(round: Round, winner: Seat): readonly Bill[] {
  const losers = others(round, winner);
  const payer = losers.length > 1 && round.rules.dokbak ? lastCaller(round, losers) : null;
  const items = scoreItems(round, winner);
  return losers.map((loser) => {
    const factors = factorsOf(round, winner, loser, items);
    if (payer !== null && payer !== loser) factors.push({ name: 'dokbak', factor: 1 });
    return bill(winner, payer ?? loser, items, factors);
  });
}

/** Of the losers who had called go, the last one. */
export function lastCaller(round: Round, losers: readonly Seat[]): Seat | null {
  const callers = losers.filter((seat) => round.tallies[seat].goCount > 0);
  if (callers.length === 0) return null;
  return callers.reduce((last, seat) =>
    round.tallies[seat].lastGoTurn > round.tallies[last].lastGoTurn ? seat : last,
  );
}

/** An opponent's claim on the seat that resigned: its score, at least the threshold. */
function resignationBill(round: Round, seat: Seat, resigned: Seat): Bill {
  const items = scoreItems(round, seat);
  const { goMinScore } = round.rules;
  const enough = items.reduce((sum, { points }) => sum + points, 0) >= goMinScore;
  const factors = factorsOf(round, seat, resigned, items);
  return bill(seat, resigned, enough ? items : [{ name: 'resigned', points: goMinScore }], factors);
}

function plainBills(round: Round, winner: Seat, item: Item, carries: boolean): readonly Bill[] {
  const factors: Factor[] = [];
  addTableFactors(factors, round, carries);
  return others(round, winner).map((loser) => bill(winner, loser, [item], factors));
}

function bill(seat: Seat, from: Seat, items: readonly Item[], factors: readonly Factor[]): Bill {
  const sum = items.reduce((total, { points }) => total + points, 0);
  const total = factors.reduce((product, { factor }) => product * factor, sum);
  return { seat, from, items, factors, total };
}

/** The sets, the points for what happened, and the go bonus. */
export function scoreItems(round: Round, seat: Seat): readonly Item[] {
  const { ttak, ppuk, jjob, goCount } = round.tallies[seat];
  const { ttakBonus, ppukBonus, jjobBonus, goBonus } = round.rules;
  const items: Item[] = setsOf(round.patterns, round.pile(seat), round.cupIsJunk);
  addItem(items, 'ttak', ttak * ttakBonus);
  addItem(items, 'ppuk', ppuk * ppukBonus);
  addItem(items, 'jjob', jjob * jjobBonus);
  addItem(items, 'go', goCount * goBonus);
  return items;
}

function addItem(items: Item[], name: ItemName, points: number): void {
  if (points > 0) items.push({ name, points });
}

/** All factors of the winner's items for this loser. */
function factorsOf(round: Round, winner: Seat, loser: Seat, items: readonly Item[]): Factor[] {
  const factors: Factor[] = [];
  addOwnFactors(factors, round, winner);
  addBakFactors(factors, round, winner, loser, items);
  addTableFactors(factors, round, true);
  return factors;
}

function addFactor(factors: Factor[], name: FactorName, factor: number): void {
  if (factor > 1) factors.push({ name, factor });
}

/** What the winner did. */
function addOwnFactors(factors: Factor[], round: Round, winner: Seat): void {
  const { rules } = round;
  const { goCount, shakes, bombs, holds } = round.tallies[winner];
  addFactor(factors, 'go', goFactor(rules, goCount));
  if (shakes > 0) addFactor(factors, 'shake', rules.shakeFactor ** shakes);
  if (bombs > 0) addFactor(factors, 'bomb', rules.bombFactor ** bombs);
  if (holds && shakes + bombs > 0) addFactor(factors, 'president', rules.heldPresidentFactor);
}

/** What the loser lacks or had called: 광박, 피박, 멍박, 고박. */
function addBakFactors(factors: Factor[], round: Round, winner: Seat, loser: Seat, items: readonly Item[]): void {
  const { rules, cupIsJunk } = round;
  const { gwang, pi, mongBak } = rules.bakMultipliers;
  const won = round.pile(winner);
  const lost = round.pile(loser);
  const junk = junkValue(lost, cupIsJunk);
  const hasPi = items.some(({ name }) => name === 'PI');
  const hasGwang = items.some(({ name }) => BRIGHT_SETS.includes(name));
  if (hasGwang && lost.countIn(KOREAN.brights) === 0) addFactor(factors, 'gwangbak', gwang);
  if (hasPi && junk <= rules.piBakMost && (junk > 0 || !rules.piBakSparesNone)) addFactor(factors, 'pibak', pi);
  const isBare = !rules.mongBakNeedsNone || animalCount(lost, cupIsJunk) === 0;
  if (isBare && animalCount(won, cupIsJunk) >= rules.mongBakFrom) addFactor(factors, 'mongbak', mongBak);
  if (round.seats === 2 && round.tallies[loser].goCount > 0) addFactor(factors, 'gobak', rules.goBak);
}

/** What earlier 나가리 left, and what a point is worth in gold. */
function addTableFactors(factors: Factor[], round: Round, carries: boolean): void {
  const { rules, carry } = round.setup;
  if (carries) addFactor(factors, 'nagari', carry.multiplier);
  if (rules.gold) addFactor(factors, 'gold', rules.goldPerPoint);
}

/** Keeps every score an exact integer: twenty 나가리 in a row. */
const MOST_MULTIPLIER = 2 ** 20;

/** The winner begins the next game; after a 나가리 the starter stays and the stakes double. */
export function carryOf(round: Round, outcome = outcomeOf(round)): Carry {
  const { number, rules, carry } = round.setup;
  if (!outcome) return carry;
  const scores = carry.scores.map((score, seat) => score + outcome.points[seat]);
  const won = outcome.winners.length > 0;
  const next: Carry = {
    ...carry,
    scores,
    lots: null,
    starter: outcome.winners[0] ?? round.starter,
    multiplier: won ? 1 : multiplierAfter(round),
    actions: round.counter,
  };
  const resigned = round.ending?.resigned ?? null;
  if (resigned !== null)
    return { ...next, result: { winners: best(scores, others(round, resigned)), reason: 'resigned' } };
  if (outcome.void || number < rules.rounds) return next;
  return { ...next, result: { winners: best(scores, [...scores.keys()]), reason: 'played' } };
}

function multiplierAfter(round: Round): number {
  const { rules, carry } = round.setup;
  if (round.ending?.reason === 'FIELD_PRESIDENT' && rules.fieldPresident === 'redeal') return carry.multiplier;
  const most = rules.nagariCap === 0 ? MOST_MULTIPLIER : rules.nagariCap;
  return Math.max(carry.multiplier, Math.min(carry.multiplier * rules.nagariFactor, most));
}

function best(scores: readonly number[], among: readonly Seat[]): readonly Seat[] {
  const most = Math.max(...among.map((seat) => scores[seat]));
  return among.filter((seat) => scores[seat] === most);
}
