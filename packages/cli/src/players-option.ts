import type { AnyGame } from '@madang/engine';
import { type AnyPlayer, playerOf, playersOf } from '@madang/players';
import { UsageError } from './failure.ts';

export function seatsOf(game: AnyGame, wanted: number | undefined): number {
  if (wanted === undefined) return game.seats[0];
  if (game.seats.includes(wanted)) return wanted;
  throw new UsageError(`${game.id} is played by ${game.seats.join(', ')}, not by ${wanted}`);
}

export function playerNamed(game: AnyGame, name: string): AnyPlayer {
  const player = playerOf(game, name.trim());
  if (player) return player;
  const names = playersOf(game).map((known) => known.name);
  throw new UsageError(`${game.id} has no player ${JSON.stringify(name.trim())}; there are ${names.join(', ')}`);
}

/** One name for all the seats, or one for each. */
export function tableOf(game: AnyGame, names: string, seats: number): readonly AnyPlayer[] {
  const players = names.split(',').map((name) => playerNamed(game, name));
  if (players.length === 1) return new Array<AnyPlayer>(seats).fill(players[0]);
  if (players.length === seats) return players;
  throw new UsageError(`--players wants one name or ${seats}, not ${players.length}`);
}
