import type { Json, Seat } from '@madang/engine';
import { type PastRound, withRound } from '@madang/engine/internal';
import { type Notice, type Player, type Score, type Seated, TableErrorCode, type TurnError } from '@madang/protocol';
import { Connection, socketAddress, type TableEvent } from '@madang/protocol/client';
import { go } from '../../app/router.ts';
import { freshSeed } from '../local/setup.ts';
import type { ConnectionState, Listener, SeatClock, Session, TableActions, TableRefusal } from '../session.ts';
import type { Rules, Told, Written } from '../told.ts';
import { type ActionWindow, windowOf } from '../window.ts';
import { api, leave } from './api.ts';
import { legalIn } from './legal.ts';
import { isOffline } from './offline.ts';
import { waitingFor } from './waiting.ts';

type EventOf<Name extends TableEvent['event']> = Extract<TableEvent, { readonly event: Name }>;

/** The players of a rematch, and whether the reader has offered it to them. */
export interface Expected {
  readonly others: readonly string[];
  readonly isOffer: boolean;
}

/** A match on the server. After a lost connection or a restart of the server it goes on by itself. */
export class OnlineSession implements Session {
  private readonly window: ActionWindow | undefined;
  private readonly tableId: string;
  private readonly seat: Seated | null;
  private connection: Connection | null = null;
  private players: readonly Player[] = [];
  private rules: Rules = {};
  private commitment: string | null = null;
  private me: Seat | 'table' = 'table';
  private scores: readonly number[] = [];
  private round = 1;
  private past: readonly PastRound[] = [];
  private pending: Extract<Told, { kind: 'ended' }> | null = null;
  /** Who has had a seat here before the first card, or was to have one: names by player id, or by themselves. */
  private readonly known = new Map<string, string>();

  /** Whether the reader has offered this rematch. */
  private readonly isRematch: boolean;

  /** Nobody waits for a spectator. */
  readonly isWatched: boolean;
  readonly table: TableActions | undefined;

  /** Without a seat, a spectator. `expected` are the players of a rematch: before they come they may decline. */
  constructor(
    window: ActionWindow | undefined,
    tableId: string,
    seat: Seated | null,
    expected: Expected | null = null,
  ) {
    this.window = window;
    this.tableId = tableId;
    this.seat = seat;
    this.isWatched = seat === null;
    this.isRematch = expected?.isOffer ?? false;
    this.table = seat ? this.actionsOf(seat) : undefined;
    for (const name of expected?.others ?? []) this.known.set(name, name);
  }

  open(listener: Listener): void {
    const { seat, tableId } = this;
    const options = {
      address: socketAddress(location.origin),
      as: seat ?? { table_id: tableId },
      clientSeed: freshSeed(),
    };
    this.connection = new Connection(options, {
      event: (event) => this.receive(event, listener),
      refused: (error, what) => this.refused(error, what, listener),
      lost: (reason, tries) => {
        const why = reason === 'busy' ? 'busy' : isOffline() ? 'offline' : 'line';
        listener.line({ state: 'lost', why, tries, onRetry: this.retryNow });
      },
      reconnected: () => {
        if (this.players.length === 0) return;
        listener.line({ state: 'open' });
        if (seat) listener.back?.(false);
      },
    });
    addEventListener('online', this.retryNow);
  }

  private readonly retryNow = (): void => this.connection?.retryNow();

  // ----------------------------------------------------------------------------------------------- receiving

