import type { DialectName } from '../commands.ts';
import type { TurnError } from '../common/events.ts';
import type { Seated } from '../http.ts';

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
