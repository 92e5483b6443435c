import type { DailyEntry, DailyMatch, DailyPoints, DailyStore } from './daily.ts';
import type { RunSql, SqlRow } from './sql-people.ts';

/** Daily deals in an SQL database: the statements are the same in SQLite and PostgreSQL. */
export class SqlDaily implements DailyStore {
  private readonly run: RunSql;

  constructor(run: RunSql) {
    this.run = run;
  }

  async seeds(day: string, game: string, fresh: readonly string[]): Promise<readonly string[]> {
    const select = {
      text: 'SELECT seed FROM #daily_deals WHERE day = ? AND game = ? ORDER BY deal',
      values: [day, game],
    };
    const [known = []] = await this.run([select]);
    if (known.length > 0) return known.map(({ seed }) => String(seed));
    const answers = await this.run([
      ...fresh.map((seed, deal) => ({
        text: 'INSERT INTO #daily_deals (day, game, deal, seed) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        values: [day, game, deal, seed],
      })),
      select,
    ]);
    return (answers.at(-1) ?? []).map(({ seed }) => String(seed));
  }

  async begin(match: DailyMatch): Promise<DailyMatch> {
    const { day, game, person, deal, tableId, token, isRanked, startedAt } = match;
    const [, rows = []] = await this.run([
      {
        text: `INSERT INTO #daily_matches (day, game, person, deal, table_id, token, is_ranked, started_at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        values: [day, game, person, deal, tableId, token, isRanked ? 1 : 0, startedAt],
      },
      { text: 'SELECT * FROM #daily_matches WHERE day = ? AND game = ? AND person = ?', values: [day, game, person] },
    ]);
    const [row] = rows;
    if (!row) throw new Error('a daily match was not kept');
    return { ...matchIn(row), token: String(row.token) };
  }

  async finish(tableId: string, at: number, result: DailyPoints | null): Promise<void> {
    await this.run([
      {
        text: 'UPDATE #daily_matches SET finished_at = ?, result = ? WHERE table_id = ? AND finished_at IS NULL',
        values: [at, result && JSON.stringify(result), tableId],
      },
    ]);
  }

  async field(day: string, game: string): Promise<readonly DailyEntry[]> {
    const [rows = []] = await this.run([
      {
        text: `SELECT played.*, people.name FROM #daily_matches AS played JOIN #people AS people ON people.id = played.person
               WHERE day = ? AND game = ? ORDER BY started_at, person`,
        values: [day, game],
      },
    ]);
    return rows.map((row) => ({
      ...matchIn(row),
      name: String(row.name),
      finishedAt: row.finished_at === null ? null : Number(row.finished_at),
      result: row.result === null ? null : JSON.parse(String(row.result)),
    }));
  }
}

function matchIn(row: SqlRow): Omit<DailyMatch, 'token'> {
  return {
    day: String(row.day),
    game: String(row.game),
    person: String(row.person),
    deal: Number(row.deal),
    tableId: String(row.table_id),
    isRanked: Number(row.is_ranked) === 1,
    startedAt: Number(row.started_at),
  };
}
