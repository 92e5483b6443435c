import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logged, TableCard } from '../table/log.ts';
import { ArchiveFiles } from './archive-files.ts';
import { GroupCommit } from './group-commit.ts';
import {
  addition,
  archivedRow,
  creation,
  forgottenRow,
  listed,
  logged,
  outcome,
  rematchCreation,
  stored,
} from './rows.ts';
import { SingleProcessStore } from './single-process-store.ts';
import { SqlConduct } from './sql-conduct.ts';
import { SqlDaily } from './sql-daily.ts';
import { SqlPasskeys } from './sql-passkeys.ts';
import { type PeopleSql, SqlPeople, type SqlRow } from './sql-people.ts';
import { SqlRatings } from './sql-ratings.ts';
import type {
  Answer,
  Committed,
  Opened,
  ReaderOptions,
  ReadRequest,
  Request,
  Values,
  WriteRequest,
} from './sqlite-messages.ts';
import {
  type AppendOptions,
  type Checkpoint,
  type Due,
  type Expiry,
  type Listed,
  type ListFilter,
  type Store,
  type Stored,
  StoreError,
  type Summary,
} from './store.ts';

/** What is read together is also parsed together, which blocks the event loop. */
const READS_AT_ONCE = 16;

/** Tables in a SQLite file, for one server: one thread writes it, another reads it. */
export class SqliteStore extends SingleProcessStore implements Store {
  private readonly writer: Thread;
  private readonly reader: Thread;
  private readonly files: ArchiveFiles | null;
  readonly people = new SqlPeople((statements) => this.runSql(statements));
  readonly ratings = new SqlRatings((statements) => this.runSql(statements));
  readonly conduct = new SqlConduct((statements) => this.runSql(statements));
  readonly passkeys = new SqlPasskeys((statements) => this.runSql(statements));
  readonly daily = new SqlDaily((statements) => this.runSql(statements));
  private closing: Promise<void> | null = null;

  private constructor(writer: Worker, options: ReaderOptions) {
    super();
    this.writer = new Thread(writer);
    this.files = options.archive === null ? null : new ArchiveFiles(options.archive);
    const reader = new Worker(new URL('./sqlite-reader.ts', import.meta.url), { workerData: options });
    this.reader = new Thread(reader, READS_AT_ONCE);
  }

  /**
   * Creates the file if it is missing; its folder must exist.
   * @param archive the folder for the logs of archived tables; null: they are in the file too
   */
  static async open(file: string, archive: string | null = null): Promise<SqliteStore> {
    const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: file });
    const [{ refused }] = (await once(writer, 'message')) as [Opened];
    if (refused !== null) throw new StoreError(refused);
    return new SqliteStore(writer, { file, archive });
  }

  async create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void> {
    const isNew = await this.write({ type: 'create', creation: creation(card, entries, summary) });
    if (!isNew) throw new Error(`table ${card.id} exists already`);
  }

  async append(tableId: string, entries: readonly Logged[], options?: AppendOptions): Promise<'appended' | 'conflict'> {
    const wanted = addition(tableId, entries, options);
    const append = () => this.write({ type: 'append', addition: wanted });
    const head = await append();
    return outcome(wanted, head === null && (await this.restore(tableId)) ? await append() : head);
  }

  async rematch(card: TableCard, entries: readonly Logged[], summary: Summary): Promise<string> {
    return this.write({ type: 'rematch', creation: rematchCreation(card, entries, summary) });
  }

  async card(tableId: string): Promise<TableCard | null> {
    const card = await this.read({ type: 'card', tableId });
    return card === null ? null : JSON.parse(card);
  }

  async find(tableId: string): Promise<Listed | null> {
    const row = await this.read({ type: 'find', tableId });
    return row && listed(row);
  }

  async open(tableId: string): Promise<Stored | null> {
    const row = await this.read({ type: 'open', tableId });
    return row && stored(row);
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    return (await this.read({ type: 'log', tableId, after })).map(logged);
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    return (await this.read({ type: 'list', filter })).map(listed);
  }

  async due(): Promise<readonly Due[]> {
    return this.read({ type: 'due' });
  }

  async keepCheckpoint(tableId: string, checkpoint: Checkpoint): Promise<void> {
    await this.write({ type: 'keepCheckpoint', tableId, checkpoint });
  }

  async touch(tableIds: readonly string[], at: number): Promise<void> {
    await this.write({ type: 'touch', tableIds, at });
  }

  async expire(before: Expiry): Promise<readonly string[]> {
    return this.write({ type: 'expire', before });
  }

  async abandoned(since: number): Promise<readonly string[]> {
    return this.read({ type: 'abandoned', since });
  }

  async archive(since: number): Promise<readonly string[]> {
    const archived: string[] = [];
    for (const { entries, ...table } of await this.read({ type: 'finished', since })) {
      const row = await archivedRow(table, table, entries, this.files);
      if (await this.write({ type: 'archive', archived: row })) archived.push(table.id);
    }
    return archived;
  }

  /** Moves an archived table back; false when there is no such table. */
  private async restore(tableId: string): Promise<boolean> {
    const archived = await this.read({ type: 'archived', tableId });
    return archived !== null && this.write({ type: 'restore', creation: archived.creation });
  }

  async forget(tableId: string, personId: string): Promise<boolean> {
    const archived = await this.read({ type: 'archived', tableId });
    if (!archived) return false;
    const row = await forgottenRow(archived.creation, personId, this.files);
    const isWritten = await this.write({ type: 'rewrite', archived: row });
    if (isWritten && archived.place !== null) await this.files?.blank(archived.place);
    return isWritten;
  }

  private runSql(statements: readonly PeopleSql[]): Promise<readonly (readonly SqlRow[])[]> {
    return statements.every(({ text }) => /^\s*SELECT/.test(text))
      ? this.read({ type: 'askPeople', statements })
      : this.write({ type: 'people', statements });
  }

  async probe(): Promise<void> {
    await this.write({ type: 'probe' });
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    await this.reader.close();
    await this.writer.close();
  }

  private async write<T extends WriteRequest['type']>(
    request: WriteRequest & { readonly type: T },
  ): Promise<Values[T]> {
    this.mustBeOpen();
    return (await this.writer.ask(request)) as Values[T];
  }

  private async read<T extends ReadRequest['type']>(request: ReadRequest & { readonly type: T }): Promise<Values[T]> {
    this.mustBeOpen();
    return (await this.reader.ask(request)) as Values[T];
  }

  protected mustBeOpen(): void {
    if (this.closing) throw new Error('the store is closed');
  }
}

/** A thread of the store, and the requests that wait for it. */
class Thread {
  private readonly worker: Worker;
  private readonly requests: GroupCommit<Request, Answer>;
  private broken: Error | null = null;

  /** @param most how many requests it gets together */
  constructor(worker: Worker, most?: number) {
    this.worker = worker;
    this.requests = new GroupCommit<Request, Answer>((requests) => this.commit(requests), null, most);
    worker.on('error', (error: Error) => {
      this.broken = error;
    });
  }

  async ask(request: Request): Promise<Values[Request['type']]> {
    const answer = await this.requests.ask(request);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.value;
  }

  private async commit(requests: readonly Request[]): Promise<readonly Answer[]> {
    if (this.broken) throw this.broken;
    const committed = once(this.worker, 'message');
    this.worker.postMessage(requests);
    const [answer] = (await committed) as [Committed];
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.answers;
  }

  async close(): Promise<void> {
    await this.requests.settled();
    if (this.broken) return;
    const ended = once(this.worker, 'exit');
    this.worker.postMessage('close');
    await ended;
  }
}
