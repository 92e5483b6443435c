import type { Connection } from './connection.ts';

/** So many spectators are sent something before others have a turn: players, other tables, whoever connects. */
const AT_ONCE = 100;

/** What one connection is to be sent of something. */
export type TextsOf = (connection: Connection) => readonly string[];

/**
 * The spectators of a table, of whom there may be thousands. They are sent everything in order, but after the players and some at a
 * time; what happens meanwhile reaches them together.
 */
export class Audience {
  /** How many messages each has been sent or was too late for, counted from the first. */
  private readonly seen = new Map<Connection, number>();
  private unsent: TextsOf[] = [];
  /** How many messages everybody has been sent. */
  private sent = 0;
  private isSending = false;

  get size(): number {
    return this.seen.size;
  }

  has(connection: Connection): boolean {
    return this.seen.has(connection);
  }

  add(connection: Connection): void {
    this.seen.set(connection, this.sent + this.unsent.length);
  }

  /** Whether it was there. */
  remove(connection: Connection): boolean {
    return this.seen.delete(connection);
  }

  /** The connections, each up to date. */
  *members(): Iterable<Connection> {
    for (const connection of this.seen.keys()) {
      this.update(connection);
      yield connection;
    }
  }

  send(textsOf: TextsOf): void {
    if (this.seen.size === 0) return;
    this.unsent.push(textsOf);
    if (this.isSending) return;
    this.isSending = true;
    this.sendAll();
  }

  /** Sends what this connection has not been sent yet. */
  update(connection: Connection): void {
    const seen = this.seen.get(connection);
    const all = this.sent + this.unsent.length;
    if (seen === undefined || seen === all) return;
    this.seen.set(connection, all);
    connection.send(...this.unsent.slice(seen - this.sent).flatMap((textsOf) => textsOf(connection)));
  }

  private sendAll(): void {
    const all = this.sent + this.unsent.length;
    const rest = this.seen.keys();
    const sendSome = (): void => {
      for (let some = 0; some < AT_ONCE; some++) {
        const { value, done } = rest.next();
        if (done) return this.sentAll(all);
        this.update(value);
      }
      setImmediate(sendSome);
    };
    setImmediate(sendSome);
  }

  /** Everybody has been sent so many messages: what has come since then is next. */
  private sentAll(all: number): void {
    this.unsent.splice(0, all - this.sent);
    this.sent = all;
    this.isSending = this.unsent.length > 0;
    if (this.isSending) this.sendAll();
  }
}
