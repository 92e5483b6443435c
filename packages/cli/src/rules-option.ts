import { type AnyGame, ConfigError } from '@madang/engine';
import { UsageError } from './failure.ts';

/** The rules of `nintendo`, of `total_rounds=6,gokou=10`, or of `nintendo,total_rounds=6`. */
export function rulesFrom(game: AnyGame, text: string | undefined): object {
  try {
    return game.configure(text === undefined ? undefined : Object.fromEntries(text.split(',').map(entry)));
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(`--rules ${error.message}`);
    throw error;
  }
}

function entry(part: string, place: number): readonly [string, unknown] {
  const equals = part.indexOf('=');
  if (equals > 0) return [part.slice(0, equals).trim(), value(part.slice(equals + 1).trim())];
  if (place === 0 && equals < 0) return ['ruleset', part.trim()];
  throw new UsageError(`--rules expects NAME or option=value, not ${JSON.stringify(part)}`);
}

function value(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
