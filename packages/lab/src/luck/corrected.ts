import { FIXED_NUMBER, type Interval, intervalOf, RunningMean, shareOfMean } from '../running-mean.ts';

/** A deal: the first player's lead, its share of the wins where a game had a winner, and its luck. */
export interface MeasuredDeal {
  readonly lead: number;
  readonly won: number | null;
  readonly luck: number;
}

/** A result without the luck of draws. The gain is how many deals one deal counts for: the ratio of the variances. */
export interface Corrected {
  readonly points: Interval;
  readonly wins: Interval;
  readonly gain: { readonly points: number; readonly wins: number };
  /** The luck itself, in the units of the network. Its true mean is zero. */
  readonly luck: Interval;
}

export function corrected(deals: readonly MeasuredDeal[], reach = FIXED_NUMBER): Corrected {
  const luck = deals.map((deal) => deal.luck);
  const points = withoutLuck(
    deals.map(({ lead }) => lead),
    luck,
  );
  const wins = withoutLuck(winsOf(deals), luck);
  return {
    points: intervalOf(points.mean, reach),
    wins: shareOfMean(wins.mean, reach),
    gain: { points: points.gain, wins: wins.gain },
    luck: intervalOf(meanOf(luck), reach),
  };
}

/** The share of wins without luck. */
export function correctedWins(deals: readonly MeasuredDeal[]): RunningMean {
  return withoutLuck(
    winsOf(deals),
    deals.map(({ luck }) => luck),
  ).mean;
}

/**
 * One value for each deal, so that their mean is the mean of the shares where there is one, and their spread is that of
 * this mean. Deals without a winner cannot be left out: their luck is not zero on average.
 */
function winsOf(deals: readonly MeasuredDeal[]): readonly number[] {
  const shares = deals.flatMap(({ won }) => (won === null ? [] : [won]));
  if (shares.length === 0) return deals.map(() => 0);
  const { mean } = meanOf(shares);
  return deals.map(({ won }) => (won === null ? mean : mean + ((won - mean) * deals.length) / shares.length));
}

/**
 * Takes from each value its luck times a factor (a control variate). The factor of even deals comes from the odd ones and
 * the other way round: so it does not depend on the luck that it multiplies, and no bias arises.
 */
function withoutLuck(values: readonly number[], luck: readonly number[]): { mean: RunningMean; gain: number } {
  const factors = [0, 1].map((half) => slope(everyOther(values, half), everyOther(luck, half)));
  const plain = meanOf(values);
  const rest = meanOf(values.map((value, i) => value - factors[1 - (i % 2)] * luck[i]));
  const gain = (plain.error / rest.error) ** 2;
  return { mean: rest, gain: Number.isFinite(gain) ? gain : 1 };
}

function everyOther(values: readonly number[], from: number): readonly number[] {
  return values.filter((_, i) => i % 2 === from);
}

/** How much a value changes with its luck: the slope of the straight line that fits best. */
function slope(values: readonly number[], luck: readonly number[]): number {
  const middle = meanOf(values).mean;
  const even = meanOf(luck).mean;
  let [together, alone] = [0, 0];
  for (const [i, value] of values.entries()) {
    together += (value - middle) * (luck[i] - even);
    alone += (luck[i] - even) ** 2;
  }
  return alone === 0 ? 0 : together / alone;
}

function meanOf(values: readonly number[]): RunningMean {
  const mean = new RunningMean();
  for (const value of values) mean.add(value);
  return mean;
}
