import type { Forgotten, Key, KeyHolder, KeyKind, KnownKey, PeopleStore, Person, Transfer } from './people.ts';

/** A statement with `?` for its values. Tables are named without their schema, after a `#`. */
export interface PeopleSql {
  readonly text: string;
  readonly values: readonly (string | number | null)[];
}

export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs statements in one transaction: all of them or none. The rows of each. */
export type RunSql = (statements: readonly PeopleSql[]) => Promise<readonly (readonly SqlRow[])[]>;

/** So many tables forget an erased person at once. */
const FORGOTTEN_AT_ONCE = 50;

const HOLDER = `
  SELECT people.id, people.name, people.created_at, keys.id AS key_id, keys.kind, keys.name AS key_name,
    keys.created_at AS key_created_at
  FROM #keys AS keys JOIN #people AS people ON people.id = keys.person WHERE keys.hash = ?`;

/** People in an SQL database: the statements are the same in SQLite and PostgreSQL. */
export class SqlPeople implements PeopleStore {
  private readonly run: RunSql;

  constructor(run: RunSql) {
    this.run = run;
  }

  async register(person: Person, key: Key): Promise<KeyHolder> {
    const { id, name, createdAt } = person;
    const isNew = 'WHERE NOT EXISTS (SELECT 1 FROM #keys WHERE hash = ?)';
    const [, , , rows = []] = await this.run([
      {
        text: `INSERT INTO #people (id, name, created_at) SELECT ?, ?, CAST(? AS double precision) ${isNew}`,
        values: [id, name, createdAt, key.hash],
      },
      insertKey(id, key, 'ON CONFLICT DO NOTHING'),
      // Somebody has registered the same key at the same moment.
      {
        text: 'DELETE FROM #people WHERE id = ? AND NOT EXISTS (SELECT 1 FROM #keys WHERE person = ?)',
        values: [id, id],
      },
      { text: HOLDER, values: [key.hash] },
    ]);
    const [row] = rows;
    if (!row) throw new Error('a key was not kept');
    return holder(row);
  }

  async holderOf(keyHash: string): Promise<KeyHolder | null> {
    const [row] = await this.ask(HOLDER, keyHash);
    return row ? holder(row) : null;
  }

  async person(personId: string): Promise<Person | null> {
    const [row] = await this.ask(
      'SELECT id, name, created_at FROM #people WHERE id = ? AND erased_at IS NULL',
      personId,
    );
    return row ? person(row) : null;
  }

  async rename(personId: string, name: string): Promise<void> {
    await this.ask('UPDATE #people SET name = ? WHERE id = ? AND erased_at IS NULL', name, personId);
  }

  async addKey(personId: string, key: Key, most: number): Promise<boolean> {
    const [, , rows = []] = await this.run([
      locked(personId),
      insertKey(personId, key, '', 'AND (SELECT count(*) FROM #keys WHERE person = ?) < ?', [personId, most]),
      { text: 'SELECT 1 FROM #keys WHERE hash = ?', values: [key.hash] },
    ]);
    return rows.length > 0;
  }

  async keys(personId: string): Promise<readonly KnownKey[]> {
    const rows = await this.ask(
      `SELECT id AS key_id, kind, name AS key_name, created_at AS key_created_at FROM #keys
       WHERE person = ? ORDER BY created_at, id`,
      personId,
    );
    return rows.map(knownKey);
  }

  async removeKey(personId: string, keyId: string): Promise<boolean> {
    const exists = { text: 'SELECT 1 FROM #keys WHERE person = ? AND id = ?', values: [personId, keyId] };
    const [, before = [], , after = []] = await this.run([
      locked(personId),
      exists,
      {
        text: `DELETE FROM #keys WHERE person = ? AND id = ? AND (kind = 'program' OR EXISTS
                 (SELECT 1 FROM #keys AS others WHERE others.person = ? AND others.id <> ? AND others.kind = 'person'))`,
        values: [personId, keyId, personId, keyId],
      },
      exists,
    ]);
    return before.length > 0 && after.length === 0;
  }

  async offerTransfer({ codeHash, personId, until }: Transfer): Promise<void> {
    await this.run([
      // One code at a time for each person.
      { text: 'DELETE FROM #transfers WHERE person = ?', values: [personId] },
      {
        text: 'INSERT INTO #transfers (code_hash, person, until) VALUES (?, ?, ?)',
        values: [codeHash, personId, until],
      },
    ]);
  }

