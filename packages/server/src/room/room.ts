import type { Seat, Viewer } from '@madang/engine';
import { NOT_JOINED } from '../protocol/errors.ts';
import { wireOf } from '../protocol/index.ts';
import { joinAccepted, playerBack, playerGone } from '../protocol/notices.ts';
import type { Body, ErrorBody } from '../protocol/wire.ts';
import type { Services } from '../server/services.ts';
import type { Stored } from '../store/store.ts';
import { isDeal, type Restored, restored } from '../table/checkpoint.ts';
import { arrive, decision, hourAt, isReady, start, takeBack } from '../table/decide.ts';
import type { Logged, TableCard } from '../table/log.ts';
import { isOver, newTable, type TableState } from '../table/table.ts';
import { Announcer } from './announcer.ts';
import { type Arrival, grantedTo } from './arrival.ts';
import type { Channel } from './channel.ts';
import { Channels } from './channels.ts';
import { Checkpoints, type RoomNotes } from './checkpoints.ts';
import { type Command, type CommandOutcome, decideCommand, decideLater } from './command.ts';
import type { Connection } from './connection.ts';
import { DelayedAudience } from './delayed-audience.ts';
import { Driver } from './driver.ts';
import { dueAfter, type Moment } from './due.ts';
import type { Step } from './follow-log.ts';
import { TableNews } from './news.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { Reactions } from './reactions.ts';
import { TableLog } from './table-log.ts';
import { Timing } from './timing.ts';
import { ViewerOutbox } from './viewer-outbox.ts';

/** Why a match was voided that everybody has left. */
const ABANDONED = 'nobody has played for a long time';

/**
 * A table in the memory of this node. Everything here happens one after the other: a command is interpreted, decided, made
 * durable, applied, and then sent to everybody.
 */
export class Room {
  private readonly services: Services;
  private readonly tableLog: TableLog;
  private readonly channels: Channels;
  private readonly timing: Timing;
  private readonly announcer: Announcer;
  /** The spectators, where they see everything later. */
  private readonly delayed: DelayedAudience | null;
  private readonly checkpoints: Checkpoints;
  private readonly queue = new Queue();
  private readonly driver: Driver;
  private readonly presence: Presence;
  private readonly news: TableNews;
  private readonly reactions = new Reactions();

  private constructor(card: TableCard, services: Services, upSince: number) {
    const table = newTable(card);
    this.services = services;
    this.timing = new Timing(wireOf(table.game), upSince);
    this.channels = new Channels(table.game, card.seats);
    this.announcer = new Announcer(this.channels, this.timing, services.time);
    const { spectatorDelay = 0 } = card;
    this.delayed = spectatorDelay > 0 ? new DelayedAudience(table, spectatorDelay, this.timing, services.time) : null;
    this.checkpoints = new Checkpoints(services);
    this.tableLog = new TableLog(table, services, {
      followed: (step) => this.followed(step),
      due: ({ table, logged }) => dueAfter(table, logged.at, this.timing.windowOf(table)),
    });
    this.driver = new Driver(this, services);
    this.news = new TableNews(this, this.announcer, services);
    this.presence = new Presence(this, services, this.news);
  }

  /**
   * The table as its log says, from its checkpoint on where that can be used.
   * @param upSince since when this server runs the table's clocks
   */
  static async open(
    { card, checkpoint, log }: Stored,
    services: Services,
    upSince = services.time.now(),
  ): Promise<Room> {
    const room = new Room(card, services, upSince);
    const kept = restored(card, checkpoint, log[0]);
    if (kept) room.resume(kept);
    const rest = kept ? log.slice(1) : checkpoint ? await services.store.log(card.id) : log;
    await room.tableLog.follow(rest);
    await room.startWhenReady();
    room.look();
    return room;
  }

  private resume({ table, happenings, notes }: Restored): void {
    const kept = notes as RoomNotes;
    this.tableLog.resume(table);
    this.channels.resume(kept.told, happenings);
    this.delayed?.resume(table, kept.told, happenings);
    this.timing.resume(kept);
  }

  get table(): TableState {
    return this.tableLog.table;
  }

  get moment(): Moment {
    return this.timing.at(this.table);
  }

  /** Whether somebody is connected, to play or to watch. */
  get isAttended(): boolean {
    return this.connections > 0;
  }

  /** Whether somebody is connected here as this seat. */
  isConnected(seat: Seat): boolean {
    return this.channels.isConnected(seat);
  }

  /** Whether somebody waits here for the first card, connected to this node or to another. */
  async isWaitedAt(): Promise<boolean> {
    return !this.table.match && (await this.presence.isSomebodyHere());
  }

