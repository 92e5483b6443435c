import { DatabaseSync } from 'node:sqlite';
import { encryptedCard } from './encrypted-store.ts';
import type { StoreKey } from './key.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';
import { StoreError } from './store.ts';

const AT_ONCE = 1_000;

/**
 * The key of a SQLite file whose schema is up to date: the given one, or the one in the key file, which is made for a database
 * without a key. Seeds that an older version has written unencrypted are encrypted.
 */
export function sqliteKey(file: string, given: StoreKey | null): StoreKey {
  const db = new DatabaseSync(file);
  try {
    const proof = db.prepare('SELECT proof FROM seed_key').get()?.proof;
    const key = given ?? readKeyFile(keyFileOf(file)) ?? (proof === undefined ? makeKeyFile(keyFileOf(file)) : null);
    if (!key)
      throw new StoreError(
        `${keyFileOf(file)} is missing: put the key back that ${file} was encrypted with, or set MADANG_KEY`,
      );
    if (proof === undefined) encryptSeeds(db, key);
    else if (!key.fits(String(proof)))
      throw new StoreError(`${file} was encrypted with another key than ${given ? 'MADANG_KEY' : keyFileOf(file)}`);
    return key;
  } finally {
    db.close();
  }
}

function keyFileOf(file: string): string {
  return `${file}.key`;
}

function encryptSeeds(db: DatabaseSync, key: StoreKey): void {
  db.exec('BEGIN IMMEDIATE');
  const next = db.prepare('SELECT id, card FROM tables WHERE id > ? ORDER BY id LIMIT ?');
  const update = db.prepare('UPDATE tables SET card = ? WHERE id = ?');
  for (let last = ''; ; ) {
    const rows = next.all(last, AT_ONCE);
    for (const { id, card } of rows)
      update.run(JSON.stringify(encryptedCard(JSON.parse(String(card)), key)), String(id));
    if (rows.length < AT_ONCE) break;
    last = String(rows.at(-1)?.id);
  }
  db.prepare('INSERT INTO seed_key (proof) VALUES (?)').run(key.proof);
  // Free pages and the write-ahead log would keep the unencrypted seeds on the disk.
  db.exec('COMMIT; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
}
