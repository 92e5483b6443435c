import { ENGINE_VERSION, inheritanceOf, type Seat } from '@madang/engine';
import { newestRules } from '@madang/engine/internal';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { newPlayerId, newTableId } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import { decision, type Newcomer, type TableRefusal } from '../table/decide.ts';
import type { TableCard } from '../table/log.ts';
import type { Sitter } from '../table/seat.ts';
import { isOver, type TableState } from '../table/table.ts';
import { withSitters } from './open-table.ts';

/**
 * The same people in the same seats at a new table, where their tokens stay valid. It begins with what it inherits from the
 * match before. There is one rematch: later requests, on any node, get the table of the first.
 */
export async function rematch(
  services: Services,
  rooms: Rooms,
  room: Room,
  seat: Seat,
): Promise<TableState | TableRefusal> {
  if (!isOver(room.table)) return { code: 'NOT_OVER' };
  if (room.table.rematch === null) {
    const offered = await rooms.find(await sameAgain(services, room.table, seat));
    if (!offered) throw new Error(`table ${room.table.card.id}: its rematch was not found`);
    const tableId = offered.table.card.id;
    const playerIds = offered.table.sitters.map((sitter) => sitter?.playerId ?? null);
    const offer = await room.write((table) =>
      table.rematch === null ? decision({ type: 'rematched', tableId, playerIds, by: seat }) : null,
    );
    const { id, game, seats } = room.table.card;
    if (offer) services.log.info({ table: tableId, game, seats, rematch: id }, 'table created');
  }
  const next = await rooms.find(room.table.rematch?.tableId ?? '');
  return next?.table ?? { code: 'REMATCH_GONE' };
}

/** Creates the rematch unless there is one already; its id. */
function sameAgain(services: Services, { card, game, sitters, match }: TableState, asking: Seat): Promise<string> {
  const { bytes, time } = services;
  const id = newTableId(bytes);
  const { daily: _, ...lasting } = card;
  const again = sitters.map((sitter, seat) =>
    sitter && (!sitter.hasLeft || seat === asking) ? newcomer(sitter) : null,
  );
  const next: TableCard = {
    ...lasting,
    id,
    rules: newestRules(game, card.rules) as TableCard['rules'],
    isPublic: false,
    seed: bytes(32).toString('hex'),
    engine: ENGINE_VERSION,
    createdAt: time.now(),
    rematchOf: card.id,
    carry: match ? inheritanceOf(match, !again.includes(null)) : {},
  };
  const { log, summary } = withSitters(next, again);
  return services.store.rematch(next, log, summary);

  function newcomer({ kind, name, tokenHash, level, person }: Sitter): Newcomer {
    const owner = person === undefined ? {} : { person };
    return { ...owner, kind, name, tokenHash, level: kind === 'bot' ? level : null, playerId: newPlayerId(bytes, id) };
  }
}
