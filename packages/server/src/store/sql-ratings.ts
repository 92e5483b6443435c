import type {
  KnownSkill,
  PendingResult,
  PersonRating,
  Place,
  Rated,
  RatingChange,
  RatingCursor,
  RatingStore,
} from './ratings.ts';
import type { PeopleSql, RunSql, SqlRow } from './sql-people.ts';

/** So many matches are read at once. */
const AT_ONCE = 50;

/** Ratings in an SQL database: the statements are the same in SQLite and PostgreSQL. */
export class SqlRatings implements RatingStore {
  private readonly run: RunSql;

  constructor(run: RunSql) {
    this.run = run;
  }

  async pending(): Promise<readonly PendingResult[]> {
    const rows = await this.ask(
      `SELECT table_id, at, pool, places FROM #results ORDER BY at, table_id LIMIT ${AT_ONCE}`,
    );
    return rows.map((row) => ({
      tableId: String(row.table_id),
      at: Number(row.at),
      pool: String(row.pool),
      places: JSON.parse(String(row.places)),
    }));
  }

  async skills(pool: string, places: readonly Place[]): Promise<readonly (KnownSkill | null)[]> {
    const answers = await this.run(
      places.map(({ person }) => ({
        text: 'SELECT mu, sigma, matches FROM #ratings WHERE pool = ? AND person = ?',
        values: [pool, person],
      })),
    );
    return answers.map(([row]) =>
      row ? { skill: { mu: Number(row.mu), sigma: Number(row.sigma) }, matches: Number(row.matches) } : null,
    );
  }

  async apply({ tableId, at, pool }: PendingResult, changes: readonly RatingChange[]): Promise<boolean> {
    try {
      await this.run([
        ...changes.flatMap((change) => changed(tableId, at, pool, change)),
        { text: 'DELETE FROM #results WHERE table_id = ?', values: [tableId] },
      ]);
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
    const [rated] = await this.ask('SELECT 1 FROM #rating_points WHERE table_id = ? LIMIT 1', tableId);
    return rated !== undefined; // this match, by another node; otherwise another match of the same people
  }

  async leaders(pool: string, limit: number, after?: RatingCursor): Promise<readonly Rated[]> {
    const from = after ? 'AND (rating < ? OR (rating = ? AND person > ?))' : '';
    const values = after ? [after.rating, after.rating, after.person] : [];
    const rows = await this.ask(
      `SELECT person, name, rating, sigma, matches FROM #ratings JOIN #people ON id = person
       WHERE pool = ? ${from} ORDER BY rating DESC, person LIMIT ?`,
      pool,
      ...values,
      limit,
    );
    return rows.map(({ person, name, ...row }) => ({ person: String(person), name: String(name), ...numbers(row) }));
  }

  async ratingsOf(person: string, points: number): Promise<readonly PersonRating[]> {
    const rows = await this.ask(
      'SELECT pool, rating, sigma, matches FROM #ratings WHERE person = ? ORDER BY matches DESC, pool',
      person,
    );
    const curves = await this.run(
      rows.map(({ pool }) => ({
        text: `SELECT table_id, at, rating, sigma FROM #rating_points
               WHERE person = ? AND pool = ? ORDER BY match DESC LIMIT ?`,
        values: [person, String(pool), points],
      })),
    );
    return rows.map(({ pool, ...row }, place) => ({
      pool: String(pool),
      ...numbers(row),
      curve: (curves[place] ?? []).map((point) => ({
        tableId: String(point.table_id),
        at: Number(point.at),
        rating: Number(point.rating),
        sigma: Number(point.sigma),
      })),
    }));
  }

  private async ask(text: string, ...values: PeopleSql['values']): Promise<readonly SqlRow[]> {
    const [rows = []] = await this.run([{ text, values }]);
    return rows;
  }
}

/** Two unique indexes let one of two nodes through: a match counts once for a person, and a person has one nth match. */
function changed(tableId: string, at: number, pool: string, change: RatingChange): readonly PeopleSql[] {
  const { person, skill, rating, match } = change;
  const stillThere = 'FROM #people WHERE id = ? AND erased_at IS NULL';
  return [
    {
      text: `INSERT INTO #rating_points (person, pool, match, table_id, at, rating, sigma)
             SELECT id, ?, CAST(? AS integer), ?, CAST(? AS double precision), CAST(? AS double precision),
               CAST(? AS double precision) ${stillThere}`,
      values: [pool, match, tableId, at, rating, skill.sigma, person],
    },
    {
      text: `INSERT INTO #ratings (pool, person, mu, sigma, rating, matches)
             SELECT ?, id, CAST(? AS double precision), CAST(? AS double precision), CAST(? AS double precision),
               CAST(? AS integer) ${stillThere}
             ON CONFLICT (pool, person) DO UPDATE
             SET mu = excluded.mu, sigma = excluded.sigma, rating = excluded.rating, matches = excluded.matches`,
      values: [pool, skill.mu, skill.sigma, rating, match, person],
    },
  ];
}

function numbers({ rating, sigma, matches }: SqlRow) {
  return { rating: Number(rating), sigma: Number(sigma), matches: Number(matches) };
}

/** PostgreSQL: a unique violation, a serialization failure, a deadlock. */
const CONFLICTS: readonly unknown[] = ['23505', '40001', '40P01'];

/** Whether another writer was first. An error of SQLite's thread is only its text. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CONFLICTS.includes(error.code)) || error.message.includes('UNIQUE constraint failed');
}
