import type { Pool } from 'pg';
import { GroupCommit } from './group-commit.ts';
import { persistently } from './postgres-connection.ts';
import type { PostgresHosts } from './postgres-hosts.ts';
import { appendAll } from './postgres-statements.ts';
import type { Addition } from './rows.ts';

/** What the database had before an addition; null: there is no such table. */
interface Found {
  /** The number of the table's last entry. */
  readonly head: number;
  /** Whether this node hosts the table. If not, nothing was written. */
  readonly is_hosted: boolean;
}

/** Adds to the logs of tables: many additions in one commit, which notifies the other hosts of each table. */
export class PostgresAppends {
  private readonly pool: Pool;
  private readonly hosts: PostgresHosts;
  private readonly commits = new GroupCommit<Addition, Found | null>(
    (additions) => this.commit(additions),
    ({ tableId }) => tableId,
  );

  private readonly running = new Set<Promise<unknown>>();

  constructor(pool: Pool, hosts: PostgresHosts) {
    this.pool = pool;
    this.hosts = hosts;
  }

  /** The last entry that the table had before; null when there is no such table. Written if it follows that entry. */
  append(wanted: Addition): Promise<number | null> {
    const head = this.write(wanted);
    this.running.add(head);
    const done = () => this.running.delete(head);
    head.then(done, done);
    return head;
  }

  /** When everything that was asked for is done. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.running);
  }

  /** A node that is not on the table's list could miss what another is adding at this moment: it gets on it first. */
  private async write(wanted: Addition): Promise<number | null> {
    await this.hosts.host(wanted.tableId);
    const found = await this.commits.ask(wanted);
    if (!found || found.is_hosted) return found?.head ?? null;
    await this.hosts.hostAnew(wanted.tableId);
    const again = await this.commits.ask(wanted);
    if (again && !again.is_hosted) throw new Error(`table ${wanted.tableId} could not be hosted`);
    return again?.head ?? null;
  }

  private commit(additions: readonly Addition[]): Promise<readonly (Found | null)[]> {
    return persistently(async () => {
      const { rows } = await this.pool.query<Found & { id: string }>(appendAll(additions, this.hosts.self));
      const found = new Map(rows.map((row) => [row.id, row]));
      return additions.map(({ tableId }) => found.get(tableId) ?? null);
    });
  }
}
