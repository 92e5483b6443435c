import type { Logged, TableCard } from '../table/log.ts';
import { LocalLeases } from './local-leases.ts';
import { addition, creation, type EntryRow, listed, logged, outcome, type SummaryRow, type TableRow } from './rows.ts';
import type { Listed, Listener, ListFilter, Store, Summary } from './store.ts';

interface Kept {
  readonly table: TableRow;
  readonly entries: EntryRow[];
  summary: SummaryRow;
}

/** For tests: forgets everything when the process ends. Keeps text, like the others, so that nothing is shared with callers. */
export class MemoryStore implements Store {
  private readonly tables = new Map<string, Kept>();
  private readonly leases = new LocalLeases();
  private closed = false;

  async create(card: TableCard, entries?: readonly Logged[], summary?: Summary): Promise<void> {
    this.mustBeOpen();
    const made = creation(card, entries, summary);
    if (this.tables.has(card.id)) throw new Error(`table ${card.id} exists already`);
    this.tables.set(card.id, { table: made.table, entries: [...made.entries], summary: made.summary });
  }

  async append(tableId: string, entries: readonly Logged[], summary?: Summary): Promise<'appended' | 'conflict'> {
    this.mustBeOpen();
    const wanted = addition(tableId, entries, summary);
    const kept = this.tables.get(tableId);
    const became = outcome(wanted, kept ? kept.entries.length : null);
    if (kept && became === 'appended') {
      kept.entries.push(...wanted.entries);
      kept.summary = wanted.summary ?? kept.summary;
    }
    return became;
  }

  async card(tableId: string): Promise<TableCard | null> {
    this.mustBeOpen();
    const kept = this.tables.get(tableId);
    return kept ? JSON.parse(kept.table.card) : null;
  }

  async log(tableId: string, after = 0): Promise<readonly Logged[]> {
    this.mustBeOpen();
    return (this.tables.get(tableId)?.entries ?? []).slice(after).map(logged);
  }

  async list({ status, game, publicOnly, limit }: ListFilter): Promise<readonly Listed[]> {
    this.mustBeOpen();
    return [...this.tables.values()]
      .filter((kept) => status === undefined || kept.summary.status === status)
      .filter((kept) => game === undefined || kept.table.game === game)
      .filter((kept) => !publicOnly || kept.table.isPublic)
      .sort(newestFirst)
      .slice(0, limit)
      .map(({ table, summary }) => listed({ card: table.card, summary: summary.summary }));
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
    this.mustBeOpen();
  }

  async close(): Promise<void> {
    this.closed = true;
  }

  private mustBeOpen(): void {
    if (this.closed) throw new Error('the store is closed');
  }
}

function newestFirst(a: Kept, b: Kept): number {
  return b.table.createdAt - a.table.createdAt || (a.table.id < b.table.id ? 1 : -1);
}
