import type { AnyGame } from '@madang/engine';
import { QUICK_CLOCK, type SeatRequest } from '@madang/protocol';
import { poolOf } from '../rating/rated.ts';
import { UNKNOWN } from '../rating/skill.ts';
import type { Room } from '../room/room.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Services } from '../server/services.ts';
import { realTime, wait } from '../server/time.ts';
import type { Skill } from '../store/ratings.ts';
import { type Queued, queueOf } from '../store/rows.ts';
import type { Listed } from '../store/store.ts';
import { type Opening, type OwnSeat, openTable, type SeatOwner } from './open-table.ts';
import { pairable, type Seeker, type Waiting, WIDE_OPEN } from './pairing.ts';
import { takeSeat } from './seats.ts';

interface QuickRequest {
  readonly game: AnyGame;
  readonly seats: number;
  /** Whole. */
  readonly rules: object;
  /** Null: none is asked for. */
  readonly clock: Opening['clock'];
  readonly name?: string | undefined;
  readonly utcOffset?: number | undefined;
  readonly owner?: SeatOwner | null;
  /** Whether whoever asks has hung up. */
  isGone?(): boolean;
}

/** At most so many tables are considered, those that have waited longest. */
const MOST_CANDIDATES = 50;
/** So many people may hold out for a better match at once; others take whoever is there. */
const MOST_CHOOSY = 100;
/** They look so often. */
const CHOOSY_LOOK_MS = 500;
/** When two ask at the same moment, the second waits so long for the first to connect, and looks so often. */
const FIRST_CONNECTS_MS = 1_000;
const LOOK_MS = 50;

/** A seat against bots, at once. */
export function quickAgainstBots(
  services: Services,
  { game, seats, rules, clock, name, utcOffset, owner = null }: QuickRequest,
  level: string,
): Promise<OwnSeat> {
  const bots = Array.from({ length: seats - 1 }, (): SeatRequest => ({ kind: 'bot', level }));
  const requests: readonly SeatRequest[] = [{ kind: 'human', name }, ...bots];
  return openTable(services, { game, rules, seats: requests, clock, isPublic: false, utcOffset, owner });
}

/** Pairs people who want to play at once: with somebody about as strong, or after some seconds with anybody. */
export class QuickPairs {
  private readonly services: Services;
  private readonly rooms: Rooms;
  /** When the last table of each queue was opened here: its owner may be about to connect. */
  private readonly openedAt = new Map<string, number>();
  /** How many hold out for a better match. */
  private choosy = 0;

  constructor(services: Services, rooms: Rooms) {
    this.services = services;
    this.rooms = rooms;
  }

  /** A seat beside somebody who waits and is connected, or else at a new table. */
  async seat(request: QuickRequest): Promise<OwnSeat> {
    const opening = openingOf(request);
    const card = queuedCard(request, opening);
    const queue = queueOf(card) ?? '';
    const end = (this.openedAt.get(queue) ?? 0) + FIRST_CONNECTS_MS;
    const isChoosy = this.choosy < MOST_CHOOSY;
    const now = this.services.time.now();
    const since = isChoosy ? now : now - WIDE_OPEN;
    this.choosy++;
    try {
      const seat = await this.seatBesideSomebody(request, card, since, end);
      if (seat) return seat;
    } finally {
      this.choosy--;
    }
    this.remember(queue, realTime.now());
    return openTable(this.services, opening);
  }

  /** Forgets the others whose owners have connected by now: rules are up to whoever asks, and so there is no end of queues. */
  private remember(queue: string, now: number): void {
    for (const [other, at] of this.openedAt) if (at + FIRST_CONNECTS_MS < now) this.openedAt.delete(other);
    this.openedAt.set(queue, now);
  }

  /** Looks again and again, as long as somebody is there who would do later, or may be about to connect. */
  private async seatBesideSomebody(
    request: QuickRequest,
    card: Queued,
    since: number,
    end: number,
  ): Promise<OwnSeat | null> {
    const { owner = null, name } = request;
    const { time, conduct } = this.services;
    const [skill = UNKNOWN] = await this.skills(card, owner ? [owner.person] : []);
    const parted = owner ? new Set([owner.person, ...(await conduct.parted(owner.person))]) : new Set<string>();
    const seeker: Seeker = { since, skill };
    for (;;) {
      const found = await this.waiting(card, parted);
      for (const { tableId } of pairable(found, seeker, time.now())) {
        const room = await this.attended(tableId);
        const seat = room && (await takeSeat(this.services, room, { kind: 'human', name, owner }));
        if (seat && 'token' in seat) return seat;
      }
      const isSomebodyThere = await this.isAnyAttended(found);
      if ((!isSomebodyThere && realTime.now() >= end) || request.isGone?.()) return null;
      if (time.now() - since >= WIDE_OPEN && realTime.now() >= end) return null; // they were taken by others
      await wait(realTime, realTime.now() < end ? LOOK_MS : CHOOSY_LOOK_MS);
    }
  }

  /** Who waits for such a match, apart from the seeker and those whom they have parted from. */
  private async waiting(card: Queued, parted: ReadonlySet<string>): Promise<readonly Waiting[]> {
    const { store, time, settings } = this.services;
    const open = await store.list({
      status: 'open',
      queue: queueOf(card) ?? '',
      seenSince: time.now() - settings.expiry,
      limit: MOST_CANDIDATES,
    });
    const fit = open.filter(
      ({ summary }) => summary.freeSeats > 0 && !peopleAt({ summary }).some((person) => parted.has(person)),
    );
    const skills = await this.skills(card, fit.flatMap(peopleAt));
    let place = 0;
    return fit.map((table) => {
      const rated = peopleAt(table).map(() => skills[place++] ?? UNKNOWN);
      return { tableId: table.card.id, since: table.card.createdAt, skills: rated.length > 0 ? rated : [UNKNOWN] };
    });
  }

  private async skills(card: Queued, people: readonly string[]): Promise<readonly Skill[]> {
    if (people.length === 0) return [];
    const places = people.map((person) => ({ person, rank: 1 }));
    const known = await this.services.ratingStore.skills(poolOf(card), places);
    return known.map((one) => one?.skill ?? UNKNOWN);
  }

  private async isAnyAttended(found: readonly Waiting[]): Promise<boolean> {
    for (const { tableId } of found) if (await this.attended(tableId)) return true;
    return false;
  }

  /** The table's room, if somebody is connected there, here or at another node. */
  private async attended(tableId: string): Promise<Room | null> {
    const room = this.services.settings.isShared ? await this.rooms.find(tableId) : await this.rooms.peek(tableId);
    return room && (await room.isWaitedAt()) ? room : null;
  }
}

function queuedCard({ game, seats }: QuickRequest, { rules, clock, isPublic }: Opening): Queued {
  return { game: game.id, seats, rules: rules as Queued['rules'], clock, isPublic };
}

/** Among strangers there is always a clock. */
function openingOf({ game, seats, rules, clock, name, utcOffset, owner = null }: QuickRequest): Opening {
  const requests = Array.from({ length: seats }, (): SeatRequest => ({ kind: 'human', name }));
  return { game, rules, seats: requests, clock: clock ?? QUICK_CLOCK, isPublic: true, utcOffset, owner };
}

function peopleAt({ summary }: Pick<Listed, 'summary'>): readonly string[] {
  return summary.detail?.seats.flatMap((seat) => seat?.person ?? []) ?? [];
}
