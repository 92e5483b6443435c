import type { Json, Kibo } from '@madang/engine';
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

/** The same people by the same rules again, with what the match before leaves to it. */
export function nextSetup({ game, rules, seats }: Kibo, carry: LocalSetup['inputs']): LocalSetup {
  const inherited = Object.keys(carry).length > 0 ? { carry } : {};
  return { game, rules, sitters: seats, seed: freshSeed(), inputs: { hour: new Date().getHours(), ...inherited } };
}

export function freshSeed(): string {
  return randomHex(32);
}

/** Another one each time. Not crypto.randomUUID: that is missing where a page comes over plain HTTP. */
export function freshId(): string {
  return randomHex(16);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
