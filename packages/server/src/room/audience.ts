import type { Seat, Viewer } from '@madang/engine';
import type { Body, Wire } from '../protocol/wire.ts';
import { Telling } from './telling.ts';

/** Somebody who listens: a socket, seen from a table. */
export interface Connection {
  /** All of them at once, in this order. */
  send(...texts: readonly string[]): void;
  /** The link to a table, as this client reaches the server. */
  invite(tableId: string): string;
  /** The seat or the table is gone for this connection. `last` is the number of the last event it was told. */
  leave(last: number): void;
}

/** Who listens at a table in one dialect, from which seat, and what each seat has been told. */
export class Audience {
  readonly wire: Wire;
  private readonly listeners = new Map<Connection, Viewer>();
  private readonly tellings = new Map<Viewer, Telling>();

  constructor(wire: Wire) {
    this.wire = wire;
  }

  get size(): number {
    return this.listeners.size;
  }

  get viewers(): Iterable<Viewer> {
    return this.tellings.keys();
  }

  /** Begins to count what this viewer is told, or takes over what has been counted. */
  follow(viewer: Viewer, telling = new Telling()): Telling {
    const known = this.tellings.get(viewer);
    if (known) return known;
    this.tellings.set(viewer, telling);
    return telling;
  }

  follows(viewer: Viewer): boolean {
    return this.tellings.has(viewer);
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

  /** What happened, to everybody who listens as this viewer: two tabs of one seat are told the same. */
  tell(viewer: Viewer, bodies: readonly Body[], at: number): void {
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
