import type { WebSocket } from 'ws';

/** A player who plays at random, on either kind of server. */
export interface Person {
  connect(): WebSocket;
  /** What to send once the socket is open. */
  readonly greeting: string;
  /** Reads a message; true when it is an event of the match. */
  hear(text: string): boolean;
  /** The answer that a message needs at once, if any. */
  answer?(text: string): string | null;
  /** A move, when there is one to make. */
  move(): string | null;
}

/** Opens a table on one kind of server, and returns its two players. The second may be at another node. */
export type OpenTable = (url: string, table: number, second?: string) => Promise<readonly [Person, Person]>;
