import { type Action, isRefusal, type Json, type Seat } from '@madang/engine';
import { hasHumanReaction, paceOf } from '@madang/players';
import type { BotTurn } from '../bots/bots.ts';
import type { Services } from '../server/services.ts';
import { type Alarm, wait } from '../server/time.ts';
import { act, type Decision } from '../table/decide.ts';
import type { Logged, StandIn } from '../table/log.ts';
import { actionOf, isOver, type TableState } from '../table/table.ts';
import { hashOf } from '../worker/hash-of.ts';
import { isBotOnly } from './bot-only-tables.ts';
import { botsToMove, clockDue, type Moment } from './due.ts';

/** What the driver needs of a room. */
interface Driven {
  readonly moment: Moment;
  /** Whether somebody is connected, to play or to watch. */
  readonly isAttended: boolean;
  /** After everything that was asked of the table before. */
  write(decide: (table: TableState) => Decision | null): Promise<unknown>;
}

const UNSENT_KEPT = 64;
/** After this time the table is looked at again when another node has its lease, or after a failure. */
const LATER = 1000;

/** Plays for bots, and for people whose time is up. Of all nodes only the one with the table's lease does. */
export class Driver {
  private readonly room: Driven;
  private readonly services: Services;
  private readonly thinking = new Set<Seat>();
  private alarm: Alarm | null = null;
  private leasedUntil = 0;
  private isStopped = false;
  /** Entries of the log that the bots have not been sent yet. */
  private unsent: Logged[] = [];

  constructor(room: Driven, services: Services) {
    this.room = room;
    this.services = services;
  }

  get isBusy(): boolean {
    return this.thinking.size > 0 || this.alarm !== null;
  }

  hear(logged: Logged): void {
    this.unsent.push(logged);
    if (this.unsent.length > UNSENT_KEPT) this.unsent.shift();
  }

  /** Called whenever something has happened: starts what is due now, and a timer for what is due later. */
  look(): void {
    if (this.isStopped) return;
    this.alarm?.cancel();
    this.alarm = null;
    const { moment } = this.room;
    const seats = this.mayPlay(moment.table) ? botsToMove(moment.table) : [];
    for (const seat of seats) if (!this.thinking.has(seat)) void this.think(seat);
    const due = clockDue(moment);
    if (due) this.ring(due.at - this.services.time.now(), () => this.timeIsUp());
  }

  /** Whether bots may play: at tables with people always, at others only with a spectator and within the limit. */
  private mayPlay(table: TableState): boolean {
    if (!isBotOnly(table)) return true;
    const { botOnlyTables } = this.services;
    const { id } = table.card;
    if (isOver(table) || !this.room.isAttended) {
      botOnlyTables.end(id);
      return false;
    }
    const hasBegun = botOnlyTables.begin(id);
    if (!hasBegun) this.lookLater();
    return hasBegun;
  }

  private ring(ms: number, call: () => Promise<void>): void {
    this.alarm = this.services.time.after(ms, () => {
      this.alarm = null;
      call().catch((error: unknown) => this.failed(error));
    });
  }

  private failed(error: unknown): void {
    if (this.isStopped) return;
    this.services.log.error({ err: error, table: this.room.moment.table.card.id }, 'a bot or clock could not play');
    this.lookLater();
  }

  private lookLater(): void {
    this.alarm?.cancel();
    this.ring(LATER, async () => this.look());
  }

  // -------------------------------------------------------------------------------------------------- bots

  private async think(seat: Seat): Promise<void> {
    this.thinking.add(seat);
    try {
      await wait(this.services.time, this.pause(seat));
      if (this.isStopped) return;
      if (!(await this.hasLease())) return this.lookLater();
      const choice = await this.choice(seat);
      if (this.isStopped) return;
      await this.room.write((table) => this.botDecision(table, seat, choice));
      this.thinking.delete(seat);
      this.look();
    } catch (error) {
      this.failed(error);
    } finally {
      this.thinking.delete(seat);
    }
  }

  /**
   * How long a bot waits before it moves, so that people can follow: at least until cards are no longer shown. The same at
   * every replay of the table: it follows from where the log stands.
   */
  private pause(seat: Seat): number {
    const { table, lockedUntil } = this.room.moment;
    const { settings, time } = this.services;
    const [least, most] = this.isRace(seat) ? settings.botReaction : settings.botPause;
    const pace = table.match && !this.isRace(seat) ? paceOf(table.game, table.match.state) : 1;
    const share = (hashOf(`${table.card.id}/${table.n}/${seat}`) % 1000) / 1000;
    return Math.max(pace * (least + share * (most - least)), lockedUntil - time.now());
  }

