import type { Command } from 'commander';
import { count } from './numbers.ts';
import { RULES_HELP } from './rules-option.ts';

/** The options of every command that lets bots play. */
export interface TableOptions {
  readonly rules?: string;
  readonly seats?: number;
  readonly workers?: number;
  readonly budget: number;
}

export function withTableOptions(command: Command, { budget = 1000 } = {}): Command {
  return command
    .option('--rules <rules>', RULES_HELP)
    .option('--seats <n>', 'number of players (default: the usual number of the game)', count)
    .option('--workers <n>', 'number of worker threads (default: one per core)', count)
    .option('--budget <n>', 'search iterations per move, for players that search', count, budget);
}
