import type { Seated } from '@madang/protocol';
import { isObject, keep, readKept } from '../../app/kept.ts';

// The seats at tables of the server that this browser has.

const KEY = 'madang.seats';
const KEPT = 50;

export function isSeat(value: unknown): value is Seated {
  return (
    isObject(value) && [value.table_id, value.player_id, value.session_token].every((text) => typeof text === 'string')
  );
}

/** Those that were taken since the page was loaded, for browsers that keep nothing. */
let taken: readonly Seated[] = [];

function all(): readonly Seated[] {
  const kept = readKept(KEY, (value) => (Array.isArray(value) ? value.filter(isSeat) : null)) ?? [];
  return [...kept, ...taken.filter((seat) => !kept.some(({ table_id }) => table_id === seat.table_id))];
}

export function remember({ table_id, player_id, session_token }: Seated): void {
  const others = all().filter((seat) => seat.table_id !== table_id);
  taken = [...others, { table_id, player_id, session_token }].slice(-KEPT);
  keep(KEY, taken);
}

export function seatAt(tableId: string): Seated | null {
  return all().find(({ table_id }) => table_id === tableId) ?? null;
}
