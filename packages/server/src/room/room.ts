import type { Seat } from '@madang/engine';
import { NOT_JOINED } from '../protocol/errors.ts';
import { wireOf } from '../protocol/index.ts';
import type { Body, ErrorBody } from '../protocol/wire.ts';
import type { Services } from '../server/services.ts';
import type { Stored } from '../store/store.ts';
import { isDeal, type Restored, restored } from '../table/checkpoint.ts';
import { decision, hourAt, isReady, start, takeBack } from '../table/decide.ts';
import type { Logged, TableCard } from '../table/log.ts';
import { isOver, newTable, type TableState } from '../table/table.ts';
import { Announcer } from './announcer.ts';
import type { Arrival } from './arrival.ts';
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
import { RoomConnections } from './room-connections.ts';
import { TableLog } from './table-log.ts';
import { Timing } from './timing.ts';

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
  private readonly connected: RoomConnections;
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
    const { tableLog, channels, announcer, delayed, presence, news } = this;
    const startWhenReady = () => this.startWhenReady();
    const parts = { tableLog, channels, announcer, delayed, presence, news, startWhenReady };
    this.connected = new RoomConnections({ ...parts, time: services.time });
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
    const kept = room.delayed?.isTooEarly(log[0]) ? null : restored(card, checkpoint, log[0]);
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

  /** A player joins, whose token was checked. */
  join(connection: Connection, seat: Seat, arrival: Arrival): Promise<void> {
    return this.queue.run(async () => {
      await this.connected.join(connection, seat, arrival);
      this.look();
    });
  }

  /** A spectator joins. */
  watch(connection: Connection, arrival: Arrival): Promise<void> {
    return this.queue.run(async () => {
      this.connected.watch(connection, arrival);
      this.look();
    });
  }

  /**
   * The connection is gone; its seat is not.
   * @param isMoving this node stops, and the client reconnects at another
   */
  drop(connection: Connection, isMoving = false): void {
    if (this.connected.drop(connection, isMoving) === 'table') this.driver.look();
  }

  /** How many sockets are connected. */
  get connections(): number {
    return this.connected.size;
  }

  /** Answers one client, with the number of its last event. */
  answer(connection: Connection, body: Body): void {
    this.connected.answer(connection, body);
  }

  /** What another node tells of this table, beside its log. */
  hear(news: string): void {
    this.news.hear(news, this.presence);
  }

  // -------------------------------------------------------------------------------------------------- commands

  /** A command of the match. The client is always answered, by events or by an error. */
  command(connection: Connection, json: unknown): Promise<void> {
    return this.queue.run(async () => {
      const channel = this.connected.channelOf(connection);
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
    this.connected.disconnectAll();
    await this.queue.drained();
    await this.driver.release();
  }
}
