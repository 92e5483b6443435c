import { type AnyGame, GAMES } from '@madang/engine';
import { findPlayer } from '@madang/lab';
import { type AnyPlayer, playersOf, type Seating } from '@madang/players';
import { UsageError } from './failure.ts';
import { labFailure } from './lab-failure.ts';

const NAMES = new Set(GAMES.flatMap((game) => playersOf(game).map(({ name }) => name)));

/** For the help of every command that takes players. */
export const PLAYER_NAMES = `${[...NAMES].join(', ')} (if the game has it), or model:FILE for a trained model`;

export function seatsOf(game: AnyGame, wanted: number | undefined): number {
  if (wanted === undefined) return game.seats[0];
  if (game.seats.includes(wanted)) return wanted;
  throw new UsageError(`--seats of ${game.id} is ${game.seats.join(' or ')}, not ${wanted}`);
}

/** A player by its name, or `model:FILE` for a trained model. */
export function playerNamed(seating: Seating, name: string): AnyPlayer {
  const player = found(seating, name.trim());
  if (player) return player;
  const { game } = seating;
  const names = playersOf(game).map((known) => known.name);
  throw new UsageError(
    `${game.id} has no player ${JSON.stringify(name.trim())}; the players are ${names.join(', ')} and model:FILE`,
  );
}

function found(seating: Seating, name: string): AnyPlayer | undefined {
  try {
    return findPlayer(seating, name);
  } catch (error) {
    throw labFailure(error);
  }
}

/** One name for all seats, or one for each seat. */
export function tableOf(seating: Seating, names: string): readonly AnyPlayer[] {
  const { seats } = seating;
  const players = names.split(',').map((name) => playerNamed(seating, name));
  if (players.length === 1) return new Array<AnyPlayer>(seats).fill(players[0]);
  if (players.length === seats) return players;
  throw new UsageError(`--players requires one name or ${seats} names, not ${players.length}`);
}
