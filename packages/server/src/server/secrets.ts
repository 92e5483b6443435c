import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Where seeds, tokens and ids come from: the operating system, or in tests something that repeats itself. */
export type Bytes = (count: number) => Buffer;

export const systemBytes: Bytes = randomBytes;

/** 192 bits. The server keeps its hash alone. */
export function newToken(bytes: Bytes): string {
  return bytes(24).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const NO_HASH = hashToken('');

/** Whether this is the token, in a time that tells nothing; null, where there is no seat, takes the same time. */
export function isToken(token: string, hash: string | null): boolean {
  const equal = timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(hash ?? NO_HASH, 'hex'));
  return equal && hash !== null;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five bits a letter, without those that look like others. */
function letters(bytes: Bytes, count: number): string {
  return [...bytes(count)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Who has the id has the link: 80 bits. */
export function newTableId(bytes: Bytes): string {
  return letters(bytes, 16);
}

/**
 * Whether something could be a table's id. What comes from outside is asked this before the store sees it: not every database
 * takes every text (PostgreSQL has no U+0000).
 */
export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}

/** A player's id names its table: a client joins with it and the token alone (docs/protocol.md 18). */
export function newPlayerId(bytes: Bytes, tableId: string): string {
  return `${tableId}-${letters(bytes, 6)}`;
}

export function tableOfPlayer(playerId: string): string {
  return playerId.slice(0, Math.max(0, playerId.lastIndexOf('-')));
}
