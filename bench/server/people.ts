import type { WebSocket } from 'ws';

/** Somebody at a table who plays at random, however the table speaks. */
export interface Person {
  connect(): WebSocket;
  /** What to send once the socket is open. */
  readonly greeting: string;
  /** Reads what came; whether it is news of the match. */
  hear(text: string): boolean;
  /** What must be answered at once to what came, if anything. */
  answer?(text: string): string | null;
  /** A move, when there is one to make. */
  move(): string | null;
}

/** How one kind of server is met: opens a table and gives its two seats. */
export type OpenTable = (url: string, table: number) => Promise<readonly [Person, Person]>;
