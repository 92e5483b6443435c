import { FIXED_NUMBER, type Interval } from '../running-mean.ts';
import { invert, type Matrix, times } from './matrix.ts';

/** What two players came to: the first one sat against `others` of the second. */
export interface PairScore {
  readonly first: string;
  readonly second: string;
  readonly others: number;
  /** Deals with a winner, the first player's mean share of the wins, and the standard error of this mean. */
  readonly count: number;
  readonly mean: number;
  readonly error: number;
}

/** A player's strength on the Elo scale: 400 more means ten times the odds of winning. The mean of all players is 0. */
export interface Rating extends Interval {
  readonly player: string;
}

const ELO = 400 / Math.LN10;
const MOST_STEPS = 100;

/**
 * The ratings that make the results most likely, if the odds of winning are the ratio of strengths (Bradley and Terry; Luce
 * for more than two seats). Their intervals follow from the standard errors of the pairs, which are of duplicate deals, and not
 * from the model (a sandwich estimate). The pairs must be independent of each other.
 */
export function ratingsOf(players: readonly string[], scores: readonly PairScore[], reach = FIXED_NUMBER): Rating[] {
  const pairs = scores.map((score) => withEvenDeal(score, players));
  const strengths = mostLikely(players.length, pairs);
  const inverse = invert(curvature(players.length, pairs, strengths));
  const variance = times(times(inverse, spread(players.length, pairs)), inverse);
  const farthest = Math.max(...pairs.map(({ count }) => reach(count)));
  return players.map((player, i) => {
    const mean = ELO * strengths[i];
    const half = farthest * ELO * Math.sqrt(variance[i][i]);
    return { player, mean, low: mean - half, high: mean + half };
  });
}

/** A pair by the numbers of its players. */
interface Pair {
  readonly first: number;
  readonly second: number;
  readonly others: number;
  readonly count: number;
  readonly mean: number;
  /** Of the mean. */
  readonly variance: number;
}

/** One more deal with an even result: without it, a player that wins everything would have no finite rating. */
function withEvenDeal({ first, second, others, count, mean, error }: PairScore, players: readonly string[]): Pair {
  const even = 1 / (1 + others);
  const squares = Number.isFinite(error) ? error ** 2 * count * (count - 1) : 0;
  const all = squares + ((even - mean) ** 2 * count) / (count + 1);
  return {
    ...{ first: players.indexOf(first), second: players.indexOf(second), others },
    count: count + 1,
    mean: (count * mean + even) / (count + 1),
    variance: count === 0 ? even * (1 - even) : all / count / (count + 1),
  };
}

/** The chance that the first player wins, by the logarithms of their strengths. */
function chance({ first, second, others }: Pair, strengths: readonly number[]): number {
  return 1 / (1 + others * Math.exp(strengths[second] - strengths[first]));
}

/** Newton's method; the likelihood has one top. Steps are short, so that none passes it by far. */
function mostLikely(size: number, pairs: readonly Pair[]): readonly number[] {
  let strengths: readonly number[] = new Array<number>(size).fill(0);
  for (let i = 0; i < MOST_STEPS; i++) {
    const slope = new Array<number>(size).fill(0);
    for (const pair of pairs) {
      const more = pair.count * (pair.mean - chance(pair, strengths));
      slope[pair.first] += more;
      slope[pair.second] -= more;
    }
    const [step] = times([slope], invert(curvature(size, pairs, strengths)));
    const longest = Math.max(...step.map(Math.abs));
    const share = Math.min(1, 1 / longest);
    strengths = strengths.map((strength, player) => strength + share * step[player]);
    if (longest < 1e-10) break;
  }
  return strengths;
}

/** How sharply the likelihood bends. Only differences of strengths count, so their sum is held at 0. */
function curvature(size: number, pairs: readonly Pair[], strengths: readonly number[]): Matrix {
  const sum = zeros(size, 1 / size);
  for (const pair of pairs) {
    const won = chance(pair, strengths);
    addPair(sum, pair, pair.count * won * (1 - won));
  }
  return sum;
}

/** How much the slope of the likelihood varies with the deals. */
function spread(size: number, pairs: readonly Pair[]): Matrix {
  const sum = zeros(size, 0);
  for (const pair of pairs) addPair(sum, pair, pair.count ** 2 * pair.variance);
  return sum;
}

function zeros(size: number, value: number): number[][] {
  return Array.from({ length: size }, () => new Array<number>(size).fill(value));
}

function addPair(sum: number[][], { first, second }: Pair, value: number): void {
  sum[first][first] += value;
  sum[second][second] += value;
  sum[first][second] -= value;
  sum[second][first] -= value;
}
