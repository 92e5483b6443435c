import type { Capability } from '../capabilities.ts';
import { CLOSE } from '../close-codes.ts';
import type { AnyCommand, DialectName } from '../commands.ts';
import type { TurnError } from '../common/events.ts';
import { ServerErrorCode, TableErrorCode } from '../errors.ts';
import type { Seated } from '../http.ts';
import type { Encoded } from '../json.ts';
import type { Notice } from '../notices.ts';
import type { Envelope } from '../parts.ts';
import type { PlainEvent } from '../plain/schemas.ts';
import type { Reaction } from '../reactions.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { Backoff } from './backoff.ts';
import { LastShown } from './last-shown.ts';

/** Every event of the plain dialect. */
export type TableEvent = PlainEvent | Notice;

/** A seat, as HTTP gave it. Whoever has the token has the seat. */
export type OwnSeat = Pick<Seated, 'player_id' | 'session_token'> & Partial<Pick<Seated, 'table_id'>>;

/** The part of a `WebSocket` that is used: the browser's, Node's and that of `ws` have it. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

/** What a connection tells its owner. */
export interface Listener<Event> {
  /** An event or a notice. The events come in order, none is missing, and none comes twice. */
  event(event: Event): void;
  /** The server refused a command, or the join. The table is as it was. */
  refused(error: TurnError, what: 'command' | 'join'): void;
  /** The connection is lost, or the server is busy. It is tried again; `attempts` counts the failures. */
  lost?(reason: 'closed' | 'busy', attempts: number): void;
  /** Connected again after a loss. */
  reconnected?(): void;
}

export interface ConnectOptions {
  /** The address of the socket: `socketAddress(server)`. */
  readonly address: string;
  /** The own seat, or the table to watch. */
  readonly as: OwnSeat | { readonly table_id: string };
  /** `plain` unless said otherwise. */
  readonly dialect?: DialectName;
  /** The own share of the randomness, before the first card. */
  readonly clientSeed?: string;
  /** The player waits elsewhere: the match does not begin before another join. */
  readonly isWaitingElsewhere?: boolean;
  /** `new WebSocket(address)` unless said otherwise. */
  readonly open?: (address: string) => SocketLike;
}

const OPEN = 1;

/** A connection that has lasted this long, in milliseconds, was no failed attempt. */
const STEADY = 5000;

/** The address of the socket of a server, given as `http://host:3000`. */
export function socketAddress(server: string): string {
  return `${server.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`;
}

/**
 * A place at a table. It joins, repeats a join that failed, and reconnects with the last event it has seen, so that nothing
 * is missed. A command that was not answered before the connection was lost is sent again: it carries a `command_id`, so it
 * acts once. In the plain dialect views come as differences; its owner is told of whole ones.
 */
export class Connection<Event extends Envelope & { readonly event: string } = TableEvent> {
  private readonly options: ConnectOptions;
  private readonly listener: Listener<Event>;
  private readonly backoff = new Backoff(() => this.retry());
  private socket: SocketLike | null = null;
  private readonly shown = new LastShown();
  /** Whether views are asked for as differences. */
  private isFollowing = true;
  private lastEventId: string | null = null;
  private unanswered: object | null = null;
  private isJoined = false;
  private isLost = false;
  private isClosed = false;

  constructor(options: ConnectOptions, listener: Listener<Event>) {
    this.options = options;
    this.listener = listener;
    this.connect();
  }

  /** Plays an action, as `next_state.legal` of the plain dialect lists it. */
  act(action: Encoded): void {
    this.send({ command: 'GameAct', action });
  }

  resign(): void {
    this.send({ command: 'GameResign' });
  }

  /** Ends the match without a result, before the first move. */
  abort(): void {
    this.send({ command: 'GameAbort' });
  }

  /** Claims the match against a player who is gone. */
  claim(player_id: string): void {
    this.send({ command: 'GameClaim', player_id });
  }

  /** Says a set phrase to everybody at the table. It is worth nothing later, so it is not sent again. */
  react(reaction: Reaction): void {
    this.write({ command: 'PlayerReact', reaction });
  }

  /** Sends a command of any dialect, and again after a lost connection until it is answered. */
  send(command: AnyCommand): void {
    this.unanswered = { command_id: freshId(), ...command };
    this.write(this.unanswered);
  }

