import { type Json, type PastRound, type Seat, withRound } from '@madang/engine';
import { go } from '../../app/router.ts';
import { freshId, freshSeed } from '../local/setup.ts';
import type { Listener, Lost, SeatClock, Session } from '../session.ts';
import type { Rules, Told, Written } from '../told.ts';
import { type ActionWindow, windowOf } from '../window.ts';
import { leave, post } from './api.ts';
import { legalIn } from './legal.ts';
import type { Message, Player, Score } from './messages.ts';
import { isOffline, Retry } from './retry.ts';
import type { OwnSeat } from './seats.ts';
import { waitingFor } from './waiting.ts';

/** The events that follow a command. */
const ANSWERS: ReadonlySet<string> = new Set(['TurnProgress', 'RoundEnded', 'GameFinished']);

/** A line that has held for so long is no failed attempt. */
const STEADY = 5000;

/** The server could not do it just now: the same command is good a little later. */
const BUSY: ReadonlySet<string> = new Set(['RATE_LIMITED', 'UNAVAILABLE']);

/** A match on the server. The line may break and the server may restart: it comes back by itself. */
export class OnlineSession implements Session {
  private readonly window: ActionWindow | undefined;
  private readonly tableId: string;
  private readonly seat: OwnSeat | null;
  private socket: WebSocket | null = null;
  private listener: Listener | null = null;
  private players: readonly Player[] = [];
  private rules: Rules = {};
  private commitment: string | null = null;
  private me: Seat | 'table' = 'table';
  private scores: readonly number[] = [];
  private round = 1;
  private past: readonly PastRound[] = [];
  private lastEvent: string | null = null;
  private pending: Extract<Told, { kind: 'ended' }> | null = null;
  private readonly retry = new Retry(() => this.again());
  /** Who has had a seat here before the first card, or was to have one: names by player id, or by themselves. */
  private readonly known = new Map<string, string>();
  private isClosed = false;
  private readonly clientSeed = freshSeed();
  /** What was sent and has not been followed by an event: it may never have arrived. */
  private unanswered: object | null = null;

  /** Nobody waits for who looks on. */
  readonly isWatched: boolean;

  /** Without a seat it looks on. `expected`: who shall come; before they do, they may have given their seats up. */
  constructor(
    window: ActionWindow | undefined,
    tableId: string,
    seat: OwnSeat | null,
    expected: readonly string[] = [],
  ) {
    this.window = window;
    this.tableId = tableId;
    this.seat = seat;
    this.isWatched = seat === null;
    for (const name of expected) this.known.set(name, name);
  }

  open(listener: Listener): void {
    this.listener = listener;
    this.connect();
  }

