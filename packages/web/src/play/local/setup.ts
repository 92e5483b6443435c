import type { Json, Kibo } from '@madang/engine';
import type { Rules, Sitter } from '../told.ts';

/** A match on this device: against bots, hot seat, or between bots. */
export interface LocalSetup {
  readonly game: string;
  readonly rules: Rules;
  readonly sitters: readonly Sitter[];
  /** 32 bytes in hex. */
  readonly seed: string;
  /** Of a match that was played on a server, and is played again. */
  readonly clientSeeds?: readonly string[];
  readonly inputs: Readonly<Record<string, Json>>;
}

/** The same players and rules again, with what carries over from the match before. */
export function nextSetup({ game, rules, seats }: Kibo, carry: LocalSetup['inputs']): LocalSetup {
  const inherited = Object.keys(carry).length > 0 ? { carry } : {};
  return { game, rules, sitters: seats, seed: freshSeed(), inputs: { hour: new Date().getHours(), ...inherited } };
}

export function freshSeed(): string {
  return randomHex(32);
}

/** A random id. Not crypto.randomUUID, which needs a secure context. */
export function freshId(): string {
  return randomHex(16);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
