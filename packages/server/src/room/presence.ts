import type { Seat } from '@madang/engine';
import { levelsOf } from '@madang/players';
import type { Services } from '../server/services.ts';
import type { Alarm } from '../server/time.ts';
import { type Decision, isDecision, leave, takeOver } from '../table/decide.ts';
import { isOver, type TableState } from '../table/table.ts';

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
  private readonly goneSince = new Map<Seat, number>();
  private readonly openedAt: number;
  private alarm: Alarm | null = null;
  private renewal: Alarm | null = null;
  private isStopped = false;

  constructor(room: Attended, services: Services) {
    this.room = room;
    this.services = services;
    this.openedAt = services.time.now();
  }

  /** Somebody has taken the seat and is not connected yet. */
  expect(seat: Seat): void {
    this.goneSince.set(seat, this.services.time.now());
  }

  came(seat: Seat): void {
    this.goneSince.delete(seat);
    if (this.services.settings.isShared && !this.renewal) this.renew();
    this.look();
  }

  went(seat: Seat): void {
    if (this.room.isConnected(seat)) return;
    this.goneSince.set(seat, this.services.time.now());
    if (this.services.settings.isShared)
      this.quietly(this.services.store.release(this.key(seat), this.services.settings.node));
    this.look();
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
    const { grace, arrival } = this.services.settings;
    const { match, sitters } = this.room.table;
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
    if (absent.length === 0) return absent;
    if (!table.match) return table.card.isPublic ? absent : [];
    const isWaitedFor = table.card.clock !== null || absent.length < people.length;
    return isWaitedFor ? absent.filter((seat) => this.replacement(table, seat) !== null) : [];
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
      if (await this.isElsewhere(seat)) this.goneSince.set(seat, time.now());
      else await this.room.write((table) => (this.room.isConnected(seat) ? null : this.replacement(table, seat)));
    }
    this.look();
  }

  private async isElsewhere(seat: Seat): Promise<boolean> {
    const { store, settings } = this.services;
    if (!settings.isShared) return false;
    const isFree = await store.lease(this.key(seat), settings.node, 1);
    if (isFree) await store.release(this.key(seat), settings.node);
    return !isFree;
  }

  private renew(): void {
    const { settings, store, time } = this.services;
    const seats = this.room.table.sitters.flatMap((_, seat) => (this.room.isConnected(seat) ? [seat] : []));
    for (const seat of seats) this.quietly(store.lease(this.key(seat), settings.node, settings.grace));
    this.renewal = seats.length > 0 && !this.isStopped ? time.after(settings.grace / 3, () => this.renew()) : null;
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

/** The level of the bot that plays for a person: the wanted one, or the game's last where it has no such level. */
function standIn({ game }: TableState, level: string): string {
  const levels = levelsOf(game);
  return levels.includes(level) ? level : (levels.at(-1) ?? level);
}