  async takeTransfer(codeHash: string, now: number, key: Key, most: number): Promise<KeyHolder | null> {
    const { id, hash, kind, name, createdAt } = key;
    const [, , , [row] = []] = await this.run([
      // Locks the code: of two devices at once, on any node, the second finds it used.
      { text: 'UPDATE #transfers SET until = until WHERE code_hash = ?', values: [codeHash] },
      {
        text: `INSERT INTO #keys (id, hash, person, kind, name, created_at)
               SELECT ?, ?, person, ?, ?, CAST(? AS double precision) FROM #transfers AS offered
               WHERE code_hash = ? AND until > ? AND (SELECT count(*) FROM #keys WHERE person = offered.person) < ?
               ON CONFLICT DO NOTHING`,
        values: [id, hash, kind, name, createdAt, codeHash, now, most],
      },
      { text: 'DELETE FROM #transfers WHERE code_hash = ? OR until <= ?', values: [codeHash, now] },
      { text: `${HOLDER} AND keys.id = ?`, values: [hash, id] },
    ]);
    return row ? holder(row) : null;
  }

  async erase(personId: string, at: number): Promise<void> {
    const of = (text: string): PeopleSql => ({ text, values: [personId] });
    await this.run([
      { text: "UPDATE #people SET name = '', erased_at = ? WHERE id = ?", values: [at, personId] },
      of('DELETE FROM #keys WHERE person = ?'),
      of('DELETE FROM #transfers WHERE person = ?'),
      of('DELETE FROM #ratings WHERE person = ?'),
      of('DELETE FROM #rating_points WHERE person = ?'),
      of('DELETE FROM #passkeys WHERE person = ?'),
      of('DELETE FROM #challenges WHERE person = ?'),
      { text: 'DELETE FROM #blocks WHERE person = ? OR blocked = ?', values: [personId, personId] },
      { text: 'DELETE FROM #reports WHERE reporter = ? OR reported = ?', values: [personId, personId] },
      of('DELETE FROM #daily_matches WHERE person = ?'),
      GONE,
    ]);
  }

  async dropUnused(from: number, to: number): Promise<void> {
    const drop = (text: string): PeopleSql => ({ text: `${text} IN (${UNUSED})`, values: [from, to] });
    await this.run([
      drop('DELETE FROM #transfers WHERE person'),
      drop('DELETE FROM #keys WHERE person'),
      drop('DELETE FROM #people WHERE id'),
    ]);
  }

  async toForget(): Promise<readonly Forgotten[]> {
    const rows = await this.ask(
      `SELECT person, table_id FROM #person_tables JOIN #people ON id = person
       WHERE erased_at IS NOT NULL ORDER BY erased_at LIMIT ${FORGOTTEN_AT_ONCE}`,
    );
    return rows.map((row) => ({ personId: String(row.person), tableId: String(row.table_id) }));
  }

  async forgotten({ personId, tableId }: Forgotten): Promise<void> {
    await this.run([
      { text: 'DELETE FROM #person_tables WHERE person = ? AND table_id = ?', values: [personId, tableId] },
      GONE,
    ]);
  }

  private async ask(text: string, ...values: PeopleSql['values']): Promise<readonly SqlRow[]> {
    const [rows = []] = await this.run([{ text, values }]);
    return rows;
  }
}

/** People of some time without a table, a rating, a passkey, a program or somebody blocked. */
const UNUSED = `
  SELECT id FROM #people AS one WHERE created_at >= ? AND created_at < ? AND erased_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM #person_tables WHERE person = one.id)
    AND NOT EXISTS (SELECT 1 FROM #ratings WHERE person = one.id)
    AND NOT EXISTS (SELECT 1 FROM #passkeys WHERE person = one.id)
    AND NOT EXISTS (SELECT 1 FROM #blocks WHERE person = one.id)
    AND NOT EXISTS (SELECT 1 FROM #keys WHERE person = one.id AND kind = 'program')`;

/** An erased person is gone when no table names them any more. */
const GONE: PeopleSql = {
  text: `DELETE FROM #people WHERE erased_at IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM #person_tables AS linked WHERE linked.person = #people.id)`,
  values: [],
};

/** The keys of a person are counted and removed by one transaction at a time. */
function locked(personId: string): PeopleSql {
  return { text: 'UPDATE #people SET name = name WHERE id = ?', values: [personId] };
}

function insertKey(
  personId: string,
  { id, hash, kind, name, createdAt }: Key,
  otherwise: string,
  condition = '',
  more: PeopleSql['values'] = [],
): PeopleSql {
  return {
    text: `INSERT INTO #keys (id, hash, person, kind, name, created_at)
           SELECT ?, ?, id, ?, ?, CAST(? AS double precision) FROM #people WHERE id = ? AND erased_at IS NULL ${condition} ${otherwise}`,
    values: [id, hash, kind, name, createdAt, personId, ...more],
  };
}

function person(row: SqlRow): Person {
  return { id: String(row.id), name: String(row.name), createdAt: Number(row.created_at) };
}

function knownKey(row: SqlRow): KnownKey {
  const kind: KeyKind = row.kind === 'program' ? 'program' : 'person';
  return { id: String(row.key_id), kind, name: String(row.key_name), createdAt: Number(row.key_created_at) };
}

function holder(row: SqlRow): KeyHolder {
  return { person: person(row), key: knownKey(row) };
}
