import type { AnyHappening } from '@madang/engine';
import type { Logged } from '../table/log.ts';
import { Diverged, follow, type TableState } from '../table/table.ts';

/** One entry that was applied: the table after it, and what it did in the match. */
export interface Step {
  readonly logged: Logged;
  readonly table: TableState;
  readonly happenings: readonly AnyHappening[];
}

export interface FollowedLog {
  readonly table: TableState;
  /** Why the log could not be applied to its end: it was written under other rules. Null: it could. */
  readonly diverged: string | null;
}

/**
 * Applies a stored log. Where today's rules lead to another position than the log says, the match stops at the last position
 * that agrees: it is void. The log says so already, or its reader must write it.
 */
export function followLog(from: TableState, log: readonly Logged[], each: (step: Step) => void): FollowedLog {
  let table = from;
  for (let i = 0; i < log.length; i++) {
    try {
      const followed = follow(table, log[i]);
      table = followed.table;
      each({ logged: log[i], ...followed });
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      const end = log.findIndex(({ entry }, at) => at > i && entry.type === 'voided');
      if (end < 0) return { table: { ...table, n: log[log.length - 1].n }, diverged: error.message };
      table = { ...table, n: log[end].n - 1 };
      i = end - 1;
    }
  }
  return { table, diverged: null };
}
