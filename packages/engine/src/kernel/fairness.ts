import { fromHex, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

/**
 * What a match shows of its randomness: a commitment before the first card, client seeds after that, the seed at the
 * end. The server cannot change its seed any more, and no one else can foresee the deck.
 */
export interface Fairness {
  /** SHA-256 of the seed, in hexadecimal. */
  readonly commitment: string;
  /** In the order of seats, of those seats that gave one. */
  readonly clientSeeds: readonly string[];
  /** The 32 bytes of the seed in hexadecimal, once the match is over. */
  readonly seed?: string;
}

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
