import type { Seat } from '@madang/engine';
import { levelNear, placeOf } from '@madang/players';
import type { Services } from '../server/services.ts';
import type { Alarm } from '../server/time.ts';
import { type Decision, freeSeats, isDecision, leave, takeOver } from '../table/decide.ts';
import { isPlayedByBot } from '../table/seat.ts';
import { isOver, type TableState } from '../table/table.ts';
import type { TableNews } from './news.ts';

/** When a lease is asked for again that another node has, in milliseconds; then twice as long. */
const HANDED_OVER = 250;

/** What presence needs of a room. */
interface Attended {
  readonly table: TableState;
  /** Whether somebody is connected here as this seat. */
  isConnected(seat: Seat): boolean;
  write(decide: (table: TableState) => Decision | null): Promise<unknown>;
}

/**
 * Lets a bot take over for a person who is disconnected for too long. Where several nodes serve a table, each holds a lease for
 * the seats that are connected to it: a seat is absent when no node holds its lease.
 */
export class Presence {
  private readonly room: Attended;
  private readonly services: Services;
  private readonly news: TableNews;
  private readonly goneSince = new Map<Seat, number>();
  private readonly openedAt: number;
  /** When somebody sat down last: then those who wait elsewhere are asked. */
  private lastSat: number;
  private alarm: Alarm | null = null;
  private renewal: Alarm | null = null;
  private isStopped = false;

  constructor(room: Attended, services: Services, news: TableNews) {
    this.room = room;
    this.services = services;
    this.news = news;
    this.openedAt = services.time.now();
    this.lastSat = this.openedAt;
  }

  /** Somebody has taken the seat and is not connected yet. */
  expect(seat: Seat): void {
    this.lastSat = this.services.time.now();
    this.goneSince.set(seat, this.lastSat);
  }

  /** Somebody has connected as this seat, here or at another node. */
  reached(seat: Seat): void {
    this.goneSince.delete(seat);
  }

  came(seat: Seat): void {
    this.goneSince.delete(seat);
    if (this.services.settings.isShared) {
      this.hold(seat);
      this.renewal ??= this.renewLater();
    }
    this.look();
  }

  /** A connection of the seat is lost. Where nodes share a table, another one may have the person. */
  went(seat: Seat): void {
    if (this.room.isConnected(seat)) return;
    if (this.services.settings.isShared) this.quietly(this.wentFromHere(seat));
    else this.lose(seat);
  }

  /** This node sends the player to another. They are back in a moment: nobody is told. */
  moves(seat: Seat): void {
    if (this.room.isConnected(seat)) return;
    this.goneSince.set(seat, this.services.time.now());
    this.look();
    const { store, settings } = this.services;
    if (settings.isShared) this.quietly(store.release(this.key(seat), settings.node));
  }

  private async wentFromHere(seat: Seat): Promise<void> {
    await this.services.store.release(this.key(seat), this.services.settings.node);
    if (this.room.isConnected(seat) || (await this.isElsewhere(seat))) return;
    this.lose(seat);
    this.news.spread({ kind: 'gone', seat });
  }

  /** Another node has lost the person. */
  wentElsewhere(seat: Seat): void {
    if (!this.room.isConnected(seat)) this.lose(seat);
  }

  /** The person has connected to another node; whether they were gone. */
  cameElsewhere(seat: Seat): boolean {
    const wasGone = this.gone().includes(seat);
    this.goneSince.delete(seat);
    this.look();
    return wasGone;
  }

  private lose(seat: Seat): void {
    this.goneSince.set(seat, this.services.time.now());
    this.look();
    const { table } = this.room;
    const sitter = table.sitters[seat];
    if (table.match && !isOver(table) && sitter && !isPlayedByBot(sitter))
      this.news.gone(seat, this.awaitedUntil(seat));
  }

  /** Until when this absent seat is waited for before a bot plays; null: it is not. */
  awaitedUntil(seat: Seat): number | null {
    return this.gone().includes(seat) ? this.waitedFor(seat) : null;
  }

  /** The people who are gone from a match for the moment. Where nodes share a table, those of whom that was told. */
  gone(): readonly Seat[] {
    if (!this.room.table.match) return [];
    const { isShared } = this.services.settings;
    return this.awaited().filter((seat) => !isShared || this.goneSince.has(seat));
  }

  /** Called whenever something has happened: sets the timer for the next absent seat. */
  look(): void {
    if (this.isStopped) return;
    this.alarm?.cancel();
    this.alarm = null;
    const gone = this.awaited().map((seat) => this.waitedFor(seat));
    if (gone.length === 0) return;
    const due = Math.max(Math.min(...gone) - this.services.time.now(), 1);
    this.alarm = this.services.time.after(due, () => this.quietly(this.act()));
  }

