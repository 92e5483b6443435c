/** All that a running mean holds: the number of values, their mean, and the sum of squared distances from it. */
export type MeanSums = readonly [count: number, mean: number, squares: number];

/** Mean and 95 % interval of a stream of numbers (Welford's algorithm). */
export class RunningMean {
  count = 0;
  mean = 0;
  private squares = 0;

  /** Continues with the sums of another. */
  static from([count, mean, squares]: MeanSums): RunningMean {
    const values = new RunningMean();
    values.count = count;
    values.mean = mean;
    values.squares = squares;
    return values;
  }

  get sums(): MeanSums {
    return [this.count, this.mean, this.squares];
  }

  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  /** The standard error of the mean; infinite with fewer than two values. */
  get error(): number {
    return this.count < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(this.squares / (this.count - 1) / this.count);
  }
}

/** How many standard errors an interval reaches to each side, by the number of values. */
export type Reach = (count: number) => number;

/** For a number of values that was chosen before the first of them was seen. */
export const FIXED_NUMBER: Reach = () => 1.96;

/** A mean with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export function intervalOf({ count, mean, error }: RunningMean, reach = FIXED_NUMBER): Interval {
  const half = reach(count) * error;
  return { mean, low: mean - half, high: mean + half };
}

/**
 * The same for a share, which is never below 0 or above 1. Where all values are 0, or all are 1, their spread is no measure of
 * what is unknown: then it is Wilson's interval.
 */
export function shareOfMean(values: RunningMean, reach = FIXED_NUMBER): Interval {
  const { count, mean } = values;
  const { low, high } = intervalOf(values, reach);
  const unseen = count === 0 ? 1 : reach(count) ** 2 / (count + reach(count) ** 2);
  return { mean, low: mean === 1 ? 1 - unseen : Math.max(0, low), high: mean === 0 ? unseen : Math.min(1, high) };
}
