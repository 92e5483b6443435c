import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logged } from '../table/log.ts';
import { channelOf, listenerName, type PostgresHosts } from './postgres-hosts.ts';
import type { Listener } from './store.ts';

/** A query this often finds connections that broke silently. */
const HEARTBEAT_MS = 10_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** What a notification says of a table: an entry that was added, or something that is not kept. */
interface Notice {
  readonly table: string;
  /** Null: the entry is long and has to be read. */
  readonly logged?: Logged | null;
  readonly told?: string;
}

/** One connection that listens for what other nodes have added. When it breaks, it reconnects and tells the listener. */
export class PostgresListener {
  private readonly address: pg.ClientConfig;
  private readonly hosts: PostgresHosts;
  private readonly listener: Listener;
  private readonly closed = new AbortController();
  private client: pg.Client | null = null;
  private reconnecting: Promise<void> | null = null;
  private heartbeat: NodeJS.Timeout | null = null;

  private constructor(address: pg.ClientConfig, hosts: PostgresHosts, listener: Listener) {
    this.address = { ...address, application_name: listenerName(hosts.self) };
    this.hosts = hosts;
    this.listener = listener;
  }

  static async listen(address: pg.ClientConfig, hosts: PostgresHosts, listener: Listener): Promise<PostgresListener> {
    const made = new PostgresListener(address, hosts, listener);
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
    await client.query(`LISTEN ${channelOf(this.hosts.self)}`);
    client.on('end', () => this.broken(client));
    this.heartbeat = setInterval(() => client.query('SELECT').catch(() => client.end()), HEARTBEAT_MS).unref();
  }

  private notified(payload: string): void {
    const { table, logged = null, told }: Notice = JSON.parse(payload);
    if (told === undefined) this.listener.added(table, logged);
    else this.listener.told?.(table, told);
  }

  private broken(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.closed.signal.aborted) return;
    this.reconnecting ??= this.reconnect().finally(() => {
      this.reconnecting = null;
    });
  }

  private async reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !this.closed.signal.aborted; wait = Math.min(2 * wait, LAST_RETRY_MS)) {
      await this.disconnect();
      const isBack = await this.resume().then(
        () => true,
        () => false,
      );
      if (isBack && this.client && !this.closed.signal.aborted) return this.listener.missed();
      await sleep(wait, null, { signal: this.closed.signal }).catch(() => undefined);
    }
  }

  private async resume(): Promise<void> {
    await this.connect();
    await this.hosts.hostAllAnew();
  }

  private async disconnect(): Promise<void> {
    if (this.heartbeat) clearInterval(this.heartbeat);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }
}
