import { type Notice, type Seated, TIMES } from '@madang/protocol';
import { Connection, socketAddress, type TableEvent } from '@madang/protocol/client';
import { isGame } from '../games/list.ts';
import { leave } from '../play/online/api.ts';
import { isSeat } from '../play/online/seats.ts';
import { become, interruptedSeeking, seeking } from './seeking.ts';

// The reader looks for an opponent and plays a bot meanwhile. The seat at the table is kept by a connection that says that the
// reader is elsewhere, so that the match does not begin without them: when somebody comes, they are asked.

/** The reader's own countdown ends a little before the server's. */
const MARGIN = 1000;

let connection: Connection | null = null;
let expiry: ReturnType<typeof setTimeout> | undefined;

/** Goes on after a reload of the page. */
export function resumeSeeking(): void {
  const kept = interruptedSeeking();
  if (!seeking() && typeof kept?.game === 'string' && isGame(kept.game) && isSeat(kept.seat))
    waitElsewhere(kept.game, kept.seat);
}

/** Keeps the seat while the reader plays elsewhere. */
export function waitElsewhere(game: string, seat: Seated): void {
  disconnect();
  become({ game, seat, offer: null, isOver: false });
  connection = new Connection(
    { address: socketAddress(location.origin), as: seat, isWaitingElsewhere: true },
    {
      event: (event) => hear(event),
      refused: (_, what) => what === 'join' && end(),
    },
  );
}

function hear(event: TableEvent): void {
  if (event.event === 'TableWaiting') return look(event);
  // The match has begun in another tab.
  if (event.event === 'GameStarted' || event.event === 'GameSnapshotRestore') forget();
}

function look({ seats, my_player_id }: Extract<Notice, { readonly event: 'TableWaiting' }>): void {
  const current = seeking();
  if (!current) return;
  clearTimeout(expiry);
  const others = seats.flatMap((sitter) => (sitter && sitter.player_id !== my_player_id ? [sitter.name] : []));
  if (seats.includes(null)) return become({ ...current, offer: null });
  const patience = TIMES.offer - MARGIN;
  expiry = setTimeout(decline, patience);
  become({ ...current, offer: { other: others.join(', '), until: Date.now() + patience } });
}

/** The seat is the reader's to take now: the address of the table. */
export function accept(): string {
  const current = seeking();
  const address = current ? `/tables/${current.seat.table_id}` : '/';
  forget();
  return address;
}

/** Gives up the seat. */
export function stopSeeking(): void {
  const current = seeking();
  if (current && !current.isOver) void leave(current.seat.table_id, current.seat);
  forget();
}

function decline(): void {
  const current = seeking();
  if (current) void leave(current.seat.table_id, current.seat);
  end();
}

function end(): void {
  disconnect();
  const current = seeking();
  if (current) become({ ...current, offer: null, isOver: true });
}

function forget(): void {
  disconnect();
  become(null);
}

function disconnect(): void {
  clearTimeout(expiry);
  connection?.close();
  connection = null;
}
