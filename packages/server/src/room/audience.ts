import type { Seat, Viewer } from '@madang/engine';
import type { Body, Wire } from '../protocol/wire.ts';
import type { Step } from './follow-log.ts';
import { ViewerOutbox } from './viewer-outbox.ts';

/** Somebody who listens: a socket, seen from a table. */
export interface Connection {
  /** All of them at once, in this order. */
  send(...texts: readonly string[]): void;
  /** The link to a table, as this client reaches the server. */
  invite(tableId: string): string;
  /** The seat or the table is gone for this connection. `last` is the number of the last event it was told. */
  leave(last: number): void;
}

/** How many events each viewer of a dialect has been told: the seats' numbers, then the table's. */
export type Counts = readonly number[];

/** Who listens at a table in one dialect, from which seat, and what each seat has been told. */
export class Audience {
  readonly wire: Wire;
  private readonly listeners = new Map<Connection, Viewer>();
  /** What those viewers were told for whom somebody has listened; of the others the events are only counted. */
  private readonly outboxes = new Map<Viewer, ViewerOutbox>();
  private readonly counted = new Map<Viewer, number>();
  private readonly viewers: readonly Viewer[];

  constructor(wire: Wire, seats: number) {
    this.wire = wire;
    this.viewers = [...Array(seats).keys(), 'table'];
  }

  get size(): number {
    return this.listeners.size;
  }

  get counts(): Counts {
    return this.viewers.map((viewer) => this.outboxes.get(viewer)?.last ?? this.counted.get(viewer) ?? 0);
  }

  /** Goes on from what was counted before, while nobody listens yet. */
  resume(counts: Counts): void {
    this.viewers.forEach((viewer, place) => {
      this.counted.set(viewer, counts[place] ?? 0);
    });
  }

  /**
   * What this viewer is told from now on is kept for those who come back.
   * @param recent the last steps of the match, which the viewer may have missed
   */
  follow(viewer: Viewer, recent: readonly Step[] = []): ViewerOutbox {
    const known = this.outboxes.get(viewer);
    if (known) return known;
    const { wire } = this;
    const counted = this.counted.get(viewer) ?? 0;
    const missed = recent.reduce((sum, { happenings, table }) => sum + wire.count(happenings, table, viewer), 0);
    const outbox = new ViewerOutbox(counted - missed);
    for (const { happenings, table, logged } of recent)
      outbox.add(wire.translate(happenings, table, viewer), logged.at);
    this.outboxes.set(viewer, outbox);
    return outbox;
  }

  follows(viewer: Viewer): boolean {
    return this.outboxes.has(viewer);
  }

  /** What happened, to everybody. `told` is called for each viewer who was told something. */
  hear({ happenings, table, logged }: Step, told: (viewer: Viewer) => void): void {
    for (const viewer of this.viewers) {
      if (!this.follows(viewer)) {
        const count = this.counted.get(viewer) ?? 0;
        this.counted.set(viewer, count + this.wire.count(happenings, table, viewer));
        continue;
      }
      const bodies = this.wire.translate(happenings, table, viewer);
      this.tell(viewer, bodies, logged.at);
      if (bodies.length > 0) told(viewer);
    }
  }

  add(connection: Connection, viewer: Viewer): void {
    this.listeners.set(connection, viewer);
  }

  /** The viewer that this connection was. */
  remove(connection: Connection): Viewer | undefined {
    const viewer = this.listeners.get(connection);
    this.listeners.delete(connection);
    return viewer;
  }

  viewerOf(connection: Connection): Viewer | undefined {
    return this.listeners.get(connection);
  }

  hears(viewer: Viewer): boolean {
    for (const heard of this.listeners.values()) if (heard === viewer) return true;
    return false;
  }

  /** To everybody who listens as this viewer: two tabs of one seat are told the same. */
  private tell(viewer: Viewer, bodies: readonly Body[], at: number): void {
    const texts = this.follow(viewer).add(bodies, at);
    if (texts.length === 0) return;
    for (const [connection, listener] of this.listeners) if (listener === viewer) connection.send(...texts);
  }

  /** Something beside the match that all may know. */
  notify(bodies: (viewer: Viewer, connection: Connection) => readonly Body[], at: number): void {
    for (const [connection, viewer] of this.listeners)
      for (const body of bodies(viewer, connection)) this.answer(connection, viewer, body, at);
  }

  answer(connection: Connection, viewer: Viewer, body: Body, at: number): void {
    connection.send(this.follow(viewer).answer(body, at));
  }

  /** Everybody who listens as this seat is shown out. */
  dismiss(seat: Seat): void {
    for (const [connection, viewer] of this.listeners) if (viewer === seat) this.show(connection);
  }

  dismissAll(): void {
    for (const connection of this.listeners.keys()) this.show(connection);
  }

  private show(connection: Connection): void {
    const viewer = this.remove(connection);
    connection.leave(viewer === undefined ? 0 : this.follow(viewer).last);
  }
}
