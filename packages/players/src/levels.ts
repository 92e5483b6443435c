import type { AnyGame } from '@madang/engine';
import { memory } from './check/memory.ts';
import { greedy as greedyGostop } from './gostop/greedy.ts';
import { greedy as greedyKoikoi } from './koikoi/greedy.ts';
import { type AnyPlayer, randomPlayer } from './player.ts';
import { greedy as greedyTysiac } from './tysiac/greedy.ts';
import { greedyPasser, passer } from './tysiac/passer.ts';
import { random as randomTysiac } from './tysiac/random.ts';

/** The players that know a game, beside the random one that plays any; Tysiąc has a random one of its own. */
const PLAYERS: Readonly<Record<string, readonly AnyPlayer[]>> = {
  koikoi: [greedyKoikoi],
  gostop: [greedyGostop],
  matgo: [greedyGostop],
  check: [memory],
  tysiac: [randomTysiac, greedyTysiac, passer, greedyPasser],
};

/** What a person meets, and who that is: the first of these players that knows the game. */
const LEVELS: Readonly<Record<string, readonly string[]>> = {
  beginner: ['random'],
  easy: ['greedy', 'memory'],
};

/** Every player of a game by its own name, for researchers. */
export function playersOf(game: AnyGame): readonly AnyPlayer[] {
  const own = PLAYERS[game.id] ?? [];
  return own.some(({ name }) => name === 'random') ? own : [randomPlayer, ...own];
}

/** The levels a game offers, the weakest first. */
export function levelsOf(game: AnyGame): readonly string[] {
  const names = playersOf(game).map((player) => player.name);
  return Object.keys(LEVELS).filter((level) => LEVELS[level].some((name) => names.includes(name)));
}

/** A player by its level or its name; undefined when the game has none such. */
export function playerOf(game: AnyGame, levelOrName: string): AnyPlayer | undefined {
  const names = Object.hasOwn(LEVELS, levelOrName) ? LEVELS[levelOrName] : [levelOrName];
  return playersOf(game).find((player) => names.includes(player.name));
}
