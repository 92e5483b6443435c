import type { Blocked, ConductStore, Report, ReportLimits } from './conduct.ts';
import type { RunSql, SqlRow } from './sql-people.ts';

/** Blocks and reports in an SQL database: the statements are the same in SQLite and PostgreSQL. */
export class SqlConduct implements ConductStore {
  private readonly run: RunSql;

  constructor(run: RunSql) {
    this.run = run;
  }

  async block(person: string, blocked: string, at: number, most: number): Promise<boolean> {
    const [, rows = []] = await this.run([
      {
        text: `INSERT INTO #blocks (person, blocked, at) SELECT ?, id, CAST(? AS double precision) FROM #people
               WHERE id = ? AND erased_at IS NULL AND (SELECT count(*) FROM #blocks WHERE person = ?) < ?
               ON CONFLICT DO NOTHING`,
        values: [person, at, blocked, person, most],
      },
      { text: 'SELECT 1 FROM #blocks WHERE person = ? AND blocked = ?', values: [person, blocked] },
    ]);
    return rows.length > 0;
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.run([{ text: 'DELETE FROM #blocks WHERE person = ? AND blocked = ?', values: [person, blocked] }]);
  }

  async blocked(person: string): Promise<readonly Blocked[]> {
    const [rows = []] = await this.run([
      {
        text: `SELECT id, name FROM #blocks JOIN #people ON id = blocked
               WHERE person = ? AND erased_at IS NULL ORDER BY at DESC, id`,
        values: [person],
      },
    ]);
    return rows.map(({ id, name }) => ({ person: String(id), name: String(name) }));
  }

  async parted(person: string): Promise<ReadonlySet<string>> {
    const [rows = []] = await this.run([
      {
        text: 'SELECT blocked AS other FROM #blocks WHERE person = ? UNION SELECT person FROM #blocks WHERE blocked = ?',
        values: [person, person],
      },
    ]);
    return new Set(rows.map(({ other }) => String(other)));
  }

  async report(report: Report, { most, since }: ReportLimits): Promise<boolean> {
    const { tableId, seat, reporter, reported, name, reason, at } = report;
    const [, rows = []] = await this.run([
      {
        text: `INSERT INTO #reports (table_id, seat, reporter, reported, name, reason, at)
               SELECT ?, CAST(? AS integer), ?, CAST(? AS text), ?, ?, CAST(? AS double precision)
               WHERE (SELECT count(*) FROM #reports WHERE reporter = ? AND at >= ?) < ?
               ON CONFLICT (reporter, table_id, seat) DO UPDATE SET reason = excluded.reason`,
        values: [tableId, seat, reporter, reported, name, reason, at, reporter, since, most],
      },
      {
        text: 'SELECT 1 FROM #reports WHERE reporter = ? AND table_id = ? AND seat = ?',
        values: [reporter, tableId, seat],
      },
    ]);
    return rows.length > 0;
  }

  async reports(limit: number): Promise<readonly Report[]> {
    const [rows = []] = await this.run([
      { text: 'SELECT * FROM #reports ORDER BY at DESC, table_id, seat LIMIT ?', values: [limit] },
    ]);
    return rows.map(report);
  }

  async reportsBy(person: string): Promise<readonly Report[]> {
    const [rows = []] = await this.run([
      { text: 'SELECT * FROM #reports WHERE reporter = ? ORDER BY at DESC, table_id, seat', values: [person] },
    ]);
    return rows.map(report);
  }

  async dropReports(before: number): Promise<void> {
    await this.run([{ text: 'DELETE FROM #reports WHERE at < ?', values: [before] }]);
  }
}

function report(row: SqlRow): Report {
  return {
    tableId: String(row.table_id),
    seat: Number(row.seat),
    reporter: String(row.reporter),
    reported: row.reported === null ? null : String(row.reported),
    name: String(row.name),
    reason: String(row.reason),
    at: Number(row.at),
  };
}
