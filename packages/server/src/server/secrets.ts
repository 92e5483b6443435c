import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where seeds, tokens and ids come from: the operating system, or in tests a repeatable source. */
export type Bytes = (count: number) => Buffer;

export const systemBytes: Bytes = randomBytes;

/** 192 bits. The server keeps only its hash. */
export function newToken(bytes: Bytes): string {
  return bytes(24).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const NO_HASH = hashToken('');

/** Compares in constant time; null, for a seat that is not there, takes as long. */
export function isToken(token: string, hash: string | null): boolean {
  const equal = timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(hash ?? NO_HASH, 'hex'));
  return equal && hash !== null;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five bits a letter, without letters that look alike. */
function letters(bytes: Bytes, count: number): string {
  return [...bytes(count)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The id is all that the link to a table consists of: 80 bits. */
export function newTableId(bytes: Bytes): string {
  return letters(bytes, 16);
}

/**
 * Whether a text could be a table's id. Checked before a text from a client reaches the store: not every database accepts
 * every text (PostgreSQL refuses U+0000).
 */
export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** A person's id, which everybody may see. */
export function newPersonId(bytes: Bytes): string {
  return letters(bytes, 12);
}

/** What a key is called; it opens nothing. */
export function newKeyId(bytes: Bytes): string {
  return letters(bytes, 8);
}

/** A player's id names its table: a client joins with it and the token alone (docs/protocol.md 18). */
export function newPlayerId(bytes: Bytes, tableId: string): string {
  return `${tableId}-${letters(bytes, 6)}`;
}

export function tableOfPlayer(playerId: string): string {
  return playerId.slice(0, Math.max(0, playerId.lastIndexOf('-')));
}
