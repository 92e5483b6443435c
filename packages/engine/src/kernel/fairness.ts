import { fromHex, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** What is published of a seed before the first card: its SHA-256, in hexadecimal. */
export function commit(seed: Uint8Array): string {
  return toHex(sha256(seed));
}

/** Whether this is the seed that was committed to. */
export function verifyReveal(commitment: string, seed: string): boolean {
  const bytes = fromHex(seed);
  return bytes?.length === 32 && commit(bytes) === commitment.toLowerCase();
}

/** A client seed has 1 to 64 printable characters: no control or format characters, line breaks or halves of a pair. */
export function isClientSeed(value: unknown): value is string {
  return typeof value === 'string' && /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{1,64}$/u.test(value);
}
