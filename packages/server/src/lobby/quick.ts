import { type AnyGame, canonical } from '@madang/engine';
import type { SeatRequest } from '../protocol/http.ts';
import type { Rooms } from '../room/rooms.ts';
import type { House } from '../server/house.ts';
import type { ClockRules } from '../table/log.ts';
import { type OwnSeat, openTable } from './open-table.ts';
import { takeSeat } from './seats.ts';

export interface Wish {
  readonly game: AnyGame;
  readonly seats: number;
  readonly name?: string | undefined;
}

/** Strangers do not wait for each other for ever. */
const CLOCK_AMONG_STRANGERS: ClockRules = { perAction: 30_000, bank: 120_000 };

/** A seat against bots, at once. */
export function quickAgainstBots(house: House, { game, seats, name }: Wish, level: string): Promise<OwnSeat> {
  const bots = Array.from({ length: seats - 1 }, (): SeatRequest => ({ kind: 'bot', level }));
  const requests: readonly SeatRequest[] = [{ kind: 'human', name }, ...bots];
  return openTable(house, { game, rules: game.configure(), seats: requests, clock: null, isPublic: false });
}

/** The table that has waited longest for somebody like this, or else a new one that waits. */
export async function quickAmongPeople(house: House, rooms: Rooms, wish: Wish): Promise<OwnSeat> {
  const { game, seats, name } = wish;
  const rules = game.configure();
  const open = await house.store.list({ status: 'open', game: game.id, publicOnly: true });
  const fitting = open.filter(
    ({ card, summary }) =>
      summary.freeSeats > 0 &&
      card.seats === seats &&
      canonical(card.rules) === canonical(rules) &&
      isQuick(card.clock),
  );
  for (const { card } of fitting.reverse()) {
    const room = await rooms.find(card.id);
    const seat = room && (await takeSeat(house, room, { kind: 'human', name }));
    if (seat && 'token' in seat) return seat;
  }
  const requests = Array.from({ length: seats }, (): SeatRequest => ({ kind: 'human', name }));
  return openTable(house, { game, rules, seats: requests, clock: CLOCK_AMONG_STRANGERS, isPublic: true });
}

function isQuick(clock: ClockRules | null): boolean {
  return clock !== null && canonical(clock) === canonical(CLOCK_AMONG_STRANGERS);
}
