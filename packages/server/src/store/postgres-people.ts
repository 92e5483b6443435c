import type { Pool, PoolClient } from 'pg';
import type { PeopleSql, SqlRow } from './sql-people.ts';

/** Runs statements about people in one transaction. */
export async function runPeople(pool: Pool, statements: readonly PeopleSql[]): Promise<readonly (readonly SqlRow[])[]> {
  const [only] = statements;
  if (only && statements.length === 1) return [await rowsOf(pool, only)];
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const answers: (readonly SqlRow[])[] = [];
    for (const statement of statements) answers.push(await rowsOf(client, statement));
    await client.query('COMMIT');
    client.release();
    return answers;
  } catch (error) {
    client.release(true); // closing the connection rolls back
    throw error;
  }
}

async function rowsOf(client: Pool | PoolClient, { text, values }: PeopleSql): Promise<readonly SqlRow[]> {
  let place = 0;
  const postgres = text.replaceAll('#', 'madang.').replaceAll('?', () => `$${++place}`);
  return (await client.query<Record<string, unknown>>(postgres, [...values])).rows;
}
