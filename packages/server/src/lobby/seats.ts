import type { Seat } from '@madang/engine';
import type { Room } from '../room/room.ts';
import type { Services } from '../server/services.ts';
import { freeSeats, isDecision, leave, sit, type TableRefusal } from '../table/decide.ts';
import { newBot, newPerson, type OwnSeat, type SeatOwner } from './open-table.ts';

interface Guest {
  readonly kind: 'human' | 'external';
  readonly name?: string | undefined;
  readonly owner?: SeatOwner | null;
}

/** Takes the first free seat. */
export async function takeSeat(services: Services, room: Room, guest: Guest): Promise<OwnSeat | TableRefusal> {
  const seat = freeSeats(room.table)[0] ?? 0;
  const { newcomer, token } = newPerson(services, room.table.card.id, seat, guest, guest.owner);
  const decided = await room.write((table) => sit(table, newcomer));
  return isDecision(decided) ? { table: room.table, playerId: newcomer.playerId, token } : decided;
}

/** Puts bots in all free seats. */
export async function fillWithBots(services: Services, room: Room, level: string): Promise<TableRefusal | null> {
  if (room.table.match) return { code: 'ALREADY_STARTED' };
  for (const seat of freeSeats(room.table)) {
    const bot = newBot(services, room.table.card.id, seat, level);
    const decided = await room.write((table) => sit(table, bot, seat));
    if (!isDecision(decided) && decided.code !== 'SEAT_TAKEN') return decided;
  }
  return null;
}

/** Leaves for good: before the match the seat is free again, during it a bot takes over. */
export async function leaveSeat(room: Room, seat: Seat): Promise<TableRefusal | null> {
  const decided = await room.write((table) => leave(table, seat));
  return isDecision(decided) ? null : decided;
}
