import { type Json, type Outcome, type PastRound, type Seat, withRound } from '@madang/engine';
import { freshSeed } from '../local/setup.ts';
import type { Listener, SeatClock, Session } from '../session.ts';
import type { Rules, Sitter, Told, Written } from '../told.ts';
import { windowOf } from '../window.ts';
import { post } from './api.ts';
import type { OwnSeat } from './seats.ts';

// The server's plain dialect (docs/protocol.md): the same for all games, in the words of the rules and the records.

interface Player {
  readonly id: string;
  readonly name: string;
  readonly seat: Seat;
  readonly kind: Sitter['kind'];
}

interface NextState {
  readonly legal: readonly { readonly action: Written }[];
}

interface Message {
  readonly event: string;
  readonly event_id: string;
  readonly timestamp: number;
  readonly my_player_id?: string | null;
  readonly players?: readonly Player[];
  readonly ruleset?: Rules;
  readonly game?: {
    readonly ruleset: Rules;
    readonly cumulative_scores: readonly Score[];
    readonly past_rounds?: readonly { readonly round: number; readonly scores: readonly Score[] }[];
  };
  readonly commitment?: string;
  readonly round?: number;
  readonly view?: Json;
  readonly next_state?: NextState | null;
  readonly events?: readonly Written[];
  readonly outcome?: Outcome;
  readonly cumulative_scores?: readonly Score[];
  readonly final_scores?: readonly Score[];
  readonly winners?: readonly string[];
  readonly reason?: string;
  readonly result?: { readonly winners: readonly string[]; readonly reason: string } | null;
  readonly seats?: readonly (Sitter | null)[];
  readonly invite?: string;
  readonly player_id?: string;
  readonly table_id?: string;
  readonly error_code?: string;
  readonly retry_after_ms?: number;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly clocks?: readonly { readonly player_id: string; readonly action_until: number; readonly bank: number }[];
}

interface Score {
  readonly player_id: string;
  readonly score: number;
}

/** The events that follow a command. */
const ANSWERS: ReadonlySet<string> = new Set(['TurnProgress', 'RoundEnded', 'GameFinished', 'TurnError']);

/** The server could not look at what was sent: it is as if it had not arrived. */
const TRY_LATER: ReadonlySet<string> = new Set(['RATE_LIMITED', 'UNAVAILABLE']);

const FIRST_RETRY = 500;
const LAST_RETRY = 8000;

/** A match on the server. The line may break and the server may restart: it comes back by itself. */
export class OnlineSession implements Session {
  private readonly game: string;
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
  private tries = 0;
  private isClosed = false;
  private joining: ReturnType<typeof setTimeout> | undefined;
  private readonly clientSeed = freshSeed();
  /** What was sent and has not been followed by an event: it may never have arrived. */
  private unanswered: object | null = null;

  /** Without a seat it looks on. */
  constructor(game: string, tableId: string, seat: OwnSeat | null) {
    this.game = game;
    this.tableId = tableId;
    this.seat = seat;
  }

  open(listener: Listener): void {
    this.listener = listener;
    this.connect();
  }

  private connect(): void {
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.join();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)));
    socket.onclose = () => this.lost();
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
    this.tries = 0;
    if (lastEvent !== null) this.listener?.line({ state: 'open' });
  }

  /** What was not looked at may have been the join or the command: both are sent again, and act once. */
  private joinLater(ms: number): void {
    const { socket } = this;
    clearTimeout(this.joining);
    this.joining = setTimeout(() => socket === this.socket && !this.isClosed && this.join(), ms);
  }

  private lost(): void {
    if (this.isClosed) return;
    this.tries++;
    this.listener?.line({ state: 'lost', tries: this.tries });
    setTimeout(() => !this.isClosed && this.connect(), Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (this.tries - 1)));
  }

  private send(command: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  // ------------------------------------------------------------------------------------------------- hearing

  private hear(message: Message): void {
    const { listener } = this;
    if (!listener) return;
    if (message.event !== 'TurnError' && message.event_id !== 'evt_000') this.lastEvent = message.event_id;
    if (TRY_LATER.has(message.error_code ?? '')) return this.joinLater(message.retry_after_ms ?? FIRST_RETRY);
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
          this.pending = { kind: 'ended', outcome: message.outcome, scores: this.scores, result: null };
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
      case 'TurnError':
        if (message.error_code === 'WRONG_PLAYER' && this.players.length === 0)
          return listener.line({ state: 'gone', why: 'bad link' });
        listener.refused({ code: message.error_code ?? 'REFUSED', ...message.facts });
        return this.ask();
    }
  }

  /** What was refused has changed nothing; the table is asked for, so that the same choices are there again. */
  private ask(): void {
    if (this.players.length === 0) return;
    this.lastEvent = null;
    this.join();
  }

  private wait({ seats = [], invite }: Message, listener: Listener): void {
    const { seat } = this;
    const onBots = (): void => {
      if (seat) void post(`/api/tables/${this.tableId}/bots`, { level: 'easy' }, seat.session_token).catch(() => null);
    };
    listener.line({ state: 'waiting', seats, invite: invite ?? null, ...(seat ? { onBots } : {}) });
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
    return { view, legal: next_state?.legal.map(({ action }) => action) ?? [] };
  }

  /** When the window closes that this opened, by this machine's clock. */
  private windowAfter({ view = null }: Message): number | null {
    const length = windowOf(this.game, view);
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
    this.unanswered = { ...command, command_id: crypto.randomUUID() };
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
    this.socket?.close();
  }
}
