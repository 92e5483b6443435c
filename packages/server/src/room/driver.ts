import { type Action, isRefusal, type Json, type Seat } from '@madang/engine';
import type { BotTurn } from '../bots/bots.ts';
import type { Services } from '../server/services.ts';
import { type Alarm, wait } from '../server/time.ts';
import { act, type Decision } from '../table/decide.ts';
import type { Logged, StandIn } from '../table/log.ts';
import { actionOf, isOver, type TableState } from '../table/table.ts';
import { botsToMove, clockDue, type Moment } from './due.ts';
import { isExhibition } from './exhibitions.ts';

/** What the driver needs of a room. */
export interface Driven {
  readonly moment: Moment;
  /** Whether somebody is connected, to play or to look on. */
  readonly isAttended: boolean;
  /** In its turn among everything else that happens at the table. */
  write(decide: (table: TableState) => Decision | null): Promise<unknown>;
}

const NEWS_KEPT = 64;
/** How soon to ask again for what another node does, or after something failed. */
const LATER = 1000;

/** Plays for those who cannot: bots, and people whose time is up. Of all nodes only the one with the lease does. */
export class Driver {
  private readonly room: Driven;
  private readonly services: Services;
  private readonly thinking = new Set<Seat>();
  private alarm: Alarm | null = null;
  private leasedUntil = 0;
  private isStopped = false;
  /** What was added to the log since the bots were last told. */
  private news: Logged[] = [];

  constructor(room: Driven, services: Services) {
    this.room = room;
    this.services = services;
  }

  get isBusy(): boolean {
    return this.thinking.size > 0 || this.alarm !== null;
  }

  hear(logged: Logged): void {
    this.news.push(logged);
    if (this.news.length > NEWS_KEPT) this.news.shift();
  }

  /** Looks at the table anew: something has happened. */
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

  /** Where people sit, always; bots among themselves while they are watched and there is room for them. */
  private mayPlay(table: TableState): boolean {
    if (!isExhibition(table)) return true;
    const { exhibitions } = this.services;
    const { id } = table.card;
    if (isOver(table) || !this.room.isAttended) {
      exhibitions.end(id);
      return false;
    }
    const hasBegun = exhibitions.begin(id);
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
    this.services.log.error({ err: error, table: this.room.moment.table.card.id }, 'a table could not be driven');
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
      await wait(this.services.time, this.pause());
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

  /** So that people can follow, and not before shown cards were seen. */
  private pause(): number {
    const [least, most] = this.services.settings.botPause;
    const locked = this.room.moment.lockedUntil - this.services.time.now();
    return Math.max(least + Math.random() * (most - least), locked);
  }

  /** What the bot wants, as the log writes it; null when it does not know. */
  private async choice(seat: Seat): Promise<Json> {
    const { table } = this.room.moment;
    if (!botsToMove(table).includes(seat)) return null;
    const { card, n, game } = table;
    const { settings, bots, metrics } = this.services;
    const level = table.sitters[seat]?.level ?? settings.standIn;
    const turn = { card, n, seat, level, budget: settings.botBudget };
    const news = this.news;
    this.news = [];
    const stop = metrics.botSeconds.startTimer({ game: game.id });
    try {
      const choice = await bots.choose({ ...turn, news });
      if (choice !== 'behind') return choice;
      const again = await this.choiceFromStore(turn);
      return again === 'behind' ? null : again;
    } catch (error) {
      if (!this.isStopped)
        this.services.log.error({ err: error, table: card.id }, 'a bot failed; it plays what is harmless');
      return null;
    } finally {
      stop();
    }
  }

  /** For bots who do not know the table yet: from its checkpoint, or else from its whole log. */
  private async choiceFromStore(turn: Omit<BotTurn, 'news'>): Promise<Json | 'behind'> {
    const { bots, store } = this.services;
    const { card, n } = turn;
    const stored = await store.open(card.id);
    const upTo = (log: readonly Logged[]) => log.filter((logged) => logged.n <= n);
    if (stored?.checkpoint) {
      const choice = await bots.choose({ ...turn, checkpoint: stored.checkpoint, news: upTo(stored.log) });
      if (choice !== 'behind') return choice;
    }
    return bots.choose({ ...turn, news: upTo(await store.log(card.id)) });
  }

  /** The bot's action, or where the match went on without it and it has to move still, the harmless one. */
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

  /** Nothing, when somebody has acted in the meantime: then there is a new deadline. */
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

  /** Asked for only when there is something to do, and good for a while. */
  private async hasLease(): Promise<boolean> {
    const { store, settings, time } = this.services;
    const now = time.now();
    if (this.leasedUntil - now > settings.lease / 2) return true;
    const isMine = await store.lease(this.room.moment.table.card.id, settings.node, settings.lease);
    this.leasedUntil = isMine ? now + settings.lease : 0;
    return isMine;
  }

  /** Begins nothing new. */
  stop(): void {
    this.isStopped = true;
    this.alarm?.cancel();
    this.services.exhibitions.end(this.room.moment.table.card.id);
  }

  /** Lets another node go on at once. */
  async release(): Promise<void> {
    const { store, settings, time } = this.services;
    if (this.leasedUntil > time.now()) await store.release(this.room.moment.table.card.id, settings.node);
  }
}
