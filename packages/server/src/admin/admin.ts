import type { AdminAnswer, AdminCommand } from '@madang/protocol';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import type { Addresses } from '../socket/addresses.ts';
import { networkOf } from '../socket/network.ts';
import type { Sockets } from '../socket/sockets.ts';
import { isDecision, leave } from '../table/decide.ts';

const MINUTE_MS = 60_000;
const LISTED = 100;

/** What an operator may use of a node. */
export interface Operated {
  readonly services: Services;
  readonly rooms: Rooms;
  readonly addresses: Addresses;
  readonly sockets: Sockets;
  /** Stops the node, in so many milliseconds. */
  drain(ms: number): void;
}

/** Carries out what the operator asks. */
export async function administer(node: Operated, command: AdminCommand): Promise<AdminAnswer> {
  const { services, rooms, addresses, sockets } = node;
  const now = services.time.now();
  switch (command.command) {
    case 'tables':
      return { rows: await tables(services, command) };
    case 'rooms':
      return { rows: rooms.overview() };
    case 'addresses':
      return { rows: addresses.overview(now) };
    case 'reports':
      return { rows: await reports(services, command.limit) };
    case 'close':
      return closeTable(rooms, command.table_id);
    case 'void':
      return voidMatch(rooms, command.table_id, command.reason);
    case 'ban': {
      const address = networkOf(command.address);
      if (address === null) return { refused: `${command.address} is no address` };
      addresses.ban(address, now + command.minutes * MINUTE_MS);
      services.log.info({ address, minutes: command.minutes }, 'address banned');
      return {
        done: `${address} is banned for ${command.minutes} minutes; sockets closed: ${sockets.disconnect(address)}`,
      };
    }
    case 'unban': {
      const address = networkOf(command.address) ?? command.address;
      return addresses.unban(address)
        ? { done: `${address} is no longer banned` }
        : { refused: `${address} is not banned` };
    }
    case 'drain':
      node.drain(command.seconds * 1000);
      services.log.info({ seconds: command.seconds }, 'the node is drained');
      return { done: `/healthz answers 503 from now on; the node stops in ${command.seconds} seconds` };
  }
}

async function tables(
  { store }: Services,
  { status, limit = LISTED }: Extract<AdminCommand, { command: 'tables' }>,
): Promise<Extract<AdminAnswer, { rows: unknown }>['rows']> {
  const listed = await store.list({ ...(status === undefined ? {} : { status }), limit });
  return listed.map(({ card, summary }) => ({
    table: card.id,
    game: card.game,
    status: summary.status,
    public: card.isPublic,
    players: summary.names.map((name) => name ?? '-').join(', '),
    created: new Date(card.createdAt).toISOString(),
  }));
}

async function reports(
  { conduct }: Services,
  limit = LISTED,
): Promise<Extract<AdminAnswer, { rows: unknown }>['rows']> {
  const listed = await conduct.reports(limit);
  return listed.map(({ at, tableId, seat, reason, reported, name, reporter }) => ({
    ...{ at: new Date(at).toISOString(), reason, table: tableId, seat, player: name },
    ...{ person: reported ?? '-', reported_by: reporter },
  }));
}

/** Everybody leaves a table that waits for its first card; it is finished then, and its sockets learn that it is. */
async function closeTable(rooms: Rooms, tableId: string): Promise<AdminAnswer> {
  const room = await rooms.find(tableId);
  if (!room) return { refused: `there is no table ${tableId}` };
  if (room.table.match) return { refused: `the match at table ${tableId} has begun: void it instead` };
  for (const [seat, sitter] of room.table.sitters.entries()) {
    if (!sitter) continue;
    const decided = await room.write((table) => (table.sitters[seat] ? leave(table, seat) : null));
    if (decided && !isDecision(decided)) return { refused: `table ${tableId}: ${decided.code}` };
  }
  return { done: `table ${tableId} is closed` };
}

async function voidMatch(rooms: Rooms, tableId: string, reason: string): Promise<AdminAnswer> {
  const room = await rooms.find(tableId);
  if (!room) return { refused: `there is no table ${tableId}` };
  const isVoided = await room.voidMatch(reason);
  return isVoided
    ? { done: `the match at table ${tableId} is void` }
    : { refused: `no match runs at table ${tableId}` };
}
