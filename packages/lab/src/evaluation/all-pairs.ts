import { Checkpoint } from '../checkpoint.ts';
import { type Compared, ScoreSheet, type ScoreState } from '../compare.ts';
import { type Contest, type Evaluation, resultOf, scoreOnWorkers } from '../compare-on-workers.ts';
import { type PairScore, type Rating, ratingsOf } from './ratings.ts';
import { ANY_NUMBER } from './stopping-rule.ts';

/** Several players at one table, each against each other. */
interface AllPairs extends Omit<Evaluation, 'contest'> {
  readonly contest: Omit<Contest, 'players'>;
  /** Without repetition. */
  readonly players: readonly string[];
  /** Called as each pair begins. */
  readonly begins?: (pair: Pairing, number: number, of: number) => void;
}

/** The first player, who sits against the second in all other seats, and the seed of their deals. */
interface Pairing {
  readonly players: readonly [string, string];
  readonly seed: string;
}

export type ComparedPair = Pairing & Compared;

export interface ComparedPairs {
  readonly pairs: readonly ComparedPair[];
  /** By strength; none until all pairs have been compared. */
  readonly ratings: readonly Rating[];
}

/**
 * Compares all pairs, each by deals of its own: so their results are independent, as the ratings require. With more than two
 * seats one player against several others is not the same as the other way round, so each pair is compared both ways.
 */
export async function compareAllPairs(all: AllPairs): Promise<ComparedPairs> {
  const { contest, players, stop, signal, kept } = all;
  const pairings = pairingsOf(players, contest);
  const plan = { ...contest, players, deals: all.deals, ...(stop ? { stop } : {}) };
  const checkpoint = kept && new Checkpoint<{ done: ScoreState[] }>(kept.output, plan);
  const done = (kept?.resume && checkpoint?.load()?.done) || [];
  const sheets = done.map((state) => new ScoreSheet(state));
  for (const [i, pairing] of pairings.entries()) {
    if (i < done.length) continue;
    all.begins?.(pairing, i + 1, pairings.length);
    const sheet = await scoreOnWorkers({
      ...all,
      contest: { ...contest, ...pairing },
      ...(kept ? { kept: { output: `${kept.output}.pair`, resume: kept.resume } } : {}),
    });
    sheets.push(sheet);
    if (signal?.aborted) break;
    checkpoint?.save({ done: sheets.map(({ state }) => state) });
  }
  const pairs = sheets.map((sheet, i) => ({ ...pairings[i], ...resultOf(sheet, stop) }));
  if (signal?.aborted || pairs.length < pairings.length) return { pairs, ratings: [] };
  checkpoint?.remove();
  const scores = sheets.map((sheet, i) => scoreOf(pairings[i], contest.seats, sheet));
  const ratings = ratingsOf(players, scores, stop ? ANY_NUMBER : undefined);
  return { pairs, ratings: ratings.sort((one, other) => other.mean - one.mean) };
}

function pairingsOf(players: readonly string[], { seats, seed }: Omit<Contest, 'players'>): readonly Pairing[] {
  return players.flatMap((first, i) =>
    players
      .filter((_, k) => (seats === 2 ? k > i : k !== i))
      .map((second) => ({ players: [first, second] as const, seed: `${seed}/${first}/${second}` })),
  );
}

function scoreOf({ players: [first, second] }: Pairing, seats: number, { winShare }: ScoreSheet): PairScore {
  const { count, mean, error } = winShare;
  return { first, second, others: seats - 1, count, mean, error };
}
