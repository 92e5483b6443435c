import type { Capability } from '../capabilities.ts';
import { CLOSE } from '../close-codes.ts';
import type { AnyCommand } from '../commands.ts';
import type { TurnError } from '../common/events.ts';
import { ServerErrorCode, TableErrorCode } from '../errors.ts';
import { eventId, eventNumber } from '../event-id.ts';
import type { Encoded } from '../json.ts';
import type { Notice } from '../notices.ts';
import type { Envelope } from '../parts.ts';
import type { PlainEvent } from '../plain/schemas.ts';
import type { Reaction } from '../reactions.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { Backoff } from './backoff.ts';
import { LastShown } from './last-shown.ts';
import type { ConnectOptions, Listener, SocketLike } from './options.ts';

/** Every event of the plain dialect. */
export type TableEvent = PlainEvent | Notice;

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
 * acts once. When its node stops, another one answers before the first connection ends. In the plain dialect views come as
 * differences; its owner is told of whole ones.
 */
export class Connection<Event extends Envelope & { readonly event: string } = TableEvent> {
  private readonly options: ConnectOptions;
  private readonly listener: Listener<Event>;
  private readonly backoff = new Backoff(() => this.retry());
  private socket: SocketLike | null = null;
  /** A socket to another node, until that has answered: this one stops. */
  private next: SocketLike | null = null;
  private readonly shown = new LastShown();
  /** Whether views are asked for as differences. */
  private isFollowing = true;
  /** The number of the last event; null: a snapshot is wanted. */
  private seen: number | null = null;
  /** The number of the last event of this socket, which may be behind one that was left; the same of the next. */
  private heard = 0;
  private nextHeard = 0;
  private unanswered: object | null = null;
  private isJoined = false;
  private isLost = false;
  /** The server wants to be left alone for a moment, and the command or the join is repeated after that. */
  private isBusy = false;
  private isClosed = false;

  constructor(options: ConnectOptions, listener: Listener<Event>) {
    this.options = options;
    this.listener = listener;
    this.socket = this.connect();
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
    this.seen = null;
    this.join();
  }

  /** Does not wait for the next attempt. */
  readonly retryNow = (): void => this.backoff.now();

  close(): void {
    this.isClosed = true;
    this.backoff.stop();
    this.socket?.close();
    this.next?.close();
  }

  private connect(): SocketLike {
    const { address, as, open = (at: string): SocketLike => new WebSocket(at) } = this.options;
    // A balancer can send everybody at a table to one node by it. The server does not read it.
    const socket = open(as.table_id === undefined ? address : `${address}?table=${as.table_id}`);
    let openedAt = Number.POSITIVE_INFINITY;
    socket.onopen = () => {
      openedAt = Date.now();
      if (socket === this.next) this.ask(socket);
      else this.join();
    };
    socket.onmessage = ({ data }: { data: unknown }) => this.hear(socket, JSON.parse(String(data)));
    socket.onerror = () => undefined; // a close follows
    socket.onclose = ({ code }: { code: number }) => {
      if (Date.now() - openedAt > STEADY) this.backoff.succeeded();
      this.ended(socket, code);
    };
    return socket;
  }

  private ended(socket: SocketLike, code: number): void {
    if (socket === this.next) this.next = null;
    if (this.isClosed || this.socket !== socket) return;
    if (this.next) return this.change(this.next);
    // A node that stops sends its clients to another. Nobody needs to notice, unless that fails.
    if (code === CLOSE.RESTART && this.isJoined && this.backoff.attempts === 0) this.backoff.moved();
    else this.failed('closed');
  }

  private join(): void {
    this.isJoined = false;
    if (this.socket) this.ask(this.socket);
    if (this.unanswered) this.write(this.unanswered);
    if (this.isLost && this.seen !== null) this.recovered();
  }

  /** Sends a join by this socket. */
  private ask(socket: SocketLike): void {
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
    const seen = this.seen === null ? {} : { last_event_id: eventId(this.seen) };
    if (socket === this.next) this.nextHeard = this.seen ?? 0;
    else this.heard = this.seen ?? 0;
    const deltas: Capability[] = dialect === 'plain' && this.isFollowing ? ['deltas'] : [];
    const spoken = { version: PROTOCOL_VERSION, capabilities: [...deltas, 'moves'] };
    this.write({ command: 'GameRequestJoin', dialect, ...spoken, ...who, ...seen }, socket);
  }

  /** Another node has answered, or this one is gone. */
  private change(next: SocketLike): void {
    this.socket?.close();
    this.socket = next;
    this.next = null;
    this.heard = this.nextHeard;
    this.isJoined = false;
    // Its answer may be lost with the first socket.
    if (this.unanswered) this.write(this.unanswered);
  }

  private retry(): void {
    this.isBusy = false;
    if (this.isClosed) return;
    if (this.socket?.readyState === OPEN) this.join();
    else this.socket = this.connect();
  }

  private failed(reason: 'closed' | 'busy', atLeast?: number): void {
    this.isLost = true;
    this.isBusy = reason === 'busy';
    this.backoff.failed(atLeast);
    this.listener.lost?.(reason, this.backoff.attempts);
  }

  private recovered(): void {
    this.isLost = false;
    this.listener.reconnected?.();
  }

  private hear(socket: SocketLike, received: Event | TurnError): void {
    if (this.isClosed) return;
    if (socket === this.next) {
      // A node that cannot serve yet is no help: this one still does.
      if (isTurnError(received)) return socket.close();
      this.change(socket);
    }
    if (socket !== this.socket) return;
    if (isTurnError(received)) return this.refused(received);
    if (!this.isRepeated(received)) this.receive(received);
  }

  /** Whether the socket that was left has sent this event before. */
  private isRepeated({ event_id }: Event): boolean {
    const number = eventNumber(event_id) ?? 0;
    if (number <= this.heard) return false; // a notice, which has no number of its own
    this.heard = number;
    return this.seen !== null && number <= this.seen;
  }

  private receive(received: Event): void {
    if (received.event === 'ServerStopping') return this.move();
    // A difference is made whole: the event that it stands for is one of the plain dialect, and so is `Event` then.
    const event = this.shown.see(received) as Event | null;
    if (!event) return this.lostTrack();
    // A notice and a snapshot repeat the number of the last event: they answer no command.
    const isNews = this.heard > (this.seen ?? 0);
    if (isNews) {
      this.seen = this.heard;
      this.unanswered = null;
    }
    this.isJoined = true;
    if (isNews || !this.isBusy) this.served();
    this.listener.event(event);
  }

  /** The server does what it is asked. */
  private served(): void {
    this.isBusy = false;
    this.backoff.succeeded();
    if (this.isLost) this.recovered();
  }

  private move(): void {
    this.next ??= this.connect();
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

  private write(command: object, socket = this.socket): void {
    if (socket?.readyState === OPEN) socket.send(JSON.stringify(command));
  }
}

/** 128 random bits. Not `randomUUID`, which browsers have in secure contexts only. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isTurnError(event: { readonly event: string }): event is TurnError {
  return event.event === 'TurnError';
}
