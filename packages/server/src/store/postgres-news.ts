import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { NEWS_CHANNEL } from './postgres-statements.ts';
import type { Listener } from './store.ts';

/** A line that died without a word is noticed by asking something this often. */
const PULSE_MS = 10_000;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** One connection that hears what other nodes have added. When it breaks, it is made again, and the listener is told. */
export class PostgresNews {
  private readonly address: pg.ClientConfig;
  private readonly self: string;
  private readonly listener: Listener;
  private readonly closed = new AbortController();
  private line: pg.Client | null = null;
  private mending: Promise<void> | null = null;
  private pulse: NodeJS.Timeout | null = null;

  private constructor(address: pg.ClientConfig, self: string, listener: Listener) {
    this.address = address;
    this.self = self;
    this.listener = listener;
  }

  /** @param self what this node signs its own news with: those are not told */
  static async listen(address: pg.ClientConfig, self: string, listener: Listener): Promise<PostgresNews> {
    const news = new PostgresNews(address, self, listener);
    await news.connect();
    return news;
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.mending;
    await this.hangUp();
  }

  private async connect(): Promise<void> {
    const line = new pg.Client(this.address);
    this.line = line;
    line.on('error', () => undefined); // 'end' follows
    line.on('notification', ({ payload = '' }) => this.hear(payload));
    await line.connect();
    await line.query(`LISTEN ${NEWS_CHANNEL}`);
    line.on('end', () => this.mend());
    this.pulse = setInterval(() => line.query('SELECT').catch(() => line.end()), PULSE_MS).unref();
  }

  private hear(payload: string): void {
    const [sender, tableId] = payload.split(' ', 2);
    if (sender !== this.self) this.listener.added(tableId);
  }

  private mend(): void {
    if (this.closed.signal.aborted) return;
    this.mending ??= this.reconnect().finally(() => {
      this.mending = null;
    });
  }

  private async reconnect(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !this.closed.signal.aborted; wait = Math.min(2 * wait, LAST_RETRY_MS)) {
      await this.hangUp();
      const isBack = await this.connect().then(
        () => true,
        () => false,
      );
      if (isBack && !this.closed.signal.aborted) return this.listener.missed();
      await sleep(wait, null, { signal: this.closed.signal }).catch(() => undefined);
    }
  }

  private async hangUp(): Promise<void> {
    if (this.pulse) clearInterval(this.pulse);
    await this.line?.end().catch(() => undefined);
    this.line = null;
  }
}
