import type { Challenge, Passkey, PasskeyStore } from './passkeys.ts';
import type { RunSql, SqlRow } from './sql-people.ts';

/** Challenges that wait for an answer, of everybody. */
const MOST_CHALLENGES = 10_000;

/** Passkeys in an SQL database: the statements are the same in SQLite and PostgreSQL. */
export class SqlPasskeys implements PasskeyStore {
  private readonly run: RunSql;

  constructor(run: RunSql) {
    this.run = run;
  }

  async challenge({ hash, personId, until }: Challenge, now: number): Promise<boolean> {
    const [, , rows = []] = await this.run([
      { text: 'DELETE FROM #challenges WHERE until <= ?', values: [now] },
      {
        text: `INSERT INTO #challenges (hash, person, until) SELECT ?, CAST(? AS text), CAST(? AS double precision)
               WHERE (SELECT count(*) FROM #challenges) < ?`,
        values: [hash, personId, until, MOST_CHALLENGES],
      },
      { text: 'SELECT 1 FROM #challenges WHERE hash = ?', values: [hash] },
    ]);
    return rows.length > 0;
  }

  async useChallenge(hash: string, now: number): Promise<Challenge | null> {
    const text = 'DELETE FROM #challenges WHERE hash = ? AND until > ? RETURNING person, until';
    const [[row] = []] = await this.run([{ text, values: [hash, now] }]);
    return row ? { hash, personId: row.person === null ? null : String(row.person), until: Number(row.until) } : null;
  }

  async add({ id, personId, site, publicKey, counter, createdAt }: Passkey, most: number): Promise<boolean> {
    const [, rows = []] = await this.run([
      {
        text: `INSERT INTO #passkeys (id, person, site, public_key, counter, created_at)
               SELECT ?, id, ?, ?, CAST(? AS bigint), CAST(? AS double precision) FROM #people
               WHERE id = ? AND erased_at IS NULL AND (SELECT count(*) FROM #passkeys WHERE person = ?) < ?
               ON CONFLICT DO NOTHING`,
        values: [id, site, publicKey, counter, createdAt, personId, personId, most],
      },
      { text: 'SELECT 1 FROM #passkeys WHERE id = ? AND person = ?', values: [id, personId] },
    ]);
    return rows.length > 0;
  }

  async ofPerson(personId: string): Promise<readonly Passkey[]> {
    const [rows = []] = await this.run([
      { text: 'SELECT * FROM #passkeys WHERE person = ? ORDER BY created_at, id', values: [personId] },
    ]);
    return rows.map(passkey);
  }

  async find(id: string): Promise<Passkey | null> {
    const [[row] = []] = await this.run([{ text: 'SELECT * FROM #passkeys WHERE id = ?', values: [id] }]);
    return row ? passkey(row) : null;
  }

  async used(id: string, counter: number): Promise<boolean> {
    // An authenticator that does not count says 0 for ever.
    const [[row] = []] = await this.run([
      {
        text: `UPDATE #passkeys SET counter = ?
               WHERE id = ? AND (counter < ? OR (counter = 0 AND CAST(? AS bigint) = 0)) RETURNING id`,
        values: [counter, id, counter, counter],
      },
    ]);
    return row !== undefined;
  }

  async remove(personId: string, id: string): Promise<boolean> {
    const mine = { values: [id, personId] };
    const [before = []] = await this.run([
      { text: 'SELECT 1 FROM #passkeys WHERE id = ? AND person = ?', ...mine },
      { text: 'DELETE FROM #passkeys WHERE id = ? AND person = ?', ...mine },
    ]);
    return before.length > 0;
  }
}

function passkey(row: SqlRow): Passkey {
  return {
    id: String(row.id),
    personId: String(row.person),
    site: String(row.site),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    createdAt: Number(row.created_at),
  };
}
