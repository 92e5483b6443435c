import { type AnyGame, ConfigError } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { guest } from '../../app/guest.ts';
import { isGame, levelNear, seatsOf } from '../../games/list.ts';
import type { Rules, Sitter } from '../told.ts';
import { freshSeed, type LocalSetup } from './setup.ts';

/** The names of bots. */
export const BOT_NAMES = ['Aiko', 'Dohyun', 'Ola', 'Wei', 'Jonas'];

/**
 * The match of an address: `?level=easy&seats=3&humans=2&ruleset=…&rules={"total_rounds":1}&seed=…`; `humans=0` is a match
 * between bots. `names`: of the people at this screen. Null: the game does not accept these rules.
 */
export function setupOf(game: AnyGame, query: URLSearchParams, names: readonly string[]): LocalSetup | null {
  const { id } = game;
  const rules = rulesOf(game, query);
  if (!isGame(id) || !rules) return null;
  const seats = numberOf(query.get('seats'), seatsOf(id)) ?? seatsOf(id)[0];
  const humans = numberOf(query.get('humans'), [0, 1, 2, 3, 4, 5, 6]) ?? 1;
  const level = levelNear(id, query.get('level'), { seats, rules });
  const seed = query.get('seed');
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    if (seat < humans) return { name: humanName(names[seat], seat, humans), kind: 'human' };
    return { name: BOT_NAMES[(seat - humans) % BOT_NAMES.length], kind: 'bot', level };
  });
  return {
    game: id,
    rules,
    sitters,
    seed: seed && /^[0-9a-f]{64}$/.test(seed) ? seed : freshSeed(),
    inputs: { hour: new Date().getHours() },
  };
}

/** A ruleset, single options, or both; null when the game's `configure` rejects them. */
function rulesOf(game: AnyGame, query: URLSearchParams): Rules | null {
  const ruleset = query.get('ruleset');
  try {
    const single: unknown = JSON.parse(query.get('rules') ?? '{}');
    if (!isRecord(single)) return null;
    const wanted = ruleset === null ? single : { ...single, ruleset };
    game.configure(wanted);
    return wanted as Rules;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function numberOf(text: string | null, allowed: readonly number[]): number | null {
  const number = text === null ? Number.NaN : Number(text);
  return allowed.includes(number) ? number : null;
}

function humanName(name = '', seat: number, humans: number): string {
  if (name !== '') return name;
  return humans === 1 ? guest() : `${guest()} ${seat + 1}`;
}
