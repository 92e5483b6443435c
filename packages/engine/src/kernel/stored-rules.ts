import type { AnyGame } from './game.ts';
import type { Kibo } from './kibo.ts';
import { ConfigError } from './options.ts';
import { KiboError } from './read-kibo.ts';
import { ENGINE_VERSION, VERSIONS } from './version.ts';

/** The revision of rules that have none: they were written before there were revisions. */
const FIRST_REVISION = 1;

/**
 * The rules of a match that has begun, as a table or a link stores them. Rules without a revision are of the first one,
 * while `configure` gives the newest.
 */
export function storedRules<R>(
  game: { readonly since?: AnyGame['since']; configure(options: unknown): R },
  rules: object,
): R {
  const isOlder = game.since?.revision !== undefined && !Object.hasOwn(rules, 'revision');
  return game.configure(isOlder ? { ...rules, revision: FIRST_REVISION } : rules);
}

/** The same rules with the newest revision, for a new match such as a rematch. */
export function newestRules<R>(game: { configure(options: unknown): R }, rules: object): R {
  return game.configure(Object.fromEntries(Object.entries(rules).filter(([name]) => name !== 'revision')));
}

/** The rules of a record, which must have exactly the options of its version. */
export function recordedRules(game: AnyGame, { engine, ruleset, rules }: Kibo): object {
  const version = VERSIONS.indexOf(engine);
  if (version < 0) throw new KiboError('engine', `expected ${VERSIONS.join(' or ')}; this is ${ENGINE_VERSION}`);
  if (ruleset !== rules.ruleset) throw new KiboError('ruleset', 'differs from rules.ruleset', 'differs');
  const complete = configured(game, rules);
  for (const name of Object.keys(complete)) {
    const since = game.since?.[name] ?? VERSIONS[0];
    const isDue = VERSIONS.indexOf(since) <= version;
    if (isDue && !Object.hasOwn(rules, name))
      throw new KiboError(`rules.${name}`, 'missing: a record has every option', 'differs');
    if (!isDue && Object.hasOwn(rules, name))
      throw new KiboError(`rules.${name}`, `is an option since version ${since}; the record is of ${engine}`);
  }
  for (const name of Object.keys(rules))
    if (!Object.hasOwn(complete, name)) throw new KiboError(`rules.${name}`, 'is not an option in a record');
  return complete;
}

function configured(game: AnyGame, rules: object): object {
  try {
    return storedRules(game, rules);
  } catch (error) {
    if (error instanceof ConfigError) throw new KiboError('rules', error.message);
    throw error;
  }
}