  private connect(): void {
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`);
    let openedAt = Number.POSITIVE_INFINITY;
    this.socket = socket;
    socket.onopen = () => {
      openedAt = Date.now();
      this.join();
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)));
    socket.onclose = () => {
      if (Date.now() - openedAt > STEADY) this.retry.done();
      this.lost();
    };
  }

  private join(): void {
    const { seat, tableId, lastEvent } = this;
    const who = seat
      ? { player_id: seat.player_id, session_token: seat.session_token, client_seed: this.clientSeed }
      : { table_id: tableId };
    const seen = lastEvent === null ? {} : { last_event_id: lastEvent };
    this.send({ command: 'GameRequestJoin', dialect: 'plain', ...who, ...seen });
    // The server knows it by its command_id: sent twice, it acts once.
    if (this.unanswered) this.send(this.unanswered);
    if (lastEvent !== null) this.listener?.line({ state: 'open' });
  }

  private lost(): void {
    if (this.isClosed) return;
    this.tryLater(isOffline() ? 'offline' : 'line');
  }

  private tryLater(why: Lost['why'], least?: number): void {
    this.retry.later(least);
    this.listener?.line({ state: 'lost', why, tries: this.retry.tries, onRetry: this.retry.now });
  }

  private again(): void {
    if (this.isClosed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.join();
    else this.connect();
  }

  private send(command: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  // ------------------------------------------------------------------------------------------------- hearing

  private hear(message: Message): void {
    const { listener } = this;
    if (!listener) return;
    if (message.event !== 'TurnError' && message.event_id !== 'evt_000') this.lastEvent = message.event_id;
    if (message.event === 'TurnError') return this.refused(message, listener);
    this.retry.done();
    if (ANSWERS.has(message.event)) this.unanswered = null;
    switch (message.event) {
      case 'TableWaiting':
        return this.wait(message, listener);
      case 'GameStarted':
        this.introduce(message);
        this.rules = message.ruleset ?? {};
        this.scores = this.players.map(() => 0);
        this.past = [];
        return listener.line({ state: 'open' });
      case 'GameSnapshotRestore':
        return this.restore(message, listener);
      case 'RoundDealt':
        return this.dealt(message, listener);
      case 'TurnProgress':
        listener.window?.(this.windowAfter(message));
        return listener.told({ kind: 'acted', events: message.events ?? [], ...this.seen(message) });
      case 'RoundEnded':
        this.scores = this.scoresIn(message.cumulative_scores);
        if (message.outcome && !message.outcome.void)
          this.past = withRound(this.past, { round: this.round, points: message.outcome.points });
        if (message.outcome)
          this.pending = {
            kind: 'ended',
            outcome: message.outcome,
            scores: this.scores,
            past: this.past,
            result: null,
          };
        return;
      case 'GameFinished':
        return this.finished(message, listener);
      default:
        return this.notice(message, listener);
    }
  }

  private notice(message: Message, listener: Listener): void {
    const seat = this.seatOf(message.player_id);
    switch (message.event) {
      case 'PlayerAway':
        return listener.away?.(seat, 'away');
      case 'PlayerBack':
        return listener.away?.(seat, 'back');
      case 'PlayerLeft':
        return listener.away?.(seat, 'left');
      case 'TurnClock':
        return listener.clocks?.(this.clocksIn(message));
      case 'RematchOffered':
        return message.table_id === undefined ? undefined : listener.rematch?.(message.table_id);
      case 'GameVoided':
        return listener.line({ state: 'gone', why: 'voided' });
    }
  }

  private refused({ error_code: code = 'REFUSED', facts, retry_after_ms }: Message, listener: Listener): void {
    if (BUSY.has(code)) return this.tryLater('busy', retry_after_ms);
    if (code === 'WRONG_PLAYER' && this.players.length === 0) return listener.line({ state: 'gone', why: 'bad link' });
    const wasSent = this.unanswered !== null;
    this.unanswered = null;
    listener.refused({ code, ...facts });
    // A refusal that answers no command would be given again and again.
    if (wasSent) this.ask();
  }

  /** What was refused has changed nothing; the table is asked for, so that the same choices are there again. */
  private ask(): void {
    if (this.players.length === 0) return;
    this.lastEvent = null;
    this.join();
  }

  private wait(message: Message, listener: Listener): void {
    const { seat, tableId } = this;
    const own = seat && {
      onBots: () => void post(`/api/tables/${tableId}/bots`, { level: 'easy' }, seat.session_token).catch(() => null),
      onLeave: () => void leave(tableId, seat).then(() => go('/')),
    };
    listener.line({ ...waitingFor(message, this.known), ...own });
  }

  private introduce({ players = [], my_player_id, commitment }: Message): void {
    this.players = players;
    this.commitment = commitment ?? null;
    this.me = players.find(({ id }) => id === my_player_id)?.seat ?? 'table';
  }

  private restore(message: Message, listener: Listener): void {
    this.introduce(message);
    const { game, round = 1, result = null } = message;
    this.rules = game?.ruleset ?? {};
    this.scores = this.scoresIn(game?.cumulative_scores);
    this.round = round;
    this.past = (game?.past_rounds ?? []).map(({ round, scores }) => ({ round, points: this.scoresIn(scores) }));
    listener.line({ state: 'open' });
    listener.window?.(this.windowAfter(message));
    listener.told({
      kind: 'restored',
      ...this.standing(round),
      ...this.seen(message),
      result: result && { winners: result.winners.map((id) => this.seatOf(id)), reason: result.reason },
    });
  }

  private dealt(message: Message, listener: Listener): void {
    const { round = 1 } = message;
    this.round = round;
    if (this.pending) listener.told(this.pending);
    else listener.told({ kind: 'restored', ...this.standing(round), ...this.seen(message), result: null });
    this.pending = null;
    listener.told({ kind: 'dealt', round, scores: this.scores, ...this.seen(message) });
  }

  private standing(round: number) {
    const sitters = this.players.map(({ name, kind }) => ({ name, kind }));
    const { rules, me, commitment, scores, past } = this;
    return { sitters, rules, eyes: me, commitment, round, scores, past };
  }

  private finished({ winners = [], reason = '', final_scores }: Message, listener: Listener): void {
    const scores = this.scoresIn(final_scores);
    const result = { winners: winners.map((id) => this.seatOf(id)), reason };
    if (this.pending) listener.told({ ...this.pending, scores, result });
    this.pending = null;
  }

  private seen({ view = null, next_state }: Message): { view: Json; legal: readonly Written[] } {
    return { view, legal: next_state ? legalIn(next_state) : [] };
  }

  /** When the window closes that this opened, by this machine's clock. */
  private windowAfter({ view = null }: Message): number | null {
    const length = windowOf(this.window, view);
    return length === null ? null : Date.now() + length;
  }

  /** The server's clock and this machine's may differ: what is left when it is heard, is left. */
  private clocksIn({ clocks = [], timestamp }: Message): readonly SeatClock[] {
    const ahead = Date.now() - timestamp;
    return clocks.map(({ player_id, action_until, bank }) => ({
      seat: this.seatOf(player_id),
      actionUntil: action_until + ahead,
      bank,
    }));
  }

  private scoresIn(scores: readonly Score[] = []): readonly number[] {
    return this.players.map(({ id }) => scores.find(({ player_id }) => player_id === id)?.score ?? 0);
  }

  private seatOf(playerId: string | undefined): Seat {
    return this.players.find(({ id }) => id === playerId)?.seat ?? 0;
  }

  // -------------------------------------------------------------------------------------------------- acting

  act(action: Written): void {
    this.command({ command: 'GameAct', action });
  }

  resign(): void {
    this.command({ command: 'GameResign' });
  }

  private command(command: object): void {
    this.unanswered = { ...command, command_id: freshId() };
    this.send(this.unanswered);
  }

  ready(): void {
    // The server waits for nobody's animation.
  }

  async record(): Promise<string | null> {
    const headers: HeadersInit = this.seat ? { authorization: `Bearer ${this.seat.session_token}` } : {};
    const answer = await fetch(`/api/tables/${this.tableId}/kibo`, { headers }).catch(() => null);
    return answer?.ok ? answer.text() : null;
  }

  close(): void {
    this.isClosed = true;
    this.retry.stop();
    this.socket?.close();
  }
}
