import { type AnyGame, canonical } from '@madang/engine';
import { QUICK_CLOCK, type SeatRequest } from '@madang/protocol';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import { realTime, wait } from '../server/time.ts';
import type { Listed } from '../store/store.ts';
import type { ClockRules } from '../table/log.ts';
import { type OwnSeat, openTable } from './open-table.ts';
import { takeSeat } from './seats.ts';

export interface Wish {
  readonly game: AnyGame;
  readonly seats: number;
  readonly name?: string | undefined;
}

/** Strangers do not wait for each other for ever. */
const CLOCK_AMONG_STRANGERS: ClockRules = QUICK_CLOCK;
/** So many tables are looked at. */
const MOST_CANDIDATES = 100;
/** Of two who press at the same moment the second waits so long for the first to connect, looking so often. */
const FIRST_CONNECTS_MS = 1_000;
const LOOK_MS = 50;

/** A seat against bots, at once. */
export function quickAgainstBots(services: Services, { game, seats, name }: Wish, level: string): Promise<OwnSeat> {
  const bots = Array.from({ length: seats - 1 }, (): SeatRequest => ({ kind: 'bot', level }));
  const requests: readonly SeatRequest[] = [{ kind: 'human', name }, ...bots];
  return openTable(services, { game, rules: game.configure(), seats: requests, clock: null, isPublic: false });
}

/** Brings people together who want to play at once, with somebody and not with one certain. */
export class QuickPairs {
  private readonly services: Services;
  private readonly rooms: Rooms;
  /** When the last table was opened here, by what is played there: its owner may be on the way. */
  private readonly openedAt = new Map<string, number>();

  constructor(services: Services, rooms: Rooms) {
    this.services = services;
    this.rooms = rooms;
  }

  /** The table where somebody connected has waited longest for one like this, or else a new one that waits. */
  async seat(wish: Wish): Promise<OwnSeat> {
    const kind = `${wish.game.id}/${wish.seats}`;
    const end = (this.openedAt.get(kind) ?? 0) + FIRST_CONNECTS_MS;
    do {
      const seat = await this.seatBesideSomebody(wish);
      if (seat) return seat;
      if (realTime.now() < end) await wait(realTime, LOOK_MS);
    } while (realTime.now() < end);
    this.openedAt.set(kind, realTime.now());
    const { game, seats, name } = wish;
    const requests = Array.from({ length: seats }, (): SeatRequest => ({ kind: 'human', name }));
    const rules = game.configure();
    return openTable(this.services, { game, rules, seats: requests, clock: CLOCK_AMONG_STRANGERS, isPublic: true });
  }

  private async seatBesideSomebody({ game, seats, name }: Wish): Promise<OwnSeat | null> {
    const { store, time, settings } = this.services;
    const rules = canonical(game.configure());
    const open = await store.list({
      status: 'open',
      game: game.id,
      publicOnly: true,
      seenSince: time.now() - settings.expiry,
      limit: MOST_CANDIDATES,
    });
    const fits = ({ card, summary }: Listed) =>
      summary.freeSeats > 0 && card.seats === seats && canonical(card.rules) === rules && isQuick(card.clock);
    for (const { card } of open.filter(fits).reverse()) {
      const room = await this.attended(card.id);
      const seat = room && (await takeSeat(this.services, room, { kind: 'human', name }));
      if (seat && 'token' in seat) return seat;
    }
    return null;
  }

  /** The table's room, if somebody is connected there, here or at another node. */
  private async attended(tableId: string): Promise<Room | null> {
    const room = this.services.settings.isShared ? await this.rooms.find(tableId) : await this.rooms.peek(tableId);
    return room && (await room.isWaitedAt()) ? room : null;
  }
}

function isQuick(clock: ClockRules | null): boolean {
  return clock !== null && canonical(clock) === canonical(CLOCK_AMONG_STRANGERS);
}
