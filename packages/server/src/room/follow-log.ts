import type { AnyHappening } from '@madang/engine';
import type { Logged } from '../table/log.ts';
import { Diverged, follow, type TableState } from '../table/table.ts';

/** One entry that was followed: the table after it, and what it made happen. */
export interface Step {
  readonly logged: Logged;
  readonly table: TableState;
  readonly happenings: readonly AnyHappening[];
}

export interface FollowedLog {
  readonly table: TableState;
  /** Why the log could not be followed to its end: these rules are not those it was written by. */
  readonly diverged: string | null;
}

/**
 * Follows a stored log. Where today's rules do not lead where the log went, the match stops at its last sure position:
 * it is void, which the log says already or its reader must write.
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
