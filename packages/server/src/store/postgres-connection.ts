import type pg from 'pg';
import { StoreError } from './store.ts';

/** With these settings off, PostgreSQL acknowledges commits that a power cut can still lose. */
export async function mustBeDurable(pool: pg.Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const { rows } = await pool.query<Record<string, string>>(`SHOW ${setting}`);
    if (rows[0]?.[setting] !== 'off') continue;
    throw new StoreError(
      `PostgreSQL runs with ${setting}=off, where moves that were acknowledged can be lost: turn it on`,
    );
  }
}

/** The address of a database without its password. */
export function place(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

export function why(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(code(error));
}

export function code(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

export const UNIQUE_VIOLATION = '23505';
/** Another node has written at the same moment: the statement did nothing and can be tried again. */
const RETRIABLE: readonly unknown[] = [UNIQUE_VIOLATION, '23503', '40001', '40P01'];
/** So many conflicts in a row are not by chance: something is broken. */
const MOST_TRIES = 100;

/** Runs a statement, and again when another node was in its way. */
export async function persistently<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (!RETRIABLE.includes(code(error)) || tries === MOST_TRIES) throw error;
    }
  }
}
