import type { Json } from '@madang/engine';
import type { Rules, Sitter } from '../told.ts';

/** A match on this device: bots, people at one screen, or bots alone. */
export interface LocalSetup {
  readonly game: string;
  readonly rules: Rules;
  readonly sitters: readonly Sitter[];
  /** 32 bytes in hex, and what it was committed to before. */
  readonly seed: string;
  readonly inputs: Readonly<Record<string, Json>>;
}

export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
