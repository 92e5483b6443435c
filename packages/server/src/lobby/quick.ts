import type { AnyGame } from '@madang/engine';
import { canonical } from '@madang/engine/internal';
import { QUICK_CLOCK, type SeatRequest } from '@madang/protocol';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import { realTime, wait } from '../server/time.ts';
import type { Listed } from '../store/store.ts';
import type { ClockRules } from '../table/log.ts';
import { type OwnSeat, openTable, type SeatOwner } from './open-table.ts';
import { takeSeat } from './seats.ts';

interface QuickRequest {
  readonly game: AnyGame;
  readonly seats: number;
  readonly name?: string | undefined;
  readonly utcOffset?: number | undefined;
  readonly owner?: SeatOwner | null;
}

/** Among strangers there is always a clock. */
const CLOCK_AMONG_STRANGERS: ClockRules = QUICK_CLOCK;
/** At most so many tables are considered. */
const MOST_CANDIDATES = 100;
/** When two ask at the same moment, the second waits so long for the first to connect, and looks so often. */
const FIRST_CONNECTS_MS = 1_000;
const LOOK_MS = 50;

/** A seat against bots, at once. */
export function quickAgainstBots(
  services: Services,
  { game, seats, name, utcOffset, owner = null }: QuickRequest,
  level: string,
): Promise<OwnSeat> {
  const bots = Array.from({ length: seats - 1 }, (): SeatRequest => ({ kind: 'bot', level }));
  const requests: readonly SeatRequest[] = [{ kind: 'human', name }, ...bots];
  const rules = game.configure();
  return openTable(services, { game, rules, seats: requests, clock: null, isPublic: false, utcOffset, owner });
}

/** Pairs people who want to play at once, with anybody. */
export class QuickPairs {
  private readonly services: Services;
  private readonly rooms: Rooms;
  /** When the last table of each kind was opened here: its owner may be about to connect. */
  private readonly openedAt = new Map<string, number>();

  constructor(services: Services, rooms: Rooms) {
    this.services = services;
    this.rooms = rooms;
  }

  /** A seat at the table where a connected person has waited longest, or else at a new table. */
  async seat(request: QuickRequest): Promise<OwnSeat> {
    const kind = `${request.game.id}/${request.seats}`;
    const end = (this.openedAt.get(kind) ?? 0) + FIRST_CONNECTS_MS;
    do {
      const seat = await this.seatBesideSomebody(request);
      if (seat) return seat;
      if (realTime.now() < end) await wait(realTime, LOOK_MS);
    } while (realTime.now() < end);
    this.openedAt.set(kind, realTime.now());
    const { game, seats, name, utcOffset, owner = null } = request;
    const requests = Array.from({ length: seats }, (): SeatRequest => ({ kind: 'human', name }));
    const rules = game.configure();
    const clock = CLOCK_AMONG_STRANGERS;
    return openTable(this.services, { game, rules, seats: requests, clock, isPublic: true, utcOffset, owner });
  }

  private async seatBesideSomebody({ game, seats, name, owner = null }: QuickRequest): Promise<OwnSeat | null> {
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
      const seat = room && (await takeSeat(this.services, room, { kind: 'human', name, owner }));
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