  private receive(event: TableEvent, listener: Listener): void {
    switch (event.event) {
      case 'TableWaiting':
        return this.wait(event, listener);
      case 'GameStarted':
        this.introduce(event);
        this.rules = event.ruleset;
        this.scores = this.players.map(() => 0);
        this.past = [];
        listener.mayAbort?.(this.seat !== null);
        return listener.line({ state: 'open' });
      case 'GameSnapshotRestore':
        return this.restore(event, listener);
      case 'RoundDealt':
        return this.dealt(event, listener);
      case 'TurnProgress':
        listener.mayAbort?.(false);
        listener.window?.(this.windowAfter(event.view));
        return listener.told({ kind: 'acted', events: event.events, ...seen(event) });
      case 'RoundEnded':
        return this.roundEnded(event);
      case 'GameFinished':
        return this.finished(event, listener);
      case 'TurnError':
        return; // a refusal comes apart
      default:
        return this.notice(event, listener);
    }
  }

  private notice(notice: Exclude<Notice, { readonly event: 'TableWaiting' }>, listener: Listener): void {
    switch (notice.event) {
      case 'PlayerGone':
        return listener.gone?.(this.seatOf(notice.player_id), notice.until && atOurClock(notice.until, notice));
      case 'PlayerReacted':
        return listener.reacted?.(this.seatOf(notice.player_id), notice.reaction);
      case 'PlayerAway':
        return listener.away?.(this.seatOf(notice.player_id), 'away');
      case 'PlayerBack':
        if (notice.player_id === this.seat?.player_id) listener.back?.(true);
        return listener.away?.(this.seatOf(notice.player_id), 'back');
      case 'PlayerLeft':
        return listener.away?.(this.seatOf(notice.player_id), 'left');
      case 'TurnClock':
        return listener.clocks?.(this.clocksIn(notice));
      case 'RematchOffered':
        return listener.rematch?.(notice.table_id, notice.by === undefined ? null : this.seatOf(notice.by));
      case 'GameVoided':
        return listener.line(this.voided(notice));
    }
  }

  private voided({ aborted_by: by }: EventOf<'GameVoided'>): ConnectionState {
    if (by === undefined) return { state: 'gone', why: 'voided' };
    const name = this.players.find(({ id }) => id === by)?.name ?? '';
    return { state: 'called off', by: by === this.seat?.player_id ? null : name };
  }

  private refused({ error_code: code, facts }: TurnError, what: 'command' | 'join', listener: Listener): void {
    const isBegun = this.players.length > 0;
    // What is said too often is not said; the match goes on.
    if (code === TableErrorCode.TOO_MANY_REACTIONS) return;
    if (isAboutTable(code)) return listener.notNow?.(code);
    if (code === 'WRONG_PLAYER' && !isBegun) return listener.line({ state: 'gone', why: 'bad link' });
    listener.refused({ code, ...facts });
    // The snapshot offers the same choices again. A refused join would only be refused once more.
    if (what === 'command' && isBegun) this.connection?.refresh();
  }

  private wait(message: EventOf<'TableWaiting'>, listener: Listener): void {
    const { seat, tableId } = this;
    const asked = { table_id: tableId, token: seat?.session_token, body: { level: 'easy' } };
    const own = seat && {
      onBots: () => void api('fillWithBots', asked).catch(() => null),
      onLeave: () => void leave(tableId, seat).then(() => go('/')),
    };
    listener.line({ ...waitingFor(message, this.known), isRematch: this.isRematch, ...own });
  }

  private introduce({
    players,
    my_player_id,
    commitment,
  }: EventOf<'GameStarted'> | EventOf<'GameSnapshotRestore'>): void {
    this.players = players;
    this.commitment = commitment ?? null;
    this.me = players.find(({ id }) => id === my_player_id)?.seat ?? 'table';
  }

  private restore(event: EventOf<'GameSnapshotRestore'>, listener: Listener): void {
    const { game, round, result } = event;
    if (this.seat && this.players.length === 0 && !result) listener.back?.(false);
    this.introduce(event);
    this.rules = game.ruleset;
    this.scores = this.scoresIn(game.cumulative_scores);
    this.round = round;
    this.past = game.past_rounds.map(({ round, scores }) => ({ round, points: this.scoresIn(scores) }));
    listener.line({ state: 'open' });
    listener.mayAbort?.(event.may_abort === true);
    listener.window?.(this.windowAfter(event.view));
    listener.told({
      kind: 'restored',
      ...this.standing(round),
      ...seen(event),
      result: result && { winners: result.winners.map((id) => this.seatOf(id)), reason: result.reason },
    });
  }