  /** Asks for a snapshot: everything that may be known now. */
  refresh(): void {
    this.lastEventId = null;
    this.join();
  }

  /** Does not wait for the next attempt. */
  readonly retryNow = (): void => this.backoff.now();

  close(): void {
    this.isClosed = true;
    this.backoff.stop();
    this.socket?.close();
  }

  private connect(): void {
    const { address, as, open = (at: string): SocketLike => new WebSocket(at) } = this.options;
    // A balancer can send everybody at a table to one node by it. The server does not read it.
    const socket = open(as.table_id === undefined ? address : `${address}?table=${as.table_id}`);
    let openedAt = Number.POSITIVE_INFINITY;
    this.socket = socket;
    socket.onopen = () => {
      openedAt = Date.now();
      this.join();
    };
    socket.onmessage = ({ data }: { data: unknown }) => this.receive(String(data));
    socket.onerror = () => undefined; // a close follows
    socket.onclose = ({ code }: { code: number }) => {
      if (Date.now() - openedAt > STEADY) this.backoff.succeeded();
      if (this.isClosed || this.socket !== socket) return;
      // A node that stops sends its clients to another. Nobody needs to notice, unless that fails.
      if (code === CLOSE.RESTART && this.isJoined && this.backoff.attempts === 0) this.backoff.moved();
      else this.failed('closed');
    };
  }

  private join(): void {
    this.isJoined = false;
    const { as, dialect = 'plain', clientSeed, isWaitingElsewhere = false } = this.options;
    const seed = clientSeed === undefined ? {} : { client_seed: clientSeed };
    const who =
      'session_token' in as
        ? {
            player_id: as.player_id,
            session_token: as.session_token,
            ...seed,
            ...(isWaitingElsewhere && { ready: false }),
          }
        : { table_id: as.table_id };
    const seen = this.lastEventId === null ? {} : { last_event_id: this.lastEventId };
    const capabilities: Capability[] = dialect === 'plain' && this.isFollowing ? ['deltas'] : [];
    const spoken = { version: PROTOCOL_VERSION, capabilities };
    this.write({ command: 'GameRequestJoin', dialect, ...spoken, ...who, ...seen });
    if (this.unanswered) this.write(this.unanswered);
    if (this.isLost && this.lastEventId !== null) this.recovered();
  }

  private retry(): void {
    if (this.isClosed) return;
    if (this.socket?.readyState === OPEN) this.join();
    else this.connect();
  }

  private failed(reason: 'closed' | 'busy', atLeast?: number): void {
    this.isLost = true;
    this.backoff.failed(atLeast);
    this.listener.lost?.(reason, this.backoff.attempts);
  }

  private recovered(): void {
    this.isLost = false;
    this.listener.reconnected?.();
  }

  private receive(text: string): void {
    if (this.isClosed) return;
    const received = JSON.parse(text) as Event | TurnError;
    if (isTurnError(received)) return this.refused(received);
    // A difference is made whole: the event that it stands for is one of the plain dialect, and so is `Event` then.
    const event = this.shown.see(received) as Event | null;
    if (!event) return this.lostTrack();
    // A notice and a snapshot repeat the id of the last event: they answer no command.
    if (event.event_id !== NO_EVENT && event.event_id !== this.lastEventId) {
      this.lastEventId = event.event_id;
      this.unanswered = null;
    }
    this.isJoined = true;
    this.backoff.succeeded();
    if (this.isLost) this.recovered();
    this.listener.event(event);
  }

  /** A difference of something else than what was shown. From now on views are whole, beginning with a snapshot. */
  private lostTrack(): void {
    if (!this.isFollowing) return; // the snapshot is on its way
    this.isFollowing = false;
    this.refresh();
  }

  private refused(error: TurnError): void {
    if (error.error_code in ServerErrorCode) return this.failed('busy', error.retry_after_ms);
    // A reaction is not among the commands that wait for an answer.
    if (error.error_code !== TableErrorCode.TOO_MANY_REACTIONS) this.unanswered = null;
    this.listener.refused(error, this.isJoined ? 'command' : 'join');
  }

  private write(command: object): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(command));
  }
}

/** The id of what comes before the first event. */
const NO_EVENT = 'evt_000';

/** 128 random bits. Not `randomUUID`, which browsers have in secure contexts only. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isTurnError(event: { readonly event: string }): event is TurnError {
  return event.event === 'TurnError';
}