  /** Nobody is connected and nothing is due: the room can be closed, the log has everything. */
  get isIdle(): boolean {
    return !this.isAttended && this.queue.isEmpty && !this.driver.isBusy;
  }

  /** Writes what `decide` makes of the table, after what was asked before; answers what was decided. */
  write<Decided extends object | null>(decide: (table: TableState) => Decided): Promise<Decided> {
    return this.queue.run(async () => {
      const decided = await this.tableLog.write(decide);
      await this.startWhenReady();
      this.look();
      return decided;
    });
  }

  /** Follows what another node has written: this entry, or whatever is new. */
  catchUp(logged: Logged | null): Promise<void> {
    return this.queue.run(async () => {
      await this.tableLog.catchUp(logged);
      this.checkpoints.leave();
      this.look();
    });
  }

  /** The first card is dealt when every seat is taken and every person has been connected. */
  private async startWhenReady(): Promise<void> {
    const { carry } = this.table.card;
    const inputs = { hour: hourAt(this.table.card, this.services.time.now()), ...(carry ? { carry } : {}) };
    await this.tableLog.write((table) => (isReady(table) ? start(table, inputs) : null));
  }

  private look(): void {
    this.driver.look();
    this.presence.look();
    this.checkpoints.keep();
  }

  private followed(step: Step): void {
    const { logged, table, happenings } = step;
    const { entry } = logged;
    this.driver.hear(logged);
    if (entry.type === 'sat') this.presence.expect(entry.seat);
    if (entry.type === 'seeded') {
      this.services.openSeats.reached(table.sitters[entry.seat]?.playerId ?? '');
      this.presence.reached(entry.seat);
    }
    this.announcer.announce(step);
    this.delayed?.follow(step);
    if (happenings.length > 0) this.timing.follow(step);
    if (isDeal(logged)) this.checkpoints.note(table, { told: this.channels.counts, ...this.timing.kept });
    // Another node has thought that the person was gone.
    if (entry.type === 'takenOver' && this.isConnected(entry.seat)) this.takeBackSoon(entry.seat);
  }

  private takeBackSoon(seat: Seat): void {
    this.write((table) => takeBack(table, seat)).catch((error: unknown) =>
      this.services.log.error({ err: error, table: this.table.card.id }, 'a seat was not taken back'),
    );
  }

  // ---------------------------------------------------------------------------------------------- connections

  /** A player joins, whose token was checked: a first client, a second tab or a reconnected one alike. */
  join(connection: Connection, seat: Seat, arrival: Arrival): Promise<void> {
    return this.queue.run(async () => {
      const isBack = (await this.tableLog.write((table) => takeBack(table, seat))) !== null;
      const wasGone = this.presence.gone().includes(seat);
      const channel = this.channels.open(arrival.dialect, seat);
      this.seat(channel, connection, seat, arrival);
      const { table } = this;
      if (table.match || isOver(table)) this.announcer.sendState(channel, connection, seat, table, arrival.lastEventId);
      else await this.arrive(channel, connection, seat, arrival);
      this.accept(connection, arrival);
      this.presence.came(seat);
      // The others were told of it by the log where a bot has played for the seat.
      if (isBack) this.answer(connection, playerBack(table, seat));
      else if (wasGone) this.news.back(seat);
      if (table.match) this.news.spread({ kind: 'back', seat });
      for (const other of this.presence.gone())
        this.answer(connection, playerGone(table, other, this.presence.awaitedUntil(other)));
      this.look();
    });
  }

  /** What another node tells of this table, beside its log. */
  hear(news: string): void {
    this.news.hear(news, this.presence);
  }

  /** Before the first card. If the arrival completes the table, the client gets the deal instead of the waiting notice. */
  private async arrive(channel: Channel, connection: Connection, seat: Seat, arrival: Arrival): Promise<void> {
    const { clientSeed = null, isReady = true } = arrival;
    await this.tableLog.write((table) => arrive(table, seat, clientSeed, isReady));
    await this.startWhenReady();
    if (!this.table.match) this.announcer.sendWaiting(channel, connection, seat, this.table);
  }

  /** A spectator joins, who sees what is open to everybody. */
  watch(connection: Connection, arrival: Arrival): Promise<void> {
    return this.queue.run(async () => {
      const shown = this.delayed ?? { channels: this.channels, announcer: this.announcer, table: this.table };
      const channel = shown.channels.open(arrival.dialect, 'table');
      this.seat(channel, connection, 'table', arrival);
      shown.announcer.sendState(channel, connection, 'table', shown.table, arrival.lastEventId);
      this.accept(connection, arrival);
      this.look();
    });
  }

