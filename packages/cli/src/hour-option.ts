import type { Simulation } from '@madang/lab';
import { InvalidArgumentError } from 'commander';

/** For the help of every command that takes an hour. */
export const HOUR_HELP =
  'for rules in which the hour of the day matters: the hour at which matches begin, 0 to 23, or "spread" for all hours equally';

export function hour(text: string): number | 'spread' {
  if (text === 'spread') return text;
  if (/^\d{1,2}$/.test(text) && Number(text) < 24) return Number(text);
  throw new InvalidArgumentError('Expected a whole number from 0 to 23, or "spread".');
}

export function hoursOf(hours: number | 'spread' | undefined): Pick<Simulation, 'inputs' | 'hour'> {
  if (hours === 'spread') return { inputs: {}, hour: hours };
  return { inputs: hours === undefined ? {} : { hour: hours } };
}
