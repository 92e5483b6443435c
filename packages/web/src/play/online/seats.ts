import { isObject, keep, readKept } from '../../app/kept.ts';

/** A seat at a table of the server: who has the token has the seat. */
export interface OwnSeat {
  readonly table_id: string;
  readonly player_id: string;
  readonly session_token: string;
}

const KEY = 'madang.seats';
const KEPT = 50;

function isSeat(value: unknown): value is OwnSeat {
  return (
    isObject(value) && [value.table_id, value.player_id, value.session_token].every((text) => typeof text === 'string')
  );
}

/** Those that were taken since the page was loaded, for browsers that keep nothing. */
let taken: readonly OwnSeat[] = [];

function all(): readonly OwnSeat[] {
  const kept = readKept(KEY, (value) => (Array.isArray(value) ? value.filter(isSeat) : null)) ?? [];
  return [...kept, ...taken.filter((seat) => !kept.some(({ table_id }) => table_id === seat.table_id))];
}

export function remember({ table_id, player_id, session_token }: OwnSeat): void {
  const others = all().filter((seat) => seat.table_id !== table_id);
  taken = [...others, { table_id, player_id, session_token }].slice(-KEPT);
  keep(KEY, taken);
}

export function seatAt(tableId: string): OwnSeat | null {
  return all().find(({ table_id }) => table_id === tableId) ?? null;
}
