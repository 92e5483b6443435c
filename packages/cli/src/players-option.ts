import { type AnyGame, GAMES } from '@madang/engine';
import { entryOf } from '@madang/engine/internal';
import { findPlayer } from '@madang/lab';
import { type AnyPlayer, LEVELS, levelsOf, playersOf, type Seating } from '@madang/players';
import { UsageError } from './failure.ts';
import { labFailure } from './lab-failure.ts';

const NAMES = new Set(GAMES.flatMap((game) => playersOf(game).map(({ name }) => name)));

/** For the help of every command that takes players. */
export const PLAYER_NAMES = `a level (${LEVELS.join(', ')}), ${[...NAMES].join(', ')} (if the game has it), or model:FILE for a trained model`;

export function seatsOf(game: AnyGame, wanted: number | undefined): number {
  if (wanted === undefined) return entryOf(game.seats, 0);
  if (game.seats.includes(wanted)) return wanted;
  throw new UsageError(`--seats of ${game.id} is ${game.seats.join(' or ')}, not ${wanted}`);
}

/** The name of a player that the game has: a level, a name, or `model:FILE` for a trained model. */
export async function playerNamed(seating: Seating, name: string): Promise<string> {
  const wanted = name.trim();
  if (await found(seating, wanted)) return wanted;
  const { game } = seating;
  const names = new Set([...levelsOf(game), ...playersOf(game).map((known) => known.name)]);
  throw new UsageError(
    `${game.id} has no player ${JSON.stringify(wanted)}; the players are ${[...names].join(', ')} and model:FILE`,
  );
}

async function found(seating: Seating, name: string): Promise<AnyPlayer | undefined> {
  try {
    return await findPlayer(seating, name);
  } catch (error) {
    throw labFailure(error);
  }
}

/** One name for all seats, or one for each seat. */
export async function tableOf(seating: Seating, names: string): Promise<readonly string[]> {
  const { seats } = seating;
  const players = await Promise.all(names.split(',').map((name) => playerNamed(seating, name)));
  if (players.length === 1) return new Array<string>(seats).fill(entryOf(players, 0));
  if (players.length === seats) return players;
  throw new UsageError(`--players requires one name or ${seats} names, not ${players.length}`);
}
