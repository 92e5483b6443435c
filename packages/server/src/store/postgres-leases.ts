import type pg from 'pg';
import { GroupCommit } from './group-commit.ts';
import { DROP_OLD_LEASES, leaseAll, type WantedLease } from './postgres-statements.ts';

/** Leases in the database: which node runs a table's bots and clocks, and which one a player is connected to. */
export class PostgresLeases {
  private readonly pool: pg.Pool;
  private readonly wanted = new GroupCommit<WantedLease, boolean>(
    (wanted) => this.take(wanted),
    ({ tableId }) => tableId,
  );

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  lease(wanted: WantedLease): Promise<boolean> {
    return this.wanted.ask(wanted);
  }

  async release(tableId: string, node: string): Promise<void> {
    const text = 'DELETE FROM madang.leases WHERE table_id = $1 AND node = $2';
    await this.pool.query({ name: 'release', text, values: [tableId, node] });
  }

  /** When everything that was asked for is done. */
  settled(): Promise<void> {
    return this.wanted.settled();
  }

  /** A node that dies gives nothing back. */
  dropOld(): void {
    this.pool.query(DROP_OLD_LEASES).catch(() => undefined); // tried again next time
  }

  private async take(wanted: readonly WantedLease[]): Promise<readonly boolean[]> {
    const { rows } = await this.pool.query<{ table_id: string }>(leaseAll(wanted));
    const had = new Set(rows.map(({ table_id }) => table_id));
    return wanted.map(({ tableId }) => had.has(tableId));
  }
}
