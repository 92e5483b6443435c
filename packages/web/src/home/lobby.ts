import type { ListedTable, TableStatus } from '@madang/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { ownName } from '../app/guest.ts';
import { api, askForSeat, orNameless } from '../play/online/api.ts';
import { remember } from '../play/online/seats.ts';
import { type Choice, CLOCKS, seekClock } from './choice.ts';

/** What is known about the tables of others. */
export type Lobby =
  | { readonly state: 'asking' }
  | { readonly state: 'offline' }
  | { readonly state: 'online'; readonly open: readonly ListedTable[]; readonly playing: readonly ListedTable[] };

const SHOWN = 6;
/** Without a server the lobby is polled less often. */
const PAUSE: Readonly<Record<Lobby['state'], number>> = { asking: 5_000, online: 10_000, offline: 60_000 };

let lobby: Lobby = { state: 'asking' };
const listeners = new Set<() => void>();

/** Asks the server once. A static host answers too, but not with a list. */
export async function askLobby(): Promise<void> {
  const list = async (status: TableStatus): Promise<readonly ListedTable[]> => {
    const { tables } = await api('listTables', { query: { status, limit: SHOWN } });
    if (!Array.isArray(tables)) throw new TypeError('no list of tables');
    return tables;
  };
  const found = await Promise.all([list('open'), list('playing')]).catch(() => null);
  if (found) {
    const [open, playing] = found;
    // A table can be full and still wait for players to connect.
    lobby = { state: 'online', open: open.filter((table) => table.free_seats > 0), playing };
  } else lobby = { state: 'offline' };
  for (const listener of listeners) listener();
}

/** Polled while the page is visible. */
export function useLobby(): Lobby {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE[lobby.state]);
      if (document.visibilityState === 'visible') void askLobby();
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('online', ask);
    };
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lobby,
  );
}

/** Opens a table with all seats for people, takes a seat, and returns the table's address. */
export async function openTable(game: string, { seats, clock, rules }: Choice, isPublic: boolean): Promise<string> {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'human' as const }));
  const open = (name: string | undefined) =>
    askForSeat('createTable', {
      body: {
        game,
        rules,
        seats: [{ kind: 'human', name }, ...others],
        clock: CLOCKS[clock],
        public: isPublic,
        utc_offset: utcOffset(),
      },
    });
  const seat = await orNameless(open, ownName());
  if (!('session_token' in seat)) throw new Error('no seat at a table of people');
  remember(seat);
  return `/tables/${seat.table_id}`;
}

/** Takes a seat beside somebody who waits for such a match, or at a new table for the next who comes; returns the table's address. */
export async function findOpponent(game: string, choice: Choice): Promise<string> {
  const { seats, rules } = choice;
  const clock = CLOCKS[seekClock(choice)];
  const ask = (name: string | undefined) =>
    askForSeat('quickPlay', { body: { game, seats, rules, clock, name, human: true, utc_offset: utcOffset() } });
  const seat = await orNameless(ask, ownName());
  remember(seat);
  return `/tables/${seat.table_id}?seek=1`;
}

/** Minutes by which this clock is ahead of UTC: some rules use the hour of whoever opened the table. */
function utcOffset(): number {
  return -new Date().getTimezoneOffset();
}
