import type { Seat } from '@madang/engine';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import { isToken, tableOfPlayer } from '../server/secrets.ts';
import { seatOfPlayer, type TableState } from '../table/table.ts';
import type { OpenSeats } from './open-seats.ts';

interface Admitted {
  readonly room: Room;
  readonly seat: Seat;
}

/** The seat of a player with this token; null for whatever is wrong, without saying what. */
export async function admit(rooms: Rooms, playerId: string, token: string): Promise<Admitted | null> {
  const room = await rooms.find(tableOfPlayer(playerId));
  const seat = room && seatOfPlayer(room.table, playerId);
  const sitter = seat === null ? null : room?.table.sitters[seat];
  const isRight = isToken(token, sitter && !sitter.hasLeft ? sitter.tokenHash : null);
  return isRight && room && seat !== null ? { room, seat } : null;
}

/** The seat at this table whose token this is. All seats are compared, so that the time tells nothing. */
export function seatOfToken({ sitters }: Pick<TableState, 'sitters'>, token: string): Seat | null {
  const right = sitters.map((sitter) => isToken(token, sitter && !sitter.hasLeft ? sitter.tokenHash : null));
  const seat = right.indexOf(true);
  return seat < 0 ? null : seat;
}

/** Frees the seats of an address that somebody has connected to at another node. */
export async function freeReachedSeats(openSeats: OpenSeats, address: string, rooms: Rooms): Promise<void> {
  for (const playerId of openSeats.playersOf(address)) {
    const room = await rooms.find(tableOfPlayer(playerId));
    const seat = room && seatOfPlayer(room.table, playerId);
    if (!room || seat === null || room.table.sitters[seat]?.hasArrived) openSeats.reached(playerId);
  }
}
