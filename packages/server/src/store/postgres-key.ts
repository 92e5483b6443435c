import pg from 'pg';
import { encryptedCard } from './encrypted-store.ts';
import type { StoreKey } from './key.ts';
import { StoreError } from './store.ts';

const AT_ONCE = 1_000;

/** Checks that this is the key of the database. The first node encrypts the seeds that are not encrypted yet. */
export async function provePostgresKey(url: string, key: StoreKey): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE madang.seed_key'); // nodes that start together agree on one key
    const { rows } = await client.query<{ proof: string }>('SELECT proof FROM madang.seed_key');
    const [known] = rows;
    if (!known) await encryptSeeds(client, key);
    else if (!key.fits(known.proof))
      throw new StoreError('the PostgreSQL database was encrypted with another key than MADANG_KEY');
    await client.query('COMMIT');
  } finally {
    await client.end(); // rolls back what was not committed
  }
}

async function encryptSeeds(client: pg.Client, key: StoreKey): Promise<void> {
  for (let last = ''; ; ) {
    const text = 'SELECT id, card FROM madang.tables WHERE id > $1 ORDER BY id LIMIT $2';
    const { rows } = await client.query<{ id: string; card: string }>(text, [last, AT_ONCE]);
    const cards = rows.map(({ card }) => JSON.stringify(encryptedCard(JSON.parse(card), key)));
    await client.query(
      'UPDATE madang.tables SET card = given.card FROM unnest($1::text[], $2::text[]) AS given (id, card) WHERE tables.id = given.id',
      [rows.map(({ id }) => id), cards],
    );
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) break;
    last = end.id;
  }
  await client.query('INSERT INTO madang.seed_key (proof) VALUES ($1)', [key.proof]);
}
