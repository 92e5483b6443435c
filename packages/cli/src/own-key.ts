import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Failure } from './failure.ts';

// The key of whoever uses this terminal: it says who they are on every server. Servers keep only its hash.

const BYTES = 24;
const KEY = /^[\w-]{22,86}$/;

function keyFile(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  return join(XDG_CONFIG_HOME || APPDATA || join(homedir(), '.config'), 'madang', 'key');
}

/** The key in the user's config folder, made at the first use. */
export function ownKey(): string {
  const file = keyFile();
  const known = readKey(file);
  if (known !== null) return known;
  const key = randomBytes(BYTES).toString('base64url');
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new Failure(`cannot keep a key in ${file}: ${error instanceof Error ? error.message : error}`);
  }
  return key;
}

function readKey(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new Failure(`cannot read ${file}: ${error instanceof Error ? error.message : error}`);
  }
  if (!KEY.test(text)) throw new Failure(`${file} holds no key`);
  return text;
}