  /** Whether the bot races people, as slow as they are. */
  private isRace(seat: Seat): boolean {
    const { table, window } = this.room.moment;
    const bots = botsToMove(table);
    const isWithPeople = table.match?.actors.some((actor) => !bots.includes(actor)) ?? false;
    return window !== null && isWithPeople && hasHumanReaction(this.levelOf(table, seat));
  }

  private levelOf(table: TableState, seat: Seat): string {
    return table.sitters[seat]?.level ?? this.services.settings.standIn;
  }

  /** The bot's action as the log writes it; null when it has none. */
  private async choice(seat: Seat): Promise<Json> {
    const { table } = this.room.moment;
    if (!botsToMove(table).includes(seat)) return null;
    const { card, n, game } = table;
    const { settings, bots, metrics } = this.services;
    const turn = {
      card,
      n,
      seat,
      level: this.levelOf(table, seat),
      within: card.daily ? Number.POSITIVE_INFINITY : settings.botThinks,
    };
    const entries = this.unsent;
    this.unsent = [];
    const stop = metrics.botSeconds.startTimer({ game: game.id });
    try {
      const choice = await bots.choose({ ...turn, entries });
      if (choice !== 'behind') return choice;
      const again = await this.choiceFromStore(turn);
      return again === 'behind' ? null : again;
    } catch (error) {
      if (!this.isStopped)
        this.services.log.error({ err: error, table: card.id }, 'a bot failed; the fallback action is played');
      return null;
    } finally {
      stop();
    }
  }

  /** For a thread that does not know the table yet: from its checkpoint, or else from its whole log. */
  private async choiceFromStore(turn: Omit<BotTurn, 'entries'>): Promise<Json | 'behind'> {
    const { bots, store } = this.services;
    const { card, n } = turn;
    const stored = await store.open(card.id);
    const upTo = (log: readonly Logged[]) => log.filter((logged) => logged.n <= n);
    if (stored?.checkpoint) {
      const choice = await bots.choose({ ...turn, checkpoint: stored.checkpoint, entries: upTo(stored.log) });
      if (choice !== 'behind') return choice;
    }
    return bots.choose({ ...turn, entries: upTo(await store.log(card.id)) });
  }

  /** The bot's action, or the fallback when that is refused; null when the bot does not have to move any more. */
  private botDecision(table: TableState, seat: Seat, choice: Json): Decision | null {
    if (!botsToMove(table).includes(seat)) return null;
    const by = table.sitters[seat]?.kind === 'bot' ? null : 'bot';
    const action = choice === null ? undefined : actionOf(table, choice);
    return (action && this.decision(table, seat, action, by)) ?? this.fallback(table, seat, by);
  }

  // ------------------------------------------------------------------------------------------------ clocks

  private async timeIsUp(): Promise<void> {
    if (!(await this.hasLease())) return this.lookLater();
    const due = clockDue(this.room.moment);
    for (const seat of due?.seats ?? []) await this.room.write((table) => this.lateDecision(table, seat));
    this.look();
  }

  /** Null when somebody has acted in the meantime: then there is a new deadline. */
  private lateDecision(table: TableState, seat: Seat): Decision | null {
    const due = clockDue({ ...this.room.moment, table });
    return due?.seats.includes(seat) && due.at <= this.services.time.now() ? this.fallback(table, seat, 'clock') : null;
  }

  // ----------------------------------------------------------------------------------------------- actions

  private fallback(table: TableState, seat: Seat, by: StandIn | null): Decision | null {
    const { match, game } = table;
    return match && this.decision(table, seat, game.fallback(match.state, seat), by);
  }

  private decision(table: TableState, seat: Seat, action: Action, by: StandIn | null): Decision | null {
    const now = this.services.time.now();
    const decided = act(table, seat, action, { by, commandId: null, now, upSince: this.room.moment.upSince });
    return isRefusal(decided) ? null : decided;
  }

  /** The lease is asked for only when there is something to do, and renewed when half of it has passed. */
  private async hasLease(): Promise<boolean> {
    const { store, settings, time } = this.services;
    const now = time.now();
    if (this.leasedUntil - now > settings.lease / 2) return true;
    const isMine = await store.lease(this.room.moment.table.card.id, settings.node, settings.lease);
    this.leasedUntil = isMine ? now + settings.lease : 0;
    return isMine;
  }

  /** Starts nothing new from now on. */
  stop(): void {
    this.isStopped = true;
    this.alarm?.cancel();
    this.services.botOnlyTables.end(this.room.moment.table.card.id);
  }

  /** Gives the lease back, so that another node can go on at once. */
  async release(): Promise<void> {
    const { store, settings, time } = this.services;
    if (this.leasedUntil > time.now()) await store.release(this.room.moment.table.card.id, settings.node);
  }
}
