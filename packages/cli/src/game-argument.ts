import { type AnyGame, findGame, GAMES } from '@madang/engine';
import { Argument } from 'commander';
import { UsageError } from './failure.ts';

export function gameArgument(): Argument {
  return new Argument('<game>', `one of ${GAMES.map((game) => game.id).join(', ')}`);
}

export function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (game) return game;
  throw new UsageError(
    `there is no game ${JSON.stringify(id)}; there are ${GAMES.map((known) => known.id).join(', ')}`,
  );
}
