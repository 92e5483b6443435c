import type { Length } from '@madang/lab';
import type { Command } from 'commander';
import { UsageError } from './failure.ts';
import { count } from './numbers.ts';

/** The options that say how much is played. */
export interface LengthOptions {
  readonly rounds?: number;
  readonly matches?: number;
  readonly games?: number;
}

export function withLengthOptions(command: Command, what: string, usual: string): Command {
  return command
    .option('--rounds <n>', `number of ${what}rounds, such as 500k or 20M; the last match may be cut`, count)
    .option('--matches <n>', `number of whole ${what}matches instead${usual}`, count)
    .option('--games <n>', 'another word for --matches (a 판 of the literature is a round)', count);
}

/** At most one of the options may be given. */
export function lengthOf({ rounds, matches, games }: LengthOptions, usual: Length): Length {
  const given = [rounds, matches, games].filter((number) => number !== undefined);
  if (given.length > 1) throw new UsageError('only one of --rounds, --matches and --games can be given');
  if (rounds !== undefined) return { count: rounds, unit: 'rounds' };
  const [number] = given;
  return number === undefined ? usual : { count: number, unit: 'matches' };
}
