import { type AnyGame, findGame, GAMES } from '@madang/engine';
import { Argument } from 'commander';
import { UsageError } from './failure.ts';

const IDS = GAMES.map(({ id }) => id);

/** The game in the examples of the help. */
export const [EXAMPLE_GAME = 'GAME'] = IDS;

export function gameArgument(): Argument {
  return new Argument('<game>', `one of ${IDS.join(', ')}`);
}

export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game) return game;
  throw new UsageError(`unknown game ${JSON.stringify(id)}; the games are ${IDS.join(', ')}`);
}
