/** A client that is connected to a table: a socket, as the room sees it. */
export interface Connection {
  /** All texts at once, in this order. */
  send(...texts: readonly string[]): void;
  /** The link to a table, as this client reaches the server. */
  invite(tableId: string): string;
  /** The seat or the table is gone for this connection. `last` is the number of the last event it was sent. */
  leave(last: number): void;
}
