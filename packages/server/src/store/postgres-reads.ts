import type pg from 'pg';
import type { Logged, TableCard } from '../table/log.ts';
import { listing, POSTGRES } from './listing.ts';
import { unpackHead } from './packed-log.ts';
import type { PostgresArchive } from './postgres-archive.ts';
import { ABANDONED, DUE, FIND, type Statement } from './postgres-statements.ts';
import { type EntryRow, entriesBefore, type FoundRow, type ListedRow, listed, logged, stored } from './rows.ts';
import type { Due, Listed, ListFilter, Stored } from './store.ts';

/** The queries that only read tables. A table may be in the archive, and may move there or back at any moment. */
export class PostgresReads {
  private readonly pool: pg.Pool;
  private readonly archived: PostgresArchive;

  constructor(pool: pg.Pool, archived: PostgresArchive) {
    this.pool = pool;
    this.archived = archived;
  }

  async card(tableId: string): Promise<TableCard | null> {
    return (await this.find(tableId))?.card ?? null;
  }

  async find(tableId: string): Promise<Listed | null> {
    const found = await this.findRow(tableId);
    return found && listed(found);
  }

  /** In one statement, so that a table that moves to the archive or back is always found. */
  private async findRow(tableId: string): Promise<FoundRow | null> {
    const [row] = await this.rows<MaybeArchived>({ name: 'find', text: FIND, values: [tableId] });
    return row ? foundRow(row) : null;
  }

  async open(tableId: string): Promise<Stored | null> {
    const text = 'SELECT card, n, text FROM madang.tables LEFT JOIN madang.checkpoints ON table_id = id WHERE id = $1';
    const values = [tableId];
    const [row] = await this.rows<{ card: string; n: number | null; text: string }>({ name: 'open', text, values });
    if (!row) return this.openArchived(tableId);
    const checkpoint = row.n === null ? null : { n: row.n, text: row.text };
    return stored({ card: row.card, checkpoint, entries: await this.entries(tableId, entriesBefore(checkpoint)) });
  }

  private async openArchived(tableId: string): Promise<Stored | null> {
    const found = await this.findRow(tableId);
    if (!found) return null;
    if (!('head' in found)) return this.open(tableId); // it has just come back
    return stored({ card: unpackHead(found.head).card, checkpoint: null, entries: await this.entries(tableId, 0) });
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    return (await this.entries(tableId, after)).map(logged);
  }

  private async entries(tableId: string, after: number): Promise<readonly EntryRow[]> {
    const text = 'SELECT n, at, entry FROM madang.entries WHERE table_id = $1 AND n > $2 ORDER BY n';
    const read = () => this.rows<EntryRow>({ name: 'log', text, values: [tableId, after] });
    const rows = await read();
    if (rows.length > 0) return rows;
    const archived = await this.archived.entries(tableId);
    return archived ? archived.filter(({ n }) => n > after) : read(); // it may have come back in between
  }

  async list(filter: ListFilter): Promise<readonly Listed[]> {
    const { text, values } = listing(filter, POSTGRES);
    const rows = await this.rows<MaybeArchived>({ text, values: [...values] });
    return rows.map((row) => listed(foundRow(row)));
  }

  async due(): Promise<readonly Due[]> {
    const rows = await this.rows<{ id: string; at: number; due: number }>({ name: 'due', text: DUE });
    return rows.map(({ id, at, due }) => ({ tableId: id, at, due }));
  }

  async abandoned(since: number): Promise<readonly string[]> {
    const rows = await this.rows<{ id: string }>({ name: 'abandoned', text: ABANDONED, values: [since] });
    return rows.map(({ id }) => id);
  }

  private async rows<Row extends pg.QueryResultRow>(statement: Partial<Statement> & { text: string }): Promise<Row[]> {
    return (await this.pool.query<Row>(statement)).rows;
  }
}

interface MaybeArchived extends ListedRow {
  readonly head: Uint8Array | null;
}

function foundRow({ head, ...row }: MaybeArchived): FoundRow {
  return head ? { head } : row;
}
