import type { AnyGame, AnyHappening, Seat, Viewer } from '@madang/engine';
import { plainWireOf, wireOf } from '../protocol/index.ts';
import type { TableState } from '../table/table.ts';
import { Channel, type Counts } from './channel.ts';
import type { Connection } from './connection.ts';
import type { Step } from './follow-log.ts';

/** How many events each viewer has been sent in each dialect, as a checkpoint keeps it. */
export interface EventCounts {
  readonly own: Counts;
  readonly plain: Counts;
}

/** So many steps are kept for players who were connected to another node, or to this one before a restart. */
const STEPS_KEPT = 16;

/** All connections to a table: one channel for the game's own dialect, one for the plain one. */
export class Channels {
  private readonly own: Channel;
  private readonly plain: Channel;
  /** The last steps, until every person who plays here has connected. */
  private recent: Step[] = [];

  constructor(game: AnyGame, seats: number) {
    this.own = new Channel(wireOf(game), seats);
    this.plain = new Channel(plainWireOf(game), seats);
  }

  get all(): readonly Channel[] {
    return [this.own, this.plain];
  }

  get size(): number {
    return this.own.size + this.plain.size;
  }

  get counts(): EventCounts {
    return { own: this.own.counts, plain: this.plain.counts };
  }

  /** Continues from a checkpoint. `happenings` is the deal that it was made after. */
  resume({ own, plain }: EventCounts, happenings: readonly AnyHappening[]): void {
    this.own.resume(own, happenings);
    this.plain.resume(plain, happenings);
  }

  /** Whether somebody is connected as this seat. */
  isConnected(seat: Seat): boolean {
    return this.own.isConnected(seat) || this.plain.isConnected(seat);
  }

  /** The channel of this dialect, which from now on keeps what the viewer is sent. */
  open(dialect: 'own' | 'plain' | undefined, viewer: Viewer): Channel {
    const channel = dialect === 'plain' ? this.plain : this.own;
    channel.outboxOf(viewer, this.recent);
    return channel;
  }

  /** The channel of this connection; the one of the game's own dialect for a connection that has not joined. */
  of(connection: Connection): Channel {
    return this.plain.viewerOf(connection) === undefined ? this.own : this.plain;
  }

  /** Sends a step of the match to everybody. `told` is called for each viewer who was sent something. */
  publish(step: Step, told: (channel: Channel, viewer: Viewer) => void): void {
    for (const channel of this.all) channel.publish(step, (viewer) => told(channel, viewer));
    if (!this.isAwaiting(step.table)) this.recent = [];
    else if (this.recent.push(step) > STEPS_KEPT) this.recent.shift();
  }

  private isAwaiting({ sitters }: TableState): boolean {
    return sitters.some(
      (sitter, seat) => sitter && sitter.kind !== 'bot' && !this.own.hasOutbox(seat) && !this.plain.hasOutbox(seat),
    );
  }

  disconnectAll(): void {
    for (const channel of this.all) channel.disconnectAll();
  }
}