  /** One socket is one viewer in one dialect: a client that joins again as another viewer is no longer the first. */
  private seat(channel: Channel, connection: Connection, viewer: Viewer, arrival: Arrival): void {
    const before = this.channelOf(connection).remove(connection);
    channel.add(connection, viewer, grantedTo(arrival)?.includes('deltas') ?? false);
    if (before !== undefined && before !== 'table' && before !== viewer) this.presence.went(before);
  }

  /** After the state: a notice has the number of the last event, and a client may come back with it. */
  private accept(connection: Connection, arrival: Arrival): void {
    const granted = grantedTo(arrival);
    if (granted) this.answer(connection, joinAccepted(granted));
  }

  private channelOf(connection: Connection): Channel {
    const late = this.delayed?.channels.of(connection);
    return late?.viewerOf(connection) === undefined ? this.channels.of(connection) : late;
  }

  /**
   * The connection is gone; its seat is not.
   * @param isMoving this node stops, and the client reconnects at another
   */
  drop(connection: Connection, isMoving = false): void {
    const viewer = this.channelOf(connection).remove(connection);
    if (viewer === 'table') this.driver.look();
    else if (viewer !== undefined && isMoving) this.presence.moves(viewer);
    else if (viewer !== undefined) this.presence.went(viewer);
  }

  // -------------------------------------------------------------------------------------------------- commands

  /** A command of the match. The client is always answered, by events or by an error. */
  command(connection: Connection, json: unknown): Promise<void> {
    return this.queue.run(async () => {
      const channel = this.channelOf(connection);
      const viewer = channel.viewerOf(connection);
      if (viewer === undefined) return this.refuse(connection, NOT_JOINED);
      const stop = this.services.metrics.commandSeconds.startTimer();
      const { timing, services, reactions } = this;
      const awaitedUntil = (seat: Seat) => this.presence.awaitedUntil(seat);
      const about = { timing, time: services.time, reactions, awaitedUntil };
      const outcome = await this.carryOut({ json, viewer, channel, ...about });
      if (outcome.kind === 'accepted') stop();
      if (outcome.kind === 'reacted') {
        this.news.reacted(outcome.seat, outcome.reaction);
        this.news.spread(outcome);
      }
      if (outcome.kind === 'refused') this.refuse(connection, outcome.problem);
      this.look();
    });
  }

  private async carryOut(command: Command): Promise<CommandOutcome> {
    const outcome = await this.tableLog.write((table) => decideCommand(table, command));
    if (outcome.kind === 'accepted')
      for (const action of outcome.later)
        await this.tableLog.write((table) => decideLater(table, command, outcome.seat, action));
    return outcome;
  }

  /** Answers one client, with the number of its last event. */
  answer(connection: Connection, body: Body): void {
    const channel = this.channelOf(connection);
    const viewer = channel.viewerOf(connection);
    const now = this.services.time.now();
    if (viewer === undefined) connection.send(new ViewerOutbox().answer(body, now));
    else channel.answer(connection, viewer, body, now);
  }

  private refuse(connection: Connection, problem: ErrorBody): void {
    this.services.metrics.refusals.inc({ code: problem.error_code });
    this.answer(connection, problem);
  }

  // ------------------------------------------------------------------------------------------------------- end

  /** Ends a running match without a result; false when none runs. */
  async voidMatch(reason: string): Promise<boolean> {
    const isRunning = (table: TableState) => table.match && !isOver(table);
    return (await this.write((table) => (isRunning(table) ? decision({ type: 'voided', reason }) : null))) !== null;
  }

  /** How many sockets are connected. */
  get connections(): number {
    return this.channels.size + (this.delayed?.channels.size ?? 0);
  }

  /** Ends the match without a result if nobody is connected, here or elsewhere, and nothing has happened since then. */
  async voidAbandoned(since: number): Promise<void> {
    if (this.isAttended || (await this.presence.isSomebodyHere())) return;
    const isAbandoned = (table: TableState) =>
      table.match && !isOver(table) && table.turnSince < since && !this.isAttended;
    await this.write((table) => (isAbandoned(table) ? decision({ type: 'voided', reason: ABANDONED }) : null));
  }

  /** Finishes what was begun and closes all connections; clients reconnect, here or at another node. */
  async close(): Promise<void> {
    this.presence.stop();
    this.driver.stop();
    this.channels.disconnectAll();
    this.delayed?.close();
    await this.queue.drained();
    await this.driver.release();
  }
}
