import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logged, TableCard } from '../table/log.ts';
import { GroupCommit } from './group-commit.ts';
import { LocalLeases } from './local-leases.ts';
import { addition, creation, listed, logged, outcome } from './rows.ts';
import type { Answer, Committed, Opened, Request, Values } from './sqlite-messages.ts';
import { type Listed, type Listener, type ListFilter, type Store, StoreError, type Summary } from './store.ts';

/** Tables in one file, for one server. */
export class SqliteStore implements Store {
  private readonly writer: Worker;
  private readonly commits = new GroupCommit<Request, Answer>((requests) => this.commit(requests));
  private readonly leases = new LocalLeases();
  private closing: Promise<void> | null = null;
  private broken: Error | null = null;

  private constructor(writer: Worker) {
    this.writer = writer;
    writer.on('error', (error: Error) => {
      this.broken = error;
    });
  }

  /** The file is made if it is not there; its folder must be. */
  static async open(file: string): Promise<SqliteStore> {
    const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: file });
    const [{ refused }]: Opened[] = await once(writer, 'message');
    if (refused !== null) throw new StoreError(refused);
    return new SqliteStore(writer);
  }

  async create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void> {
    const isNew = await this.ask({ type: 'create', creation: creation(card, entries, summary) });
    if (!isNew) throw new Error(`table ${card.id} exists already`);
  }

  async append(tableId: string, entries: readonly Logged[], summary?: Summary): Promise<'appended' | 'conflict'> {
    const wanted = addition(tableId, entries, summary);
    return outcome(wanted, await this.ask({ type: 'append', addition: wanted }));
  }

  async card(tableId: string): Promise<TableCard | null> {
    const card = await this.ask({ type: 'card', tableId });
    return card === null ? null : JSON.parse(card);
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    return (await this.ask({ type: 'log', tableId, after })).map(logged);
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    return (await this.ask({ type: 'list', filter })).map(listed);
  }

  async lease(tableId: string, node: string, forMs: number): Promise<boolean> {
    this.mustBeOpen();
    return this.leases.lease(tableId, node, forMs);
  }

  async release(tableId: string, node: string): Promise<void> {
    this.mustBeOpen();
    this.leases.release(tableId, node);
  }

  async listen(_listener: Listener): Promise<() => Promise<void>> {
    this.mustBeOpen();
    return async () => undefined;
  }

  async probe(): Promise<void> {
    await this.ask({ type: 'probe' });
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    await this.commits.settled();
    if (this.broken) return;
    const ended = once(this.writer, 'exit');
    this.writer.postMessage('close');
    await ended;
  }

  private async ask<T extends Request['type']>(request: Request & { readonly type: T }): Promise<Values[T]> {
    this.mustBeOpen();
    const answer = await this.commits.ask(request);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.value as Values[T];
  }

  private async commit(requests: readonly Request[]): Promise<readonly Answer[]> {
    if (this.broken) throw this.broken;
    const committed = once(this.writer, 'message');
    this.writer.postMessage(requests);
    const [answer]: Committed[] = await committed;
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.answers;
  }

  private mustBeOpen(): void {
    if (this.closing) throw new Error('the store is closed');
  }
}
