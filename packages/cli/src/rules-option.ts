import { existsSync } from 'node:fs';
import { type AnyGame, ConfigError, UnknownOption } from '@madang/engine';
import { UsageError } from './failure.ts';

/** For the help of every command that takes rules. */
export const RULES_HELP = 'name of a ruleset, option=value, or both: nintendo,total_rounds=6';

/** Reads `nintendo`, `total_rounds=6,gokou=10`, or `nintendo,total_rounds=6`. */
export function rulesFrom(game: AnyGame, text: string | undefined): object {
  return configured(game, entriesOf(text));
}

/**
 * The same for matches without people, which must end whoever plays. The options in which the game's `simulation` ruleset
 * differs from the default ruleset apply unless they are set (`maxHands` of Tysiąc, docs/rules/tysiac.md 3).
 */
export function simulationRulesFrom(game: AnyGame, text: string | undefined): object {
  const [usual = {}] = Object.values(game.rulesets) as Readonly<Record<string, unknown>>[];
  const simulation = (game.rulesets.simulation ?? usual) as Readonly<Record<string, unknown>>;
  const bounds = Object.entries(simulation).filter(([name, value]) => name !== 'ruleset' && usual[name] !== value);
  return configured(game, [...bounds, ...entriesOf(text)]);
}

type Entry = readonly [string, unknown];

function entriesOf(text: string | undefined): readonly Entry[] {
  return text === undefined ? [] : text.split(',').map(entry);
}

function configured(game: AnyGame, entries: readonly Entry[]): object {
  try {
    return game.configure(Object.fromEntries(entries));
  } catch (error) {
    if (error instanceof UnknownOption) throw new UsageError(`--rules ${error.message}${listOf(game)}`);
    if (error instanceof ConfigError) throw new UsageError(`--rules ${error.message}`);
    throw error;
  }
}

/** The page that lists all options, if the game has one. */
function listOf({ id }: AnyGame): string {
  const page = `docs/rules/${id}.md`;
  return existsSync(new URL(`../../../${page}`, import.meta.url)) ? ` (see ${page})` : '';
}

function entry(part: string, place: number): Entry {
  const equals = part.indexOf('=');
  if (equals > 0) return [part.slice(0, equals).trim(), value(part.slice(equals + 1).trim())];
  if (place === 0 && equals < 0) return ['ruleset', part.trim()];
  throw new UsageError(`--rules: expected NAME or option=value, not ${JSON.stringify(part)}`);
}

function value(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
