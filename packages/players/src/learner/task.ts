import type { AnyGame } from '@madang/engine';
import type { Learning } from '../game-players.ts';
import { GAMES } from '../games.ts';
import type { AnyPolicy } from '../policy.ts';
import type { AnySlots } from './slots.ts';

/** What a network learns: to play rounds of a game by some rules. */
export interface Task extends Pick<Learning, 'worth'> {
  readonly game: AnyGame;
  readonly rules: object;
  readonly seats: number;
  readonly slots: AnySlots;
  /** The game's quick policy. */
  readonly policy: AnyPolicy;
}

/** Undefined for a game without inputs of a network. */
export async function taskOf(game: AnyGame, rules: object, seats: number): Promise<Task | undefined> {
  const players = GAMES[game.id];
  if (!players) return undefined;
  const { slotsOf, worth } = await players.learning();
  return { game, rules, seats, slots: slotsOf(rules, seats), worth, policy: players.policy };
}
