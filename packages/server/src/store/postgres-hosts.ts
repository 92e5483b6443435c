import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { GroupCommit } from './group-commit.ts';
import { persistently } from './postgres-connection.ts';

interface Change {
  readonly tableId: string;
  readonly isHosted: boolean;
}

/**
 * Which tables this node has in its memory: the database has a list of hosts for each table. An addition to a table notifies the others
 * that host it (`postgres-appends.ts`), and nobody else.
 */
export class PostgresHosts {
  /** This node. */
  readonly self = randomBytes(8).toString('hex');
  private readonly pool: Pool;
  /** Each with when it is in the database. */
  private readonly hosted = new Map<string, Promise<true>>();
  private readonly changes = new GroupCommit<Change, true>(
    (changes) => this.commit(changes),
    ({ tableId }) => tableId,
  );

  constructor(pool: Pool) {
    this.pool = pool;
  }

  /** When this node is on the table's list. All who wait for one table go on in the order in which they asked. */
  host(tableId: string): Promise<true> {
    return this.hosted.get(tableId) ?? this.hostAnew(tableId);
  }

  /** The same where the node has been taken off the list. */
  hostAnew(tableId: string): Promise<true> {
    const listed = this.changes.ask({ tableId, isHosted: true });
    this.hosted.set(tableId, listed);
    listed.catch(() => {
      if (this.hosted.get(tableId) === listed) this.hosted.delete(tableId);
    });
    return listed;
  }

  async unhost(tableId: string): Promise<void> {
    this.hosted.delete(tableId);
    await this.changes.ask({ tableId, isHosted: false });
  }

  /** After a broken connection: PostgreSQL may have lost the lists, or another node may have taken this one for dead. */
  async hostAllAnew(): Promise<void> {
    await Promise.all(Array.from(this.hosted.keys(), (tableId) => this.hostAnew(tableId)));
  }

  /** Takes dead nodes off all lists. Another node is alive while it listens. */
  async forgetDead(): Promise<void> {
    await this.pool.query(FORGET_DEAD, [listenerName(this.self)]);
    await this.pool.query("DELETE FROM madang.hosts WHERE nodes = '{}'");
  }

  /** Hosts nothing from now on. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.hosted.keys(), (tableId) => this.unhost(tableId)));
  }

  private async commit(changes: readonly Change[]): Promise<readonly true[]> {
    const ids = (isHosted: boolean) => changes.filter((one) => one.isHosted === isHosted).map(({ tableId }) => tableId);
    await this.run('host', HOST, ids(true));
    await this.run('unhost', UNHOST, ids(false));
    return changes.map(() => true);
  }

  private async run(name: string, text: string, tableIds: readonly string[]): Promise<void> {
    if (tableIds.length > 0) await persistently(() => this.pool.query({ name, text, values: [tableIds, this.self] }));
  }
}

/** How the connection of a node that listens calls itself. */
export function listenerName(node: string): string {
  return `madang ${node}`;
}

/** Each node listens to a channel of its own. */
export function channelOf(node: string): string {
  return `madang_${node}`;
}

const HOST = `
  INSERT INTO madang.hosts AS hosted (table_id, nodes)
  SELECT table_id, ARRAY[$2::text] FROM unnest($1::text[]) AS wanted (table_id)
  WHERE EXISTS (SELECT 1 FROM madang.tables WHERE id = table_id)
    OR EXISTS (SELECT 1 FROM madang.archive WHERE id = table_id)
  ORDER BY table_id
  ON CONFLICT (table_id) DO UPDATE SET nodes = hosted.nodes || excluded.nodes WHERE $2 <> ALL (hosted.nodes)`;

const UNHOST = `
  UPDATE madang.hosts SET nodes = array_remove(nodes, $2)
  WHERE table_id IN (SELECT table_id FROM madang.hosts WHERE table_id = ANY ($1) ORDER BY table_id FOR UPDATE)`;

const FORGET_DEAD = `
  WITH alive AS (
    SELECT array_agg(application_name) || $1::text AS names FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'madang %'
  )
  UPDATE madang.hosts SET nodes = ARRAY(SELECT node FROM unnest(nodes) AS node WHERE 'madang ' || node = ANY (names))
  FROM alive
  WHERE EXISTS (SELECT 1 FROM unnest(nodes) AS node WHERE 'madang ' || node <> ALL (names))`;
