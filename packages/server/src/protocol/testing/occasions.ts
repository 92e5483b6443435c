import { type AnyGame, findGame } from '@madang/engine';
import type { Occasion } from './tables.ts';

// Short matches of every game, seat count and ruleset, and of the options that reach the wire.

const RULES: Readonly<Record<string, readonly unknown[]>> = {
  koikoi: [{ total_rounds: 2 }, { ruleset: 'koikoi_japan', total_rounds: 2 }],
  gostop: [{ rounds: 2 }, { rounds: 2, bonusCards: 3, autoDraw: false }],
  matgo: [
    { ruleset: 'kr-matgo-house-v1', rounds: 3 },
    { ruleset: 'kr-gostop-core-v1', rounds: 3 },
  ],
  tysiac: [
    { ruleset: 'simulation', maxHands: 2 },
    { ruleset: 'polish', maxHands: 2 },
    { ruleset: 'polish', maxHands: 2, allPlay: true },
  ],
  check: [
    { ruleset: 'seed', rounds: 2, maxTurns: 40 },
    { ruleset: 'strict', rounds: 2, count: 'points', maxTurns: 40 },
  ],
};

export const GAME_IDS = Object.keys(RULES);

export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

/** At least this many matches, as many for each seat count and each of the game's rules. */
export function occasionsOf(id: string, atLeast: number): (Occasion & { readonly seats: number })[] {
  const game = gameOf(id);
  const matches = Math.ceil(atLeast / (game.seats.length * RULES[id].length));
  return game.seats.flatMap((seats) =>
    RULES[id].flatMap((rules) => Array.from({ length: matches }, (_, number) => ({ game, rules, seats, number }))),
  );
}
