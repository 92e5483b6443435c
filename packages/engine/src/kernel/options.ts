import { isRecord } from './json.ts';

/** An option that is unknown or out of its range. The rules are the same for a command line, a server and a test. */
export class ConfigError extends Error {
  readonly option: string;

  constructor(option: string, problem: string) {
    super(`${option}: ${problem}`);
    this.name = 'ConfigError';
    this.option = option;
  }
}

/** What an option may be: how to say it, and whether a value is one. */
export interface Option<T> {
  readonly expected: string;
  /** How a form asks for it; absent where only words say what it may be. */
  readonly field?: Field;
  accepts(value: unknown): value is T;
}

export type Field =
  | { readonly kind: 'flag' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly choices: readonly (string | number | boolean)[] };

export const flag: Option<boolean> = {
  expected: 'true or false',
  field: { kind: 'flag' },
  accepts: (value): value is boolean => typeof value === 'boolean',
};

export function integer(min: number, max: number): Option<number> {
  return {
    expected: `a whole number from ${min} to ${max}`,
    field: { kind: 'integer', min, max },
    accepts: (value): value is number => Number.isInteger(value) && min <= Number(value) && Number(value) <= max,
  };
}

export function oneOf<const T extends string | number | boolean>(...choices: readonly T[]): Option<T> {
  return {
    expected: choices.length === 1 ? String(choices[0]) : `one of ${choices.join(', ')}`,
    field: { kind: 'choice', choices },
    accepts: (value): value is T => choices.some((choice) => choice === value),
  };
}

/** One option per field of the rules; the ruleset's own name is none. */
export type OptionsOf<R> = { readonly [K in Exclude<keyof R, 'ruleset'>]: Option<R[K]> };

/** A ruleset by name, or `{ ruleset?, …overrides }`; nothing at all is the first ruleset. */
export function configure<R extends { readonly ruleset: string }>(
  rulesets: Readonly<Record<string, R>>,
  options: OptionsOf<R>,
  given: unknown,
): R {
  if (given === undefined || given === null) return named(rulesets, Object.keys(rulesets)[0]);
  if (typeof given === 'string') return named(rulesets, given);
  if (!isRecord(given)) throw new ConfigError('rules', 'expected a ruleset name or an object of options');
  const { ruleset, ...overrides } = given;
  const base = ruleset === undefined ? named(rulesets, Object.keys(rulesets)[0]) : named(rulesets, ruleset);
  const specs = new Map(Object.entries<Option<unknown>>(options));
  for (const [name, value] of Object.entries(overrides)) {
    const spec = specs.get(name);
    if (!spec) throw new ConfigError(name, `unknown option; there are ${[...specs.keys()].join(', ')}`);
    if (!spec.accepts(value)) throw new ConfigError(name, `expected ${spec.expected}, not ${JSON.stringify(value)}`);
  }
  return Object.keys(overrides).length === 0 ? base : Object.freeze({ ...base, ...overrides });
}

function named<R>(rulesets: Readonly<Record<string, R>>, name: unknown): R {
  if (typeof name === 'string' && Object.hasOwn(rulesets, name)) return rulesets[name];
  throw new ConfigError(
    'ruleset',
    `there is no ${JSON.stringify(name)}; there are ${Object.keys(rulesets).join(', ')}`,
  );
}
