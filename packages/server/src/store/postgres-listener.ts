import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { NOTIFY_CHANNEL } from './postgres-statements.ts';
import type { Listener } from './store.ts';

/** A query this often finds connections that broke silently. */
const HEARTBEAT_MS = 10_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** One connection that listens for what other nodes have added. When it breaks, it reconnects and tells the listener. */
export class PostgresListener {
  private readonly address: pg.ClientConfig;
  private readonly self: string;
  private readonly listener: Listener;
  private readonly closed = new AbortController();
  private client: pg.Client | null = null;
  private reconnecting: Promise<void> | null = null;
  private heartbeat: NodeJS.Timeout | null = null;

  private constructor(address: pg.ClientConfig, self: string, listener: Listener) {
    this.address = address;
    this.self = self;
    this.listener = listener;
  }

  /** @param self how this node signs its own notifications, which are skipped */
  static async listen(address: pg.ClientConfig, self: string, listener: Listener): Promise<PostgresListener> {
    const made = new PostgresListener(address, self, listener);
    await made.connect();
    return made;
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.reconnecting;
    await this.disconnect();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client(this.address);
    this.client = client;
    client.on('error', () => undefined); // 'end' follows
    client.on('notification', ({ payload = '' }) => this.notified(payload));
    await client.connect();
    await client.query(`LISTEN ${NOTIFY_CHANNEL}`);
    client.on('end', () => this.reconnectOnce());
    this.heartbeat = setInterval(() => client.query('SELECT').catch(() => client.end()), HEARTBEAT_MS).unref();
  }

  private notified(payload: string): void {
    const [, sender = '', tableId = '', text] = /^(\S*) (\S*)(?: (.*))?$/s.exec(payload) ?? [];
    if (sender === this.self) return;
    if (text === undefined) this.listener.added(tableId);
    else this.listener.told?.(tableId, text);
  }

  private reconnectOnce(): void {
    if (this.closed.signal.aborted) return;
    this.reconnecting ??= this.reconnect().finally(() => {
      this.reconnecting = null;
    });
  }

  private async reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !this.closed.signal.aborted; wait = Math.min(2 * wait, LAST_RETRY_MS)) {
      await this.disconnect();
      const isBack = await this.connect().then(
        () => true,
        () => false,
      );
      if (isBack && !this.closed.signal.aborted) return this.listener.missed();
      await sleep(wait, null, { signal: this.closed.signal }).catch(() => undefined);
    }
  }

  private async disconnect(): Promise<void> {
    if (this.heartbeat) clearInterval(this.heartbeat);
    await this.client?.end().catch(() => undefined);
    this.client = null;
  }
}
