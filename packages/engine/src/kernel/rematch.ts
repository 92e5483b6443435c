import type { Carry, Result } from './game.ts';
import { isRecord, type Json } from './json.ts';
import { ConfigError } from './options.ts';

// A rematch begins as the next round would have begun: with the same dealer or starter and the same pending factor.
// Points start at 0; gold stays with its owners (docs/architecture.md 10). What is inherited is recorded among the
// inputs of a match, so that its opening can be computed again.

/** The fields of a carry that name the first player. */
const SEAT_FIELDS: readonly string[] = ['dealer', 'starter'];
/** What a drawn game leaves to the next one. */
const FACTOR_FIELDS: readonly string[] = ['multiplier'];
/** How the first starter is found; null when the starter is known. */
const LOTS = 'lots';
const PURSE = 'scores';

interface Played {
  readonly game: { carry(state: never): Carry };
  readonly setup: { readonly rules: unknown };
  readonly state: unknown;
  readonly result: Result | null;
}

/** What a rematch of this match inherits. Gold only if everybody stays; otherwise all start anew. */
export function inheritanceOf(match: Played, everybodyStays: boolean): Readonly<Record<string, Json>> {
  const carry: unknown = match.game.carry(match.state as never);
  const { rules } = match.setup;
  if (!isRecord(carry) || Array.isArray(carry[LOTS])) return {};
  const hasPurse = isRecord(rules) && rules.gold === true && everybodyStays;
  const names = [...SEAT_FIELDS, ...FACTOR_FIELDS, LOTS, ...(hasPurse ? [PURSE] : [])];
  return Object.fromEntries(names.filter((name) => name in carry).map((name) => [name, carry[name] as Json]));
}

/** The opening, with the inherited fields instead of drawn ones. */
export function withInheritance<C extends Carry>(opening: C, given: Json): C {
  if (!isRecord(given)) throw new ConfigError('carry', 'expected what a rematch inherits');
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(opening, name) || !isInheritable(name, value, opening.scores.length))
      throw new ConfigError(`carry.${name}`, `cannot be ${JSON.stringify(value)}`);
  }
  return { ...opening, ...given };
}

function isInheritable(name: string, value: unknown, seats: number): boolean {
  if (SEAT_FIELDS.includes(name)) return isWhole(value) && value < seats;
  if (FACTOR_FIELDS.includes(name)) return isWhole(value) && value >= 1;
  if (name === LOTS) return value === null;
  return name === PURSE && Array.isArray(value) && value.length === seats && value.every(isWhole);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
