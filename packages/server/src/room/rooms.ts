import { findGame } from '@madang/engine';
import type { House } from '../server/house.ts';
import { isTableId } from '../server/secrets.ts';
import type { Alarm } from '../server/time.ts';
import { Room } from './room.ts';

/** The tables in this node's memory. Any other is one log away. */
export class Rooms {
  private readonly house: House;
  private readonly opened = new Map<string, Promise<Room>>();
  /** Rooms that were idle at the last look. */
  private resting = new Set<Room>();
  private sweeping: Alarm | null = null;
  private isClosed = false;
  private deafen: () => Promise<void> = async () => {};

  constructor(house: House) {
    this.house = house;
  }

  get size(): number {
    return this.opened.size;
  }

  /** Hears what other nodes write, and goes on with the matches that a stop has interrupted. */
  async begin(): Promise<void> {
    this.deafen = await this.house.store.listen({
      added: (tableId) => void this.refresh(tableId),
      missed: () => this.opened.forEach((_, tableId) => void this.refresh(tableId)),
    });
    this.sweepLater();
    this.revive().catch((error: unknown) => this.house.log.error({ err: error }, 'tables could not be gone on with'));
  }

  /** The table's room, opened when it is not; null when there is no such table. */
  async find(tableId: string): Promise<Room | null> {
    const known = this.opened.get(tableId);
    if (known) return known;
    if (!isTableId(tableId)) return null;
    const card = await this.house.store.card(tableId);
    if (!card || !findGame(card.game) || this.isClosed) return null;
    const opened = this.opened.get(tableId) ?? this.remember(tableId, Room.open(card, this.house));
    return opened;
  }

  private remember(tableId: string, opening: Promise<Room>): Promise<Room> {
    this.opened.set(tableId, opening);
    this.count();
    opening.catch(() => this.forget(tableId));
    return opening;
  }

  private forget(tableId: string): void {
    this.opened.delete(tableId);
    this.count();
  }

  private count(): void {
    this.house.metrics.rooms.set(this.opened.size);
  }

  private async refresh(tableId: string): Promise<void> {
    try {
      await (await this.opened.get(tableId))?.catchUp();
    } catch (error) {
      if (!this.isClosed) this.house.log.error({ err: error, table: tableId }, 'news of a table were lost');
    }
  }

  /** Clocks run and bots move also where nobody is connected. */
  private async revive(): Promise<void> {
    const { store, log } = this.house;
    const waiting = await store.list({ status: 'open', publicOnly: true });
    for (const { card } of [...(await store.list({ status: 'playing' })), ...waiting]) {
      if (this.isClosed) return;
      await this.find(card.id).catch((error: unknown) => log.error({ err: error, table: card.id }, 'cannot go on'));
    }
  }

  private sweepLater(): void {
    this.sweeping = this.house.time.after(
      this.house.settings.idle,
      () => void this.sweep().then(() => this.sweepLater()),
    );
  }

  /** Closes the rooms that were idle before and are idle still. */
  private async sweep(): Promise<void> {
    const idle = new Set<Room>();
    for (const [tableId, opening] of [...this.opened]) {
      const room = await opening.catch(() => null);
      if (!room?.isIdle) continue;
      if (!this.resting.has(room)) idle.add(room);
      else {
        this.forget(tableId);
        this.house.log.info({ table: tableId }, 'table closed');
        await room
          .close()
          .catch((error: unknown) => this.house.log.error({ err: error, table: tableId }, 'cannot close'));
      }
    }
    this.resting = idle;
  }

  /** Everything that was begun is finished; nothing new begins. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.sweeping?.cancel();
    await this.deafen();
    const rooms = await Promise.allSettled(this.opened.values());
    await Promise.all(rooms.map((room) => (room.status === 'fulfilled' ? room.value.close() : undefined)));
    this.opened.clear();
  }
}
