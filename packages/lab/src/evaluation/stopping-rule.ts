import type { Compared } from '../compare.ts';
import type { Reach } from '../running-mean.ts';

/** When an evaluation has seen enough, as plain data. */
export type StoppingRule =
  /** The interval is on one side of an even result. */
  | { readonly until: 'better' }
  /** The interval of points (or of the share of wins, from 0 to 1) reaches at most so far to each side. */
  | { readonly until: 'within'; readonly of: 'points' | 'wins'; readonly half: number };

/** The share of evaluations whose interval misses the truth at any time. */
const ERROR = 0.05;
/** The interval is narrowest after so many values; after ten times as many it is 7 % wider than it could be. */
const NARROWEST = 2000;
/** 8.21 is what makes it narrowest there, for this error rate. */
const RHO_SQUARED = 8.21 / NARROWEST;

/**
 * For a number of values that depends on the values themselves. A confidence sequence: its intervals contain the truth all at
 * once, so that one can stop at any of them (Robbins' normal mixture, as in Waudby-Smith et al., Annals of Statistics 2024).
 */
export const ANY_NUMBER: Reach = (count) => {
  const scaled = count * RHO_SQUARED;
  return Math.sqrt((2 * (scaled + 1) * Math.log(Math.sqrt(scaled + 1) / ERROR)) / scaled);
};

/** Before that the mean of deals of which few decide is not yet normally distributed. */
const FIRST_LOOK = 300;

/** The numbers of deals at which the rule is asked: enough of them, and few enough to compute the result at each. */
export function lookAfter(deals: number): number {
  let look = FIRST_LOOK;
  while (look <= deals) look = Math.max(look + 10, Math.ceil(1.02 * look));
  return look;
}

/** By the result without the luck of draws, where it was measured. */
export function isEnough(rule: StoppingRule, compared: Compared): boolean {
  const { points, wins } = compared.corrected ?? compared;
  if (rule.until === 'better') return points.low > 0 || points.high < 0;
  const { mean, low, high } = rule.of === 'points' ? points : wins;
  return Math.max(mean - low, high - mean) <= rule.half;
}
