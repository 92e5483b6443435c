import { isRecord } from './json.ts';
import { nearest } from './nearest.ts';

/** An option that is unknown or out of its range. */
export class ConfigError extends Error {
  readonly option: string;

  constructor(option: string, problem: string) {
    super(`${option}: ${problem}`);
    this.name = 'ConfigError';
    this.option = option;
  }
}

/** An unknown option. The message suggests similar names; a list of all options would be too long. */
export class UnknownOption extends ConfigError {
  constructor(option: string, names: readonly string[]) {
    const near = nearest(option, names);
    super(option, near.length === 0 ? 'unknown option' : `unknown option; did you mean ${near.join(' or ')}?`);
    this.name = 'UnknownOption';
  }
}

/** The values of an option: a description, and a check. */
export interface Option<T> {
  readonly expected: string;
  /** How a form asks for it; absent for an option with parts. */
  readonly field?: Field;
  /** For several numbers under one name: each can be set alone, as `option.part`. */
  readonly parts?: Readonly<Record<string, Option<number>>>;
  accepts(value: unknown): value is T;
}

/** How a form asks for an option: a check box, a number, a choice. */
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

/** Several numbers under one name. */
export function group<const Parts extends Readonly<Record<string, Option<number>>>>(
  parts: Parts,
): Option<{ readonly [Part in keyof Parts]: number }> {
  const names = Object.keys(parts);
  const isEach = (value: Readonly<Record<string, unknown>>): boolean =>
    Object.keys(value).length === names.length &&
    names.every((name) => Object.hasOwn(value, name) && parts[name].accepts(value[name]));
  return {
    expected: `{ ${names.map((name) => `${name}: ${parts[name].expected}`).join(', ')} }`,
    parts,
    accepts: (value): value is { readonly [Part in keyof Parts]: number } => isRecord(value) && isEach(value),
  };
}

/** Everything that can be set: options, and `option.part` for options with parts. */
export function settableIn(options: Readonly<Record<string, Option<unknown>>>): readonly [string, Option<unknown>][] {
  return Object.entries(options).flatMap(([name, option]): [string, Option<unknown>][] =>
    option.parts ? Object.entries(option.parts).map(([part, each]) => [`${name}.${part}`, each]) : [[name, option]],
  );
}

/** The fields of rules that are not options: the name of the ruleset, and the revision of a game that has revisions. */
type Unchosen = 'ruleset' | 'revision';

/** One option for each field of the rules that can be set. */
export type OptionsOf<R> = { readonly [K in Exclude<keyof R, Unchosen>]: Option<R[K]> };

/** A ruleset by name, or `{ ruleset?, …overrides }`; by default the first ruleset, with the newest revision. */
export function configure<R extends { readonly ruleset: string; readonly revision?: number }>(
  rulesets: Readonly<Record<string, R>>,
  options: OptionsOf<R>,
  given: unknown,
): R {
  if (given === undefined || given === null) return named(rulesets, Object.keys(rulesets)[0]);
  if (typeof given === 'string') return named(rulesets, given);
  if (!isRecord(given)) throw new ConfigError('rules', 'expected a ruleset name or an object of options');
  const { ruleset, ...overrides } = given;
  const base = ruleset === undefined ? named(rulesets, Object.keys(rulesets)[0]) : named(rulesets, ruleset);
  const specs = new Map([...Object.entries<Option<unknown>>(options), ...settableIn(options)]);
  // It cannot be set, but complete rules from a table or a link have it.
  if (base.revision !== undefined) specs.set('revision', integer(1, base.revision));
  for (const [name, value] of Object.entries(overrides)) {
    const spec = specs.get(name);
    if (!spec) throw new UnknownOption(name, [...specs.keys()]);
    if (!spec.accepts(value)) throw new ConfigError(name, `expected ${spec.expected}, not ${JSON.stringify(value)}`);
  }
  return Object.keys(overrides).length === 0 ? base : Object.freeze(withOverrides(base, overrides));
}

/** A part such as `option.part` is written into its option, so that equal rules are equal objects. */
function withOverrides<R extends object>(base: R, overrides: Readonly<Record<string, unknown>>): R {
  const rules: Record<string, unknown> = Object.fromEntries(Object.entries(base));
  const names = Object.keys(overrides);
  for (const name of names.filter((each) => !each.includes('.'))) rules[name] = overrides[name];
  for (const name of names.filter((each) => each.includes('.'))) {
    const [whole, part] = name.split('.');
    rules[whole] = Object.freeze({ ...(rules[whole] as object), [part]: overrides[name] });
  }
  return rules as R;
}

function named<R>(rulesets: Readonly<Record<string, R>>, name: unknown): R {
  if (typeof name === 'string' && Object.hasOwn(rulesets, name)) return rulesets[name];
  throw new ConfigError(
    'ruleset',
    `there is no ${JSON.stringify(name)}; there are ${Object.keys(rulesets).join(', ')}`,
  );
}
