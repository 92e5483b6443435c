import type { AnyGame } from '@madang/engine';
import type { AnyPolicy } from '../policy.ts';
import type { GameMatch, MatchForm, TablePlan } from './game-match.ts';
import { type Hand, raceTable } from './race-table.ts';
import { type PlayedRound, type Simulation, simulateRounds } from './simulate-rounds.ts';
import type { RoundResult } from './standing.ts';
import type { MatchTable } from './table-file.ts';

/** How many rounds a table is made from. */
interface Amount {
  readonly seed: number;
  readonly rounds: number;
}

/** The most results that a table keeps. Those of a race serve only to see its curve. */
const KEPT = { race: 24, pair: 120, more: 64 };

/** All tables of a game, from rounds that the quick policy plays. The same seed gives the same tables. */
export function makeTables(game: AnyGame, match: GameMatch, policy: AnyPolicy, amount: Amount): readonly MatchTable[] {
  return match
    .plansOf(game)
    .flatMap((plan) => plan.seats.map((seats) => makeTable(game, match, policy, plan, seats, amount)));
}

function makeTable(
  game: AnyGame,
  match: GameMatch,
  policy: AnyPolicy,
  plan: TablePlan,
  seats: number,
  amount: Amount,
): MatchTable {
  const { options, simulated = options } = plan;
  const form = match.formOf(game.configure(options), seats);
  if (!form) throw new Error(`${game.id}: points are all that counts by ${JSON.stringify(options)}`);
  const hands = simulateHands({ game, rules: game.configure(simulated), seats, policy }, match, form, amount);
  return {
    options,
    seats,
    results: thinned(hands, form.kind === 'race' ? KEPT.race : seats === 2 ? KEPT.pair : KEPT.more),
    ...(form.kind === 'race' && { race: raceTable(form, hands, seats, amount.seed) }),
  };
}

function simulateHands(
  simulation: Simulation,
  match: GameMatch,
  form: MatchForm,
  { seed, rounds }: Amount,
): readonly Hand[] {
  const played = simulateRounds(simulation, seed);
  return Array.from({ length: rounds }, () => handOf(played.next().value, match, form));
}

function handOf({ state, outcome: { points } }: PlayedRound, match: GameMatch, form: MatchForm): Hand {
  const seats = points.length;
  const starter = match.starterOf(state);
  const unit = form.kind === 'series' ? form.unit * form.factorOf(match.setupOf(state).carry) : 1;
  const declarer = match.declarerOf?.(state) ?? null;
  return {
    // Plus 0, for -0 would be a result of its own.
    points: points.map((_, place) => Math.round(points[(starter + place) % seats] / unit) + 0),
    declarer: declarer === null ? -1 : (declarer - starter + seats) % seats,
  };
}

/** The different results with their counts or, when there are too many, every so-many-th in their order. */
function thinned(hands: readonly Hand[], most: number): readonly RoundResult[] {
  const sorted = hands.map(({ points }) => points).sort(inOrder);
  const results: { count: number; readonly points: readonly number[] }[] = [];
  for (const points of sorted) {
    const last = results.at(-1);
    if (last && inOrder(last.points, points) === 0) last.count++;
    else results.push({ count: 1, points });
  }
  if (results.length <= most) return results;
  return Array.from({ length: most }, (_, i) => ({
    count: 1,
    points: sorted[Math.floor(((i + 0.5) * sorted.length) / most)],
  }));
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at] - b[at];
}