  private dealt(event: EventOf<'RoundDealt'>, listener: Listener): void {
    const { round } = event;
    this.round = round;
    if (this.pending) listener.told(this.pending);
    else listener.told({ kind: 'restored', ...this.standing(round), ...seen(event), result: null });
    this.pending = null;
    listener.told({ kind: 'dealt', round, scores: this.scores, ...seen(event) });
  }

  private roundEnded({ outcome, cumulative_scores }: EventOf<'RoundEnded'>): void {
    this.scores = this.scoresIn(cumulative_scores);
    if (!outcome.void) this.past = withRound(this.past, { round: this.round, points: outcome.points });
    const { scores, past } = this;
    this.pending = { kind: 'ended', outcome, scores, past, result: null };
  }

  private standing(round: number) {
    const sitters = this.players.map(({ name, kind }) => ({ name, kind }));
    const { rules, me, commitment, scores, past } = this;
    return { sitters, rules, eyes: me, commitment, round, scores, past };
  }

  private finished({ winners, reason, final_scores }: EventOf<'GameFinished'>, listener: Listener): void {
    const scores = this.scoresIn(final_scores);
    const result = { winners: winners.map((id) => this.seatOf(id)), reason };
    if (this.pending) listener.told({ ...this.pending, scores, result });
    this.pending = null;
  }

  /** When the window closes that this opened, by this machine's clock. */
  private windowAfter(view: Json): number | null {
    const length = windowOf(this.window, view);
    return length === null ? null : Date.now() + length;
  }

  private clocksIn(notice: EventOf<'TurnClock'>): readonly SeatClock[] {
    return notice.clocks.map(({ player_id, action_until, bank }) => ({
      seat: this.seatOf(player_id),
      actionUntil: atOurClock(action_until, notice),
      bank,
    }));
  }

  private scoresIn(scores: readonly Score[]): readonly number[] {
    return this.players.map(({ id }) => scores.find(({ player_id }) => player_id === id)?.score ?? 0);
  }

  private seatOf(playerId: string): Seat {
    return this.players.find(({ id }) => id === playerId)?.seat ?? 0;
  }

  // -------------------------------------------------------------------------------------------------- acting

  act(action: Written): void {
    this.connection?.act(action);
  }

  resign(): void {
    this.connection?.resign();
  }

  private actionsOf(seat: Seated): TableActions {
    return {
      claim: (gone) => this.connection?.claim(this.players[gone]?.id ?? ''),
      abort: () => this.connection?.abort(),
      react: (reaction) => this.connection?.react(reaction),
      leave: () => void leave(this.tableId, seat).then(() => go('/')),
    };
  }

  ready(): void {
    // The server does not wait for animations.
  }

  async record(): Promise<string | null> {
    const asked = { table_id: this.tableId, token: this.seat?.session_token };
    const kibo = await api('getRecord', asked).catch(() => null);
    return kibo && JSON.stringify(kibo);
  }

  close(): void {
    removeEventListener('online', this.retryNow);
    this.connection?.close();
  }
}

function seen({ view, next_state }: Pick<EventOf<'RoundDealt'>, 'view' | 'next_state'>): {
  view: Json;
  legal: readonly Written[];
} {
  return { view, legal: next_state ? legalIn(next_state) : [] };
}

function isAboutTable(code: string): code is TableRefusal {
  return code in TableErrorCode && code !== TableErrorCode.TOO_MANY_REACTIONS;
}

/** The server's clock and this machine's may differ: what is left when it is heard, is left. */
function atOurClock(at: number, { timestamp }: { readonly timestamp: number }): number {
  return at + Date.now() - timestamp;
}
