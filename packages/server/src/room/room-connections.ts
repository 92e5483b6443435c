import type { Seat, Viewer } from '@madang/engine';
import { joinAccepted, playerBack, playerGone } from '../protocol/notices.ts';
import type { Body } from '../protocol/wire.ts';
import type { Time } from '../server/time.ts';
import { arrive, takeBack } from '../table/decide.ts';
import { isOver, type TableState } from '../table/table.ts';
import type { Announcer } from './announcer.ts';
import { type Arrival, grantedTo } from './arrival.ts';
import type { Channel } from './channel.ts';
import type { Channels } from './channels.ts';
import type { Connection } from './connection.ts';
import type { DelayedAudience } from './delayed-audience.ts';
import type { TableNews } from './news.ts';
import type { Presence } from './presence.ts';
import type { TableLog } from './table-log.ts';
import { ViewerOutbox } from './viewer-outbox.ts';

/** The parts of a room that have to do with connections. */
interface RoomParts {
  readonly tableLog: TableLog;
  readonly channels: Channels;
  readonly announcer: Announcer;
  /** The spectators, where they see everything later. */
  readonly delayed: DelayedAudience | null;
  readonly presence: Presence;
  readonly news: TableNews;
  readonly time: Time;
  /** Deals the first card, if nobody is missing any more. */
  startWhenReady(): Promise<void>;
}

/** Connects clients to a table, as a seat or as spectators, and tells them what they need to know then. */
export class RoomConnections {
  private readonly parts: RoomParts;

  constructor(parts: RoomParts) {
    this.parts = parts;
  }

  private get table(): TableState {
    return this.parts.tableLog.table;
  }

  /** How many sockets are connected. */
  get size(): number {
    const { channels, delayed } = this.parts;
    return channels.size + (delayed?.channels.size ?? 0);
  }

  /** A player joins, whose token was checked: a first client, a second tab or a reconnected one alike. */
  async join(connection: Connection, seat: Seat, arrival: Arrival): Promise<void> {
    const { tableLog, channels, announcer, presence, news } = this.parts;
    const isBack = (await tableLog.write((table) => takeBack(table, seat))) !== null;
    const wasGone = presence.gone().includes(seat);
    const channel = channels.open(arrival.dialect, seat);
    this.seat(channel, connection, seat, arrival);
    const { table } = this;
    if (table.match || isOver(table)) announcer.sendState(channel, connection, seat, table, arrival.lastEventId);
    else await this.arrive(channel, connection, seat, arrival);
    this.accept(connection, arrival);
    presence.came(seat);
    // The others were told of it by the log where a bot has played for the seat.
    if (isBack) this.answer(connection, playerBack(table, seat));
    else if (wasGone) news.back(seat);
    if (table.match) news.spread({ kind: 'back', seat });
    for (const other of presence.gone())
      this.answer(connection, playerGone(table, other, presence.awaitedUntil(other)));
  }

  /** Before the first card. If the arrival completes the table, the client gets the deal instead of the waiting notice. */
  private async arrive(channel: Channel, connection: Connection, seat: Seat, arrival: Arrival): Promise<void> {
    const { tableLog, announcer, startWhenReady } = this.parts;
    const { clientSeed = null, isReady = true } = arrival;
    await tableLog.write((table) => arrive(table, seat, clientSeed, isReady));
    await startWhenReady();
    if (!this.table.match) announcer.sendWaiting(channel, connection, seat, this.table);
  }

  /** A spectator joins, who sees what is open to everybody. */
  watch(connection: Connection, arrival: Arrival): void {
    const { channels, announcer, delayed } = this.parts;
    const shown = delayed ?? { channels, announcer, table: this.table };
    const channel = shown.channels.open(arrival.dialect, 'table');
    this.seat(channel, connection, 'table', arrival);
    shown.announcer.sendState(channel, connection, 'table', shown.table, arrival.lastEventId);
    this.accept(connection, arrival);
  }

  /** One socket is one viewer in one dialect: a client that joins again as another viewer is no longer the first. */
  private seat(channel: Channel, connection: Connection, viewer: Viewer, arrival: Arrival): void {
    const before = this.channelOf(connection).remove(connection);
    channel.add(connection, viewer, grantedTo(arrival)?.includes('deltas') ?? false);
    if (before !== undefined && before !== 'table' && before !== viewer) this.parts.presence.went(before);
  }

  /** After the state: a notice has the number of the last event, and a client may come back with it. */
  private accept(connection: Connection, arrival: Arrival): void {
    const granted = grantedTo(arrival);
    if (granted) this.answer(connection, joinAccepted(granted));
  }

  channelOf(connection: Connection): Channel {
    const { channels, delayed } = this.parts;
    const late = delayed?.channels.of(connection);
    return late?.viewerOf(connection) === undefined ? channels.of(connection) : late;
  }

  /** Removes a connection that is gone; its viewer. */
  drop(connection: Connection, isMoving: boolean): Viewer | undefined {
    const { presence } = this.parts;
    const viewer = this.channelOf(connection).remove(connection);
    if (viewer === undefined || viewer === 'table') return viewer;
    if (isMoving) presence.moves(viewer);
    else presence.went(viewer);
    return viewer;
  }

  /** Answers one client, with the number of its last event. */
  answer(connection: Connection, body: Body): void {
    const channel = this.channelOf(connection);
    const viewer = channel.viewerOf(connection);
    const now = this.parts.time.now();
    if (viewer === undefined) connection.send(new ViewerOutbox().answer(body, now));
    else channel.answer(connection, viewer, body, now);
  }

  disconnectAll(): void {
    this.parts.channels.disconnectAll();
    this.parts.delayed?.close();
  }
}
