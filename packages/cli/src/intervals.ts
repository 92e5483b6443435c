import type { Interval } from '@madang/lab';

/** `+4.64   95 %: +4.31 … +4.97` */
export function signed({ mean, low, high }: Interval): string {
  // Where rounds are worth little (Check), two digits would not show on which side of 0 the interval is.
  const digits = high > low && high - low < 0.05 ? 4 : 2;
  const show = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
  return `${show(mean)}   95 %: ${show(low)} … ${show(high)}`;
}

/** `81.4 %   95 %: 79.7 … 83.2` */
export function share({ mean, low, high }: Interval): string {
  const show = (value: number): string => (100 * value).toFixed(1);
  return `${show(mean)} %   95 %: ${show(low)} … ${show(high)}`;
}
