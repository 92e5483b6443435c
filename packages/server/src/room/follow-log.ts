import type { AnyHappening } from '@madang/engine';
import type { Logged } from '../table/log.ts';
import { Diverged, follow, type TableState } from '../table/table.ts';

/** One entry that was applied: the table after it, and what it did in the match. */
export interface Step {
  readonly logged: Logged;
  readonly table: TableState;
  readonly happenings: readonly AnyHappening[];
}

interface FollowedLog {
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
  for (const [place, logged] of log.entries()) {
    try {
      const followed = follow(table, logged);
      table = followed.table;
      each({ logged, ...followed });
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      const end = log.findIndex(({ entry }, at) => at > place && entry.type === 'voided');
      const voided = log[end];
      if (voided) return followLog({ ...table, n: voided.n - 1 }, log.slice(end), each);
      return { table: { ...table, n: log.at(-1)?.n ?? table.n }, diverged: error.message };
    }
  }
  return { table, diverged: null };
}
