import { findGame } from '@madang/engine';
import { isTableId } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import type { Alarm } from '../server/time.ts';
import type { Logged } from '../table/log.ts';
import { Expiry } from './expiry.ts';
import { InterruptedTables } from './interrupted-tables.ts';
import { Retention } from './retention.ts';
import { Room } from './room.ts';
import { statusOf } from './summary.ts';
import { TimeSlices } from './time-slices.ts';

/** The tables in this node's memory. Any other is opened from the store when it is needed. */
export class Rooms {
  private readonly services: Services;
  private readonly opened = new Map<string, Promise<Room | null>>();
  /** Those of them that have finished opening. */
  private readonly present = new Map<string, Room>();
  private readonly openings = new TimeSlices();
  private readonly interrupted: InterruptedTables;
  private readonly expiry: Expiry;
  private readonly retention: Retention;
  /** Rooms that were idle at the last sweep. */
  private idleBefore = new Set<Room>();
  private sweeping: Alarm | null = null;
  private isClosed = false;
  private stopListening: () => Promise<void> = async () => {};

  constructor(services: Services) {
    this.services = services;
    this.interrupted = new InterruptedTables(services, async (tableId, upSince) => {
      await this.openings.idle();
      return this.open(tableId, upSince);
    });
    this.expiry = new Expiry(services, {
      attended: () => [...this.present].filter(([, room]) => room.isAttended && !room.table.match).map(([id]) => id),
      gone: (tableIds) => {
        for (const tableId of tableIds) void this.leave(tableId, this.present.get(tableId) ?? null);
      },
    });
    this.retention = new Retention(services, (tableId) => this.open(tableId));
  }

  get size(): number {
    return this.opened.size;
  }

  /** The tables in memory, for the operator. */
  overview(): { table: string; game: string; status: string; connections: number; entries: number }[] {
    return Array.from(this.present, ([table, room]) => ({
      table,
      game: room.table.card.game,
      status: statusOf(room.table),
      connections: room.connections,
      entries: room.table.n,
    }));
  }

  /** Listens to what other nodes write, and continues the matches that were interrupted by a stop. */
  async begin(): Promise<void> {
    this.stopListening = await this.services.store.listen({
      added: (tableId, logged) => void this.refresh(tableId, logged),
      told: (tableId, text) => void this.peek(tableId).then((room) => room?.hear(text)),
      missed: () => this.opened.forEach((_, tableId) => void this.refresh(tableId)),
    });
    this.sweepLater();
    this.expiry.begin();
    this.retention.begin();
    this.interrupted.begin();
  }

  /** The table's room, opened when it is not; null when there is no such table. */
  async find(tableId: string): Promise<Room | null> {
    return this.open(tableId);
  }

  /** The table's room where it is in memory: nothing is opened. */
  async peek(tableId: string): Promise<Room | null> {
    return (await this.opened.get(tableId)?.catch(() => null)) ?? null;
  }

  private async open(tableId: string, upSince?: number): Promise<Room | null> {
    const known = this.opened.get(tableId);
    if (known) return known;
    if (this.isClosed || !isTableId(tableId)) return null;
    const opening = this.read(tableId, upSince);
    this.opened.set(tableId, opening);
    this.count();
    try {
      const room = await opening;
      if (room) this.present.set(tableId, room);
      else await this.leave(tableId, null);
      return room;
    } catch (error) {
      await this.leave(tableId, null);
      throw error;
    }
  }

  /** Forgets the table and closes its room. */
  private async leave(tableId: string, room: Room | null): Promise<void> {
    this.forget(tableId);
    try {
      await room?.close();
      if (!this.opened.has(tableId)) await this.services.store.unhost(tableId);
    } catch (error) {
      if (!this.isClosed) this.services.log.error({ err: error, table: tableId }, 'a table could not be closed');
    }
  }

  private async read(tableId: string, upSince?: number): Promise<Room | null> {
    await this.services.store.host(tableId);
    const stored = await this.services.store.open(tableId);
    if (!stored || !findGame(stored.card.game)) return null;
    return this.openings.run(() => Room.open(stored, this.services, upSince));
  }

  private forget(tableId: string): void {
    this.opened.delete(tableId);
    this.present.delete(tableId);
    this.count();
  }

  private count(): void {
    this.services.metrics.rooms.set(this.opened.size);
  }

  /** Follows what another node has written: this entry, or whatever is new. */
  private async refresh(tableId: string, logged: Logged | null = null): Promise<void> {
    try {
      await (await this.opened.get(tableId))?.catchUp(logged);
    } catch (error) {
      if (!this.isClosed)
        this.services.log.error({ err: error, table: tableId }, 'what another node wrote could not be read');
    }
  }

  private sweepLater(): void {
    this.sweeping = this.services.time.after(
      this.services.settings.idle,
      () => void this.sweep().then(() => this.sweepLater()),
    );
  }

  /** Closes the rooms that are idle and were idle at the last sweep. */
  private async sweep(): Promise<void> {
    const idle = new Set<Room>();
    for (const [tableId, opening] of [...this.opened]) {
      const room = await opening.catch(() => null);
      if (!room?.isIdle) continue;
      if (!this.idleBefore.has(room)) idle.add(room);
      else {
        await this.leave(tableId, room);
        this.services.log.info({ table: tableId }, 'table closed');
      }
    }
    this.idleBefore = idle;
  }

  /** Finishes what was begun, and starts nothing new. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.sweeping?.cancel();
    this.interrupted.stop();
    this.expiry.stop();
    await this.retention.stop();
    await this.stopListening();
    const rooms = await Promise.allSettled(this.opened.values());
    await Promise.all(rooms.map((room) => (room.status === 'fulfilled' ? room.value?.close() : undefined)));
    this.opened.clear();
    this.present.clear();
  }
}
