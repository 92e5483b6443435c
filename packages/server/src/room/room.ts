import { type Action, isRefusal, type Seat, type Viewer } from '@madang/engine';
import { eventNumber } from '@madang/protocol';
import { commandIdOf } from '../protocol/commands.ts';
import { isTurnError, LOCKED, NOT_JOINED } from '../protocol/errors.ts';
import { wireOf } from '../protocol/index.ts';
import { standingNotices, tableWaiting, turnClock } from '../protocol/notices.ts';
import type { Body, Wire } from '../protocol/wire.ts';
import type { Services } from '../server/services.ts';
import type { Stored } from '../store/store.ts';
import { checkpointOf, isDeal, type Notes, type Restored, restored } from '../table/checkpoint.ts';
import { runningClocks } from '../table/clock.ts';
import { act, arrive, hasActed, start, takeBack } from '../table/decide.ts';
import type { Entry, TableCard } from '../table/log.ts';
import { isOver, type TableState } from '../table/table.ts';
import type { Audience, Connection } from './audience.ts';
import { Audiences, type ToldCounts } from './audiences.ts';
import { Driver } from './driver.ts';
import { dueAfter, type Moment } from './due.ts';
import type { Step } from './follow-log.ts';
import { noticesOf } from './notices.ts';
import { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { TableLog } from './table-log.ts';
import { ViewerOutbox } from './viewer-outbox.ts';

/** What a client says of itself when it joins. */
export interface Arrival {
  readonly lastEventId?: string | undefined;
  readonly clientSeed?: string | undefined;
  readonly dialect?: 'own' | 'plain' | undefined;
}

/** The first entry of a command, and the actions that follow it: a king's second look. */
interface Decision {
  readonly entry: Entry;
  readonly later: readonly Action[];
}

/** A bot has no clock: whose it becomes, or no longer is, changes whose time runs. */
const MOVES_CLOCKS: ReadonlySet<Entry['type']> = new Set(['takenOver', 'takenBack', 'left']);

/** What a room knows beside the table, as a checkpoint keeps it. */
interface RoomNotes extends Notes {
  readonly told: ToldCounts;
  readonly lockedUntil: number;
  readonly window: Moment['window'];
}

/**
 * A table that somebody plays at, on this node. Everything that happens here happens one after the other: a command is
 * understood, decided, made durable, followed, and then told to everybody.
 */
export class Room {
  private readonly services: Services;
  private readonly tableLog: TableLog;
  private readonly wire: Wire;
  private readonly audiences: Audiences;
  private readonly queue = new Queue();
  private readonly driver: Driver;
  private readonly presence: Presence;
  private readonly upSince: number;
  private memory: unknown;
  private lockedUntil = 0;
  private window: Moment['window'] = null;
  /** The last deal, of which no checkpoint was made yet. */
  private dealt: { readonly table: TableState; readonly notes: RoomNotes } | null = null;

  private constructor(card: TableCard, services: Services, upSince: number) {
    this.services = services;
    this.upSince = upSince;
    this.tableLog = new TableLog(card, services, {
      followed: (step) => this.followed(step),
      due: ({ table, logged }) => dueAfter(table, logged.at, this.wire.window(table)),
    });
    this.wire = wireOf(this.table.game);
    this.audiences = new Audiences(this.table.game, card.seats);
    this.memory = this.wire.begin();
    this.driver = new Driver(this, services);
    this.presence = new Presence(this, services);
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
    const { told, lockedUntil, window } = notes as RoomNotes;
    this.tableLog.resume(table);
    this.memory = this.wire.remember(this.memory, happenings);
    this.audiences.resume(told);
    this.lockedUntil = lockedUntil;
    this.window = window;
  }

  get table(): TableState {
    return this.tableLog.table;
  }

  get moment(): Moment {
    const { table, upSince, lockedUntil, window } = this;
    return { table, upSince, lockedUntil, window };
  }

  get isAttended(): boolean {
    return this.audiences.size > 0;
  }

  /** Whether somebody listens here as this seat. */
  hears(seat: Seat): boolean {
    return this.audiences.hears(seat);
  }

  /** Whether somebody waits here for the first card, connected to this node or to another. */
  async isWaitedAt(): Promise<boolean> {
    return !this.table.match && (await this.presence.isSomebodyHere());
  }

  /** Nobody is here and nothing will happen by itself: it can be forgotten, the log has it all. */
  get isIdle(): boolean {
    return !this.isAttended && this.queue.isEmpty && !this.driver.isBusy;
  }

  /** Writes what `decide` makes of the table, in its turn. */
  write(decide: (table: TableState) => Entry | null): Promise<boolean> {
    return this.queue.run(() => this.writeNow(decide));
  }

  private async writeNow(decide: (table: TableState) => Entry | null): Promise<boolean> {
    const isWritten = await this.tableLog.write(decide);
    await this.startWhenReady();
    this.look();
    return isWritten;
  }

  /** Another node has added something. */
  catchUp(): Promise<void> {
    return this.queue.run(async () => {
      await this.tableLog.catchUp();
      this.look();
    });
  }

  /** The first card is dealt when every seat is taken and every person has been here. */
  private async startWhenReady(): Promise<void> {
    const isReady = ({ sitters, match, voided }: TableState) =>
      !match && voided === null && sitters.every((sitter) => sitter && (sitter.kind === 'bot' || sitter.hasArrived));
    const hour = new Date(this.services.time.now()).getHours();
    const { carry } = this.table.card;
    const inputs = { hour, ...(carry ? { carry } : {}) };
    await this.tableLog.write((table) => (isReady(table) ? entryOf(start(table, inputs)) : null));
  }

  private look(): void {
    this.driver.look();
    this.presence.look();
    this.keepCheckpoint();
  }

  /** So that the room need not replay the rounds before this one when it is opened again. Without it, it does. */
  private keepCheckpoint(): void {
    const { dealt, services } = this;
    this.dealt = null;
    if (!dealt) return;
    const { id } = this.table.card;
    services.store
      .keepCheckpoint(id, checkpointOf(dealt.table, dealt.notes))
      .catch((error: unknown) => services.log.debug({ err: error, table: id }, 'a checkpoint was not kept'));
  }

  // ------------------------------------------------------------------------------------------- what happens

  private followed(step: Step): void {
    const { logged, table, happenings } = step;
    const { at, entry } = logged;
    this.driver.hear(logged);
    if (entry.type === 'sat') this.presence.expect(entry.seat);
    if (entry.type === 'seeded') this.services.openSeats.reached(table.sitters[entry.seat]?.playerId ?? '');
    if (happenings.length > 0) {
      this.memory = this.wire.remember(this.memory, happenings);
      this.audiences.hear(step, (audience, viewer) => this.tellClocks(audience, table, at, viewer));
      this.lockedUntil = at + this.wire.pause(happenings);
      const length = this.wire.window(table);
      const isAnother = happenings.some(({ kind }) => kind === 'dealt') || length !== this.window?.length;
      if (length === null) this.window = null;
      else if (isAnother) this.window = { since: at, length };
    }
    if (isDeal(logged)) {
      const { lockedUntil, window } = this;
      this.dealt = { table, notes: { told: this.audiences.counts, lockedUntil, window } };
    }
    // By far the most entries are actions, and of those there is nothing else to tell.
    if (entry.type !== 'acted') this.tellAround(entry, table, at);
  }

  private tellAround(entry: Entry, table: TableState, at: number): void {
    const isSeatNews = !table.match && (entry.type === 'sat' || entry.type === 'left');
    for (const audience of this.audiences.all) {
      if (entry.type === 'left' && !table.match) audience.dismiss(entry.seat);
      if (isSeatNews)
        audience.notify((viewer, connection) => [tableWaiting(table, viewer, connection.invite(table.card.id))], at);
      audience.notify((viewer) => noticesOf(entry, table, viewer), at);
      if (MOVES_CLOCKS.has(entry.type)) this.tellClocks(audience, table, at);
      if (entry.type === 'left') audience.dismiss(entry.seat);
    }
    // Another node thought that the person was gone.
    if (entry.type === 'takenOver' && this.hears(entry.seat)) this.takeBackSoon(entry.seat);
  }

  /** To this viewer only, where something private happened: even that a clock is told would betray it. */
  private tellClocks(audience: Audience, table: TableState, at: number, only?: Viewer): void {
    const notices = this.clockNotices(table);
    if (notices.length > 0) audience.notify((viewer) => ((only ?? viewer) === viewer ? notices : []), at);
  }

  private clockNotices(table: TableState): readonly Body[] {
    if (!table.card.clock || !table.match) return [];
    const clocks = this.wire.window(table) === null ? runningClocks(table, this.upSince) : [];
    return [turnClock(table, clocks)];
  }

  private takeBackSoon(seat: Seat): void {
    this.write((table) => takeBack(table, seat)).catch((error: unknown) =>
      this.services.log.error({ err: error, table: this.table.card.id }, 'a seat was not taken back'),
    );
  }

  // ---------------------------------------------------------------------------------------- who comes and goes

  /** Somebody sits down to play, whose token was checked. A first client, a second tab, one that was cut off: all the same. */
  join(connection: Connection, seat: Seat, arrival: Arrival): Promise<void> {
    return this.queue.run(async () => {
      await this.tableLog.write((table) => takeBack(table, seat));
      const audience = this.audiences.follow(arrival.dialect, seat);
      if (this.table.match || isOver(this.table)) this.welcome(audience, connection, seat, arrival.lastEventId);
      else await this.arrive(audience, connection, seat, arrival.clientSeed ?? null);
      this.presence.came(seat);
      this.look();
    });
  }

  /** Before the first card. Whom this completes the table for is told of the deal, not that it waits. */
  private async arrive(
    audience: Audience,
    connection: Connection,
    seat: Seat,
    clientSeed: string | null,
  ): Promise<void> {
    this.seat(audience, connection, seat);
    const isNews = ({ match, sitters }: TableState) => !match && (!sitters[seat]?.hasArrived || clientSeed !== null);
    await this.tableLog.write((table) => (isNews(table) ? entryOf(arrive(table, seat, clientSeed)) : null));
    await this.startWhenReady();
    const { table } = this;
    const waiting = tableWaiting(table, seat, connection.invite(table.card.id));
    if (!table.match) audience.answer(connection, seat, waiting, this.services.time.now());
  }

  /** Somebody looks on, and sees what is open to everybody. */
  watch(connection: Connection, arrival: Arrival): Promise<void> {
    return this.queue.run(async () => {
      const audience = this.audiences.follow(arrival.dialect, 'table');
      this.welcome(audience, connection, 'table', arrival.lastEventId);
      this.look();
    });
  }

  private welcome(audience: Audience, connection: Connection, viewer: Viewer, lastEventId: string | undefined): void {
    this.seat(audience, connection, viewer);
    const { table, services } = this;
    const now = services.time.now();
    const answer = (body: Body) => audience.answer(connection, viewer, body, now);
    if (!table.match) {
      answer(tableWaiting(table, viewer, connection.invite(table.card.id)));
      for (const notice of standingNotices(table, viewer)) answer(notice);
      return;
    }
    const seen = lastEventId === undefined ? null : eventNumber(lastEventId);
    const missed = seen === null ? null : audience.follow(viewer).since(seen);
    if (missed) connection.send(...missed);
    else answer(audience.wire.snapshot(table, this.memory, viewer));
    for (const notice of [...standingNotices(table, viewer), ...this.clockNotices(table)]) answer(notice);
  }

  /** One socket is one viewer in one dialect: who joins again as another is no longer the first. */
  private seat(audience: Audience, connection: Connection, viewer: Viewer): void {
    const before = this.audiences.of(connection).remove(connection);
    audience.add(connection, viewer);
    if (before !== undefined && before !== 'table' && before !== viewer) this.presence.went(before);
  }

  /** The connection is gone; its seat is not. */
  drop(connection: Connection): void {
    const viewer = this.audiences.of(connection).remove(connection);
    if (viewer === 'table') this.driver.look();
    else if (viewer !== undefined) this.presence.went(viewer);
  }

  // -------------------------------------------------------------------------------------------------- commands

  /** A command of the match. Whatever comes of it, the client is told. */
  command(connection: Connection, json: unknown): Promise<void> {
    return this.queue.run(async () => {
      const audience = this.audiences.of(connection);
      const viewer = audience.viewerOf(connection);
      if (viewer === undefined) return this.refuse(connection, NOT_JOINED);
      const stop = this.services.metrics.commandSeconds.startTimer();
      let problem: Body | null = null;
      let later: readonly Action[] = [];
      const isWritten = await this.tableLog.write((table) => {
        const decided = this.decide(table, viewer, json, audience.wire);
        [problem, later] = [null, []];
        if (!decided || 'event' in decided) {
          problem = decided;
          return null;
        }
        later = decided.later;
        return decided.entry;
      });
      if (isWritten && viewer !== 'table')
        for (const action of later) await this.tableLog.write((at) => entryOf(this.enter(at, viewer, action, json)));
      if (isWritten) stop();
      if (problem) this.refuse(connection, problem);
      this.look();
    });
  }

  /** What the command writes first and means for later, or why not; null when it has acted before. */
  private decide(table: TableState, viewer: Viewer, json: unknown, wire: Wire): Decision | Body | null {
    if (viewer !== 'table' && hasActed(table, viewer, commandIdOf(json))) return null;
    const actions = wire.interpret(table, viewer, json);
    if (isTurnError(actions)) return actions;
    const [action, ...later] = actions;
    if (viewer === 'table' || (this.services.time.now() < this.lockedUntil && action.type !== 'resign')) return LOCKED;
    // Its id goes with the last step: a command that was cut off in between has not acted.
    const entry = this.enter(table, viewer, action, later.length > 0 ? null : json);
    if (isRefusal(entry)) throw new Error(`${table.game.id}: a checked action was refused: ${entry.code}`);
    return { entry, later };
  }

  private enter(table: TableState, seat: Seat, action: Action, command: unknown): ReturnType<typeof act> {
    const manner = { by: null, commandId: commandIdOf(command) ?? null, now: this.services.time.now() };
    return act(table, seat, action, { ...manner, upSince: this.upSince });
  }

  /** Answers one client, with the number of its last event. */
  answer(connection: Connection, body: Body): void {
    const audience = this.audiences.of(connection);
    const viewer = audience.viewerOf(connection);
    const outbox = viewer === undefined ? new ViewerOutbox() : audience.follow(viewer);
    connection.send(outbox.answer(body, this.services.time.now()));
  }

  private refuse(connection: Connection, problem: Body): void {
    this.services.metrics.refusals.inc({ code: String(problem.error_code) });
    this.answer(connection, problem);
  }

  // ------------------------------------------------------------------------------------------------------- end

  /** Finishes what was begun and forgets the table; everybody is shown out, to come back elsewhere. */
  async close(): Promise<void> {
    this.presence.stop();
    this.driver.stop();
    this.audiences.dismissAll();
    await this.queue.drained();
    await this.driver.release();
  }
}

function entryOf(decided: Entry | { readonly code: string }): Entry | null {
  return 'type' in decided ? decided : null;
}
