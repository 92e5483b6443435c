import { createHmac } from 'node:crypto';
import { type AnyGame, commit } from '@madang/engine';
import { fromHex } from '@madang/engine/internal';
import { levelNear, placeOf } from '@madang/players';
import { openTable, type PreparedTable } from '../lobby/open-table.ts';
import { newTableId, newToken } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import type { DailyEntry, DailyMatch } from '../store/daily.ts';
import type { Person } from '../store/people.ts';
import { recordOf } from '../table/record.ts';
import { sittersAfter } from '../table/table.ts';
import { dayOf, endOf } from './day.ts';
import { pointsIn } from './points.ts';

/** So many deals are played for ranks side by side: telling others about one's own is of little use to them. */
const RANKED_DEALS = 4;
/** Who has no rank plays a deal of their own: a fresh key shows nobody the cards of the others. */
const UNRANKED_DEAL = RANKED_DEALS;
/** Whoever has finished so many matches before gets a rank. */
export const MATCHES_FOR_RANK = 20;

/** So many running matches are looked at when the field is read, however many there are. */
const LOOKED_AT = 100;

type Needed = Pick<Services, 'store' | 'dailyStore' | 'time' | 'bytes' | 'log'>;

/** The person's match of today, with the deal's commitment. */
interface OpenedDaily {
  readonly match: DailyMatch;
  readonly playerId: string;
  readonly commitment: string;
}

/** Deals, matches and results of each day. */
export class Daily {
  private readonly services: Needed;
  /** By day and game: how many of the running matches were looked at in this turn. */
  private readonly looked = new Map<string, number>();

  constructor(services: Needed) {
    this.services = services;
  }

  /** The seeds of a day. They are made with the first request for that day, and are secret until it is over. */
  seeds(day: string, game: AnyGame): Promise<readonly string[]> {
    const { dailyStore, bytes } = this.services;
    const fresh = Array.from({ length: RANKED_DEALS + 1 }, () => bytes(32).toString('hex'));
    return dailyStore.seeds(day, game.id, fresh);
  }

  /** The person's seat of today; the same one whenever it is asked for, on every device. */
  async open(game: AnyGame, person: Person, name: string | undefined): Promise<OpenedDaily> {
    const { dailyStore, time, bytes } = this.services;
    const day = dayOf(time.now());
    const seeds = await this.seeds(day, game);
    const isRanked = await this.isRanked(person.id);
    const match = await dailyStore.begin({
      ...{ day, game: game.id, person: person.id },
      deal: isRanked ? dealOf(seeds, person.id) : UNRANKED_DEAL,
      ...{ tableId: newTableId(bytes), token: newToken(bytes) },
      isRanked,
      startedAt: time.now(),
    });
    const seed = seeds[match.deal] ?? '';
    const prepared = { id: match.tableId, seed, token: match.token, daily: { day, deal: match.deal } };
    return { match, playerId: await this.seatAt(prepared, game, person, name), commitment: commitmentOf(seed) };
  }

  /** The player's id at the table, which is made if it is not there: for the first time, or again after it has expired. */
  private async seatAt(prepared: PreparedTable, game: AnyGame, person: Person, name?: string): Promise<string> {
    const { store } = this.services;
    const known = async (): Promise<string | undefined> =>
      (await store.find(prepared.id))?.summary.detail?.seats[0]?.playerId;
    const before = await known();
    if (before !== undefined) return before;
    const rules = game.configure();
    const [seats = 2] = game.seats;
    const level = levelNear(game, 'strong', placeOf(seats, rules));
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, level }));
    const opening = {
      ...{ game, rules, clock: null, isPublic: false, prepared },
      seats: [{ kind: 'human' as const, ...(name === undefined ? {} : { name }) }, ...bots],
      owner: { person: person.id, name: person.name, isProgram: false },
    };
    try {
      return (await openTable(this.services, opening)).playerId;
    } catch (error) {
      const made = await known(); // by another request at the same moment
      if (made === undefined) throw error;
      return made;
    }
  }

  private async isRanked(person: string): Promise<boolean> {
    const { store } = this.services;
    const played = await store.list({ person, status: 'finished', limit: 3 * MATCHES_FOR_RANK });
    return played.filter(({ summary }) => !summary.detail?.voided).length >= MATCHES_FOR_RANK;
  }

  /** Everybody who has begun, with the results so far; with that of this person at once, and with others' after a while. */
  async field(day: string, game: AnyGame, person: string | null = null): Promise<readonly DailyEntry[]> {
    const { dailyStore } = this.services;
    const field = await dailyStore.field(day, game.id);
    const running = field.filter(({ finishedAt }) => finishedAt === null);
    const own = running.filter((entry) => entry.person === person);
    const looked = own.length > 0 ? own : this.inTurn(`${day}/${game.id}`, running);
    const settled = await Promise.all(looked.map((entry) => this.settle(entry)));
    return settled.includes(true) ? dailyStore.field(day, game.id) : field;
  }

  /** Some of them, the next ones with each call. */
  private inTurn(board: string, running: readonly DailyEntry[]): readonly DailyEntry[] {
    const looked = this.looked.get(board) ?? 0;
    const first = looked < running.length ? looked : 0;
    if (running.length > LOOKED_AT) this.looked.set(board, first + LOOKED_AT);
    else this.looked.delete(board);
    return running.slice(first, first + LOOKED_AT);
  }

  /** Writes the result of a match that has ended since. Whatever was killed when, its table says how it ended. */
  private async settle({ day, tableId, person }: DailyEntry): Promise<boolean> {
    const { store, dailyStore } = this.services;
    const found = await store.find(tableId);
    if (found?.summary.status !== 'finished') return false;
    const { card } = found;
    const log = await store.log(tableId);
    const sitters = sittersAfter(card, log);
    const seat = sitters.findIndex((sitter) => sitter?.person === person);
    const at = log.at(-1)?.at ?? 0;
    const counts = at < (endOf(day) ?? 0) && !found.summary.detail?.voided && !sitters[seat]?.hasLeft;
    const kibo = counts ? recordOf(card, log) : null;
    await dailyStore.finish(tableId, at, kibo && pointsIn(kibo, seat));
    return true;
  }
}

/** Which deal somebody gets: it follows from the person and the day, and nobody can tell before. */
function dealOf([key = '']: readonly string[], person: string): number {
  return createHmac('sha256', key).update(person).digest().readUInt32BE() % RANKED_DEALS;
}

export function commitmentOf(seed: string): string {
  return commit(fromHex(seed) ?? new Uint8Array());
}
