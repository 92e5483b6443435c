import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { StoreKey } from './key.ts';
import { StoreError } from './store.ts';

const OWNER_ONLY = 0o600;

/** Reads the key from its file; null when there is no such file. */
export function readKeyFile(file: string): StoreKey | null {
  try {
    return StoreKey.read(readFileSync(file, 'utf8'), file);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new StoreError(`cannot read the key in ${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Makes a new key. It is on the disk before anything is encrypted with it. */
export function makeKeyFile(file: string): StoreKey {
  const key = StoreKey.random();
  const place = openSync(file, 'wx', OWNER_ONLY);
  writeSync(place, `${key.hex}\n`);
  fsyncSync(place);
  closeSync(place);
  return key;
}
