import type { AnyHappening, Seat, Viewer } from '@madang/engine';
import { sealAll } from '../protocol/envelope.ts';
import type { Body, Wire } from '../protocol/wire.ts';
import type { TableState } from '../table/table.ts';
import { Audience, type TextsOf } from './audience.ts';
import type { Connection } from './connection.ts';
import { DeltaFollowers } from './delta-followers.ts';
import type { Step } from './follow-log.ts';
import { ViewerOutbox } from './viewer-outbox.ts';

/** How many events each viewer of a dialect has been sent: the seats' numbers, then the spectators'. */
export type Counts = readonly number[];

/** The connections to a table in one dialect, each with its viewer, and what each viewer has been sent. */
export class Channel {
  private readonly wire: Wire;
  /** What the dialect has to remember of the match beside the position. */
  private memory: unknown;
  private readonly players = new Map<Connection, Seat>();
  private readonly audience = new Audience();
  /** For viewers as whom somebody has connected. For the others events are only counted. */
  private readonly outboxes = new Map<Viewer, ViewerOutbox>();
  private readonly counted = new Map<Viewer, number>();
  private readonly followers = new DeltaFollowers();
  private readonly viewers: readonly Viewer[];

  constructor(wire: Wire, seats: number) {
    this.wire = wire;
    this.memory = wire.begin();
    this.viewers = [...Array(seats).keys(), 'table'];
  }

  get size(): number {
    return this.players.size + this.audience.size;
  }

  get counts(): Counts {
    return this.viewers.map((viewer) => this.outboxes.get(viewer)?.last ?? this.counted.get(viewer) ?? 0);
  }

  /** Continues from a checkpoint, before anybody has connected. */
  resume(counts: Counts, happenings: readonly AnyHappening[]): void {
    this.memory = this.wire.remember(this.memory, happenings);
    this.viewers.forEach((viewer, place) => {
      this.counted.set(viewer, counts[place] ?? 0);
    });
  }

  /**
   * The viewer's outbox. Once there is one, it keeps the last events for clients that reconnect.
   * @param recent the last steps of the match, which the viewer may have missed
   */
  outboxOf(viewer: Viewer, recent: readonly Step[] = []): ViewerOutbox {
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

  hasOutbox(viewer: Viewer): boolean {
    return this.outboxes.has(viewer);
  }

  /** Sends a step of the match to everybody. `told` is called for each viewer with an outbox who was sent something. */
  publish({ happenings, table, logged }: Step, told: (viewer: Viewer) => void): void {
    this.memory = this.wire.remember(this.memory, happenings);
    for (const viewer of this.viewers) {
      if (!this.hasOutbox(viewer)) {
        const count = this.counted.get(viewer) ?? 0;
        this.counted.set(viewer, count + this.wire.count(happenings, table, viewer));
        continue;
      }
      const bodies = this.wire.translate(happenings, table, viewer);
      this.send(viewer, bodies, logged.at);
      if (bodies.length > 0) told(viewer);
    }
  }

  /** Everything this viewer may know now. */
  snapshot(table: TableState, viewer: Viewer): Body {
    return this.wire.snapshot(table, this.memory, viewer);
  }

  interpret(table: TableState, viewer: Viewer, command: unknown): ReturnType<Wire['interpret']> {
    return this.wire.interpret(table, viewer, command);
  }

  /** @param wantsDeltas views are sent to it as differences, after the first */
  add(connection: Connection, viewer: Viewer, wantsDeltas: boolean): void {
    if (viewer === 'table') this.audience.add(connection);
    else this.players.set(connection, viewer);
    if (wantsDeltas) this.followers.add(connection);
  }

  /** The viewer that this connection was. */
  remove(connection: Connection): Viewer | undefined {
    this.followers.remove(connection);
    if (this.audience.remove(connection)) return 'table';
    const seat = this.players.get(connection);
    this.players.delete(connection);
    return seat;
  }

  viewerOf(connection: Connection): Viewer | undefined {
    return this.audience.has(connection) ? 'table' : this.players.get(connection);
  }

  isConnected(seat: Seat): boolean {
    for (const connected of this.players.values()) if (connected === seat) return true;
    return false;
  }

  /** To all connections of this viewer: two tabs of one seat get the same, and so do all spectators. */
  private send(viewer: Viewer, bodies: readonly Body[], at: number): void {
    const outbox = this.outboxOf(viewer);
    const before = outbox.last;
    const whole = outbox.add(bodies, at);
    if (whole.length === 0) return;
    const encode = (deltas: readonly Body[]) => sealAll(deltas, before, at).map((event) => JSON.stringify(event));
    this.deliver(viewer, this.followers.textsOf(viewer, bodies, whole, encode));
  }

  private deliver(viewer: Viewer, textsOf: TextsOf): void {
    if (viewer === 'table') return this.audience.send(textsOf);
    for (const [connection, seat] of this.players) if (seat === viewer) connection.send(...textsOf(connection));
  }

  /** Sends notices, which take no event number, to everybody who is connected. */
  notify(bodies: (viewer: Viewer) => readonly Body[], at: number): void {
    for (const viewer of this.viewers) {
      if (!this.outboxes.has(viewer)) continue;
      const outbox = this.outboxOf(viewer);
      const texts = bodies(viewer).map((body) => outbox.answer(body, at));
      if (texts.length > 0) this.deliver(viewer, () => texts);
    }
  }

  /** Sends each connection a notice of its own. */
  notifyEach(body: (viewer: Viewer, connection: Connection) => Body, at: number): void {
    for (const [connection, seat] of this.players) this.answer(connection, seat, body(seat, connection), at);
    for (const connection of this.audience.members()) this.answer(connection, 'table', body('table', connection), at);
  }

  answer(connection: Connection, viewer: Viewer, body: Body, at: number): void {
    if (viewer === 'table') this.audience.update(connection);
    connection.send(this.outboxOf(viewer).answer(body, at));
  }

  /** Ends all connections of this seat. */
  disconnect(seat: Seat): void {
    for (const [connection, connected] of this.players) if (connected === seat) this.end(connection);
  }

  disconnectAll(): void {
    for (const connection of [...this.players.keys(), ...this.audience.members()]) this.end(connection);
  }

  private end(connection: Connection): void {
    const viewer = this.remove(connection);
    connection.leave(viewer === undefined ? 0 : this.outboxOf(viewer).last);
  }
}