  /** Until when this absent seat is waited for: not as long for a person who has never connected. */
  private waitedFor(seat: Seat): number {
    const { grace, arrival, offer } = this.services.settings;
    const { match, sitters } = this.room.table;
    if (this.room.isConnected(seat)) return this.lastSat + offer;
    const patience = match || sitters[seat]?.hasArrived ? grace : Math.min(grace, arrival);
    return (this.goneSince.get(seat) ?? this.openedAt) + patience;
  }

  /** Whether any person of this table is connected, here or elsewhere. */
  async isSomebodyHere(): Promise<boolean> {
    const seats = this.people();
    if (seats.some((seat) => this.room.isConnected(seat))) return true;
    for (const seat of seats) if (await this.isElsewhere(seat)) return true;
    return false;
  }

  private people(): readonly Seat[] {
    return this.room.table.sitters.flatMap((sitter, seat) => (sitter && sitter.kind !== 'bot' ? [seat] : []));
  }

  /** The absent seats for which somebody else is waiting. */
  private awaited(): readonly Seat[] {
    const { table } = this.room;
    if (isOver(table)) return [];
    const people = this.people();
    const absent = people.filter((seat) => !this.room.isConnected(seat));
    if (!table.match) return [...(table.card.isPublic ? absent : []), ...people.filter((seat) => this.isAsked(seat))];
    if (absent.length === 0) return absent;
    const isWaitedFor = table.card.clock !== null || absent.length < people.length;
    return isWaitedFor ? absent.filter((seat) => this.replacement(table, seat) !== null) : [];
  }

  /** Whether this person waits elsewhere, and could come: everybody else is here. */
  private isAsked(seat: Seat): boolean {
    const { table } = this.room;
    const isElsewhere = table.sitters[seat]?.isElsewhere ?? false;
    return isElsewhere && this.room.isConnected(seat) && !table.match && freeSeats(table).length === 0;
  }

  /** During a match a bot takes over; before it, the seat of a public table is free again. */
  private replacement(table: TableState, seat: Seat): Decision | null {
    if (table.match) return takeOver(table, seat, standIn(table, this.services.settings.standIn));
    const left = table.sitters[seat] ? leave(table, seat) : null;
    return isDecision(left) ? left : null;
  }

  private async act(): Promise<void> {
    const { time } = this.services;
    for (const seat of this.awaited()) {
      if (this.waitedFor(seat) > time.now()) continue;
      if (!this.room.isConnected(seat) && (await this.isElsewhere(seat))) this.goneSince.set(seat, time.now());
      else await this.room.write((table) => (this.isStillAwaited(seat) ? this.replacement(table, seat) : null));
    }
    this.look();
  }

  private isStillAwaited(seat: Seat): boolean {
    return !this.room.isConnected(seat) || this.isAsked(seat);
  }

  private async isElsewhere(seat: Seat): Promise<boolean> {
    const { store, settings } = this.services;
    if (!settings.isShared) return false;
    const isFree = await store.lease(this.key(seat), settings.node, 1);
    if (isFree) await store.release(this.key(seat), settings.node);
    return !isFree;
  }

  /** Takes the seat's lease. A node that the player has just left gives it back soon. */
  private hold(seat: Seat, again = HANDED_OVER): void {
    const { settings, store, time } = this.services;
    const held = store.lease(this.key(seat), settings.node, settings.grace).then((isMine) => {
      if (isMine || this.isStopped || again > settings.grace / 3) return;
      time.after(again, () => this.room.isConnected(seat) && this.hold(seat, 2 * again));
    });
    this.quietly(held);
  }

  private renew(): void {
    const seats = this.room.table.sitters.flatMap((_, seat) => (this.room.isConnected(seat) ? [seat] : []));
    for (const seat of seats) this.hold(seat, Number.POSITIVE_INFINITY);
    this.renewal = seats.length > 0 && !this.isStopped ? this.renewLater() : null;
  }

  private renewLater(): Alarm {
    const { settings, time } = this.services;
    return time.after(settings.grace / 3, () => this.renew());
  }

  private key(seat: Seat): string {
    return `${this.room.table.card.id}/${seat}`;
  }

  private quietly(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!this.isStopped)
        this.services.log.warn({ err: error, table: this.room.table.card.id }, 'presence could not be checked');
    });
  }

  stop(): void {
    this.isStopped = true;
    this.alarm?.cancel();
    this.renewal?.cancel();
  }
}

/** The level of the bot that plays for a person: the wanted one, or the nearest that such a table has. */
function standIn({ game, card: { seats, rules } }: TableState, level: string): string {
  return levelNear(game, level, placeOf(seats, rules));
}
