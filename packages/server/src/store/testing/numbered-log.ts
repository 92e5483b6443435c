import type { Logged } from '../../table/log.ts';
import { entry } from './examples.ts';

// Logs in which a missing part can be recognised: entries are written in groups of 1, 2, 3, 1, 2, 3 …

const CYCLE = 6;
const LONG = 'x'.repeat(3_000);

export const tableIds: readonly string[] = Array.from({ length: 40 }, (_, place) => `table-${place}`);

/** The group that begins at entry `first`; every third is too long for one page of a database file. */
export function groupFrom(first: number): readonly Logged[] {
  const size = { 1: 1, 2: 2, 4: 3 }[((first - 1) % CYCLE) + 1];
  if (size === undefined) throw new Error(`no group begins at entry ${first}`);
  return Array.from({ length: size }, (_, place) => entry(first + place, text(first + place)));
}

/** The log that has `length` entries, which must be the end of a group. */
export function logOf(length: number): readonly Logged[] {
  const log: Logged[] = [];
  while (log.length < length) log.push(...groupFrom(log.length + 1));
  return log;
}

function text(n: number): string {
  return n % 3 === 0 ? `${n} ${LONG}` : `${n}`;
}
