import type { AnyGame, AnyState, Outcome } from '@madang/engine';
import { type AnyFeatures, featuresOf } from '@madang/players';
import type { Estimates, Series } from './estimates.ts';

/** How often values occurred: `counts[i]` from `from + i * width` up to the next bin, and the rare ones outside. */
export interface Histogram {
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
  readonly below: number;
  readonly above: number;
}

export interface Distributions {
  /** By seat: the change of its score in a round. */
  readonly score: readonly Histogram[];
  /** By seat: the same in points, for games that can be played for gold. Absent for other games. */
  readonly gain?: readonly Histogram[];
  /** Actions in a round. */
  readonly actions: Histogram;
}

const PREFIX = 'distribution/';
const MOST_BINS = 48;
/** At each end so many of all values may lie outside of the bins. */
const RARE = 0.01;

/** Counts values in series, which add up over workers. */
class ValueCount {
  private readonly estimates: Estimates;
  private readonly name: string;
  private readonly byValue = new Map<number, Series>();

  constructor(estimates: Estimates, name: string) {
    this.estimates = estimates;
    this.name = name;
  }

  add(value: number): void {
    const known = this.byValue.get(value);
    if (known) known.count++;
    else {
      const series = this.estimates.series(`${PREFIX}${this.name}/${value}`);
      series.count++;
      this.byValue.set(value, series);
    }
  }
}

/** Counts what the distributions of a report are made of, while matches are played. */
export class DistributionCount {
  private readonly score: readonly ValueCount[];
  private readonly gain: readonly ValueCount[];
  private readonly actions: ValueCount;
  private readonly features: AnyFeatures;

  constructor(game: AnyGame, seats: number, estimates: Estimates) {
    const bySeat = (name: string): readonly ValueCount[] =>
      Array.from({ length: seats }, (_, seat) => new ValueCount(estimates, `${name}/${seat}`));
    this.features = featuresOf(game);
    this.score = bySeat('score');
    this.gain = this.features.gain ? bySeat('gain') : [];
    this.actions = new ValueCount(estimates, 'actions');
  }

  /** A round that is not void is over. */
  ended(outcome: Outcome, state: AnyState, actions: number): void {
    const { score, gain, features } = this;
    for (let seat = 0; seat < score.length; seat++) score[seat].add(outcome.points[seat]);
    for (let seat = 0; seat < gain.length; seat++) gain[seat].add(features.gain?.(outcome, state, seat) ?? 0);
    this.actions.add(actions);
  }
}

/** The distributions of what was counted; null if nothing was. */
export function distributionsOf(estimates: Estimates, seats: number): Distributions | null {
  const bySeat = (name: string): readonly Values[] =>
    Array.from({ length: seats }, (_, seat) => valuesOf(estimates, `${name}/${seat}`));
  const [actions] = histogramsOf([valuesOf(estimates, 'actions')]);
  if (!actions) return null;
  const gain = histogramsOf(bySeat('gain'));
  return { score: histogramsOf(bySeat('score')), ...(gain.length > 0 ? { gain } : {}), actions };
}

/** Values and how often each occurred, from the smallest. */
type Values = readonly (readonly [value: number, count: number])[];

function valuesOf(estimates: Estimates, name: string): Values {
  const prefix = `${PREFIX}${name}/`;
  return estimates
    .namesUnder(prefix)
    .map((value) => [Number(value), estimates.count(prefix + value)] as const)
    .sort(([one], [other]) => one - other);
}

/** Histograms with the same bins; none if there is no value. */
export function histogramsOf(lists: readonly Values[]): readonly Histogram[] {
  const all = lists.flat().sort(([one], [other]) => one - other);
  if (all.length === 0) return [];
  const low = quantile(all, RARE);
  const high = quantile(all, 1 - RARE);
  const isWhole = all.every(([value]) => Number.isInteger(value));
  const width = binWidth(high - low, isWhole);
  const from = Math.floor(low / width) * width;
  const bins = Math.floor((high - from) / width) + 1;
  return lists.map((values) => {
    const counts = new Array<number>(bins).fill(0);
    let [below, above] = [0, 0];
    for (const [value, count] of values) {
      const bin = Math.floor((value - from) / width);
      if (bin < 0) below += count;
      else if (bin >= bins) above += count;
      else counts[bin] += count;
    }
    return { from, width, counts, below, above };
  });
}

function quantile(sorted: Values, share: number): number {
  const all = sorted.reduce((sum, [, count]) => sum + count, 0);
  let passed = 0;
  for (const [value, count] of sorted) {
    passed += count;
    if (passed >= share * all) return value;
  }
  return sorted[sorted.length - 1][0];
}

/** The smallest of 1, 2 and 5 times a power of ten that needs few enough bins. */
function binWidth(range: number, isWhole: boolean): number {
  let power = isWhole ? 1 : 10 ** Math.floor(Math.log10(Math.max(range, 1e-6) / MOST_BINS));
  for (; ; power *= 10) for (const factor of [1, 2, 5]) if (range / (factor * power) < MOST_BINS) return factor * power;
}
