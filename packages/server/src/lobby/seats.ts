import type { Seat } from '@madang/engine';
import type { Room } from '../room/room.ts';
import type { Services } from '../server/services.ts';
import { freeSeats, leave, sit, type TableRefusal } from '../table/decide.ts';
import type { Entry } from '../table/log.ts';
import type { TableState } from '../table/table.ts';
import { newBot, newPerson, type OwnSeat } from './open-table.ts';

export interface Guest {
  readonly kind: 'human' | 'external';
  readonly name?: string | undefined;
}

/** Takes the first free seat. */
export async function takeSeat(services: Services, room: Room, guest: Guest): Promise<OwnSeat | TableRefusal> {
  const seat = freeSeats(room.table)[0] ?? 0;
  const { newcomer, token } = newPerson(services, room.table.card.id, seat, guest);
  const refusal = await written(room, (table) => sit(table, newcomer));
  return refusal ?? { table: room.table, playerId: newcomer.playerId, token };
}

/** Bots take all seats that are free. */
export async function fillWithBots(services: Services, room: Room, level: string): Promise<TableRefusal | null> {
  if (room.table.match) return { code: 'ALREADY_STARTED' };
  for (const seat of freeSeats(room.table)) {
    const bot = newBot(services, room.table.card.id, seat, level);
    const refusal = await written(room, (table) => sit(table, bot, seat));
    if (refusal && refusal.code !== 'SEAT_TAKEN') return refusal;
  }
  return null;
}

/** Leaves for good: a free seat before the match, a bot's during it. */
export function leaveSeat(room: Room, seat: Seat): Promise<TableRefusal | null> {
  return written(room, (table) => leave(table, seat));
}

/** Why it was not written; null when it was. */
async function written(room: Room, decide: (table: TableState) => Entry | TableRefusal): Promise<TableRefusal | null> {
  let refusal: TableRefusal | null = null;
  await room.write((table) => {
    const decided = decide(table);
    refusal = 'code' in decided ? decided : null;
    return 'code' in decided ? null : decided;
  });
  return refusal;
}
