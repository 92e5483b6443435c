import type { StoppingRule } from '@madang/lab';
import { InvalidArgumentError } from 'commander';

export const UNTIL_HELP =
  'play until the interval is narrow enough: ±0.1 (points), ±1% (wins); or until it shows who is "better"';

/** A rule for stopping, and how it was written. */
export interface Until {
  readonly text: string;
  readonly rule: StoppingRule;
}

/** Reads `±0.1`, `0.1`, `±1%`, `better`. */
export function until(text: string): Until {
  if (text === 'better') return { text, rule: { until: 'better' } };
  const [, number = '', percent = ''] = /^(?:±|\+-|\+\/-)?(\d+(?:\.\d+)?|\.\d+) ?(%?)$/.exec(text) ?? [];
  const half = Number(number);
  if (!(half > 0) || (percent && half >= 50))
    throw new InvalidArgumentError('Expected ±0.1 (points), ±1% (wins) or "better".');
  if (percent) return { text: `±${half} %`, rule: { until: 'within', of: 'wins', half: half / 100 } };
  return { text: `±${half}`, rule: { until: 'within', of: 'points', half } };
}
