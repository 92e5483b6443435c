import type { Action, AnyGame } from '@madang/engine';
import { consider, decide, type Situation } from './decide.ts';
import type { Unit } from './game-players.ts';
import { GAMES } from './games.ts';
import { levelsOf } from './levels.ts';
import type { AnyPlayer } from './player.ts';

/** What a player would do, and what that brings. */
export interface Advice {
  readonly action: Action;
  /** Against the next best action; null where the player does not say, or has looked at one action alone. */
  readonly next: NextBest | null;
}

/** The action after the best one, and by how much it is worse. */
export interface NextBest {
  readonly action: Action;
  /** By how much the advised action is expected to be better: in the unit of `unitOf`, or in wins of the match. */
  readonly gain: number;
  readonly of: 'round' | 'match';
  /** The two cannot be told apart: the gain is within its error. */
  readonly isClose: boolean;
}

/** The level that gives hints: strong, or the last where the game has no such level. */
export function adviserOf(game: AnyGame): string {
  const levels = levelsOf(game);
  return levels.includes('strong') ? 'strong' : levels[levels.length - 1];
}

/** Like every choice, it uses only what the seat knows. */
export function advise(player: AnyPlayer, situation: Situation): Advice {
  const { game, state, seat } = situation;
  const legal = game.legal(state, seat);
  const considered = legal.length > 1 ? consider(player, situation) : undefined;
  if (!considered) return { action: legal.length === 1 ? legal[0] : decide(player, situation), next: null };
  const [best, second] = considered;
  if (!second) return { action: best.action, next: null };
  const gain = best.value - second.value;
  const isClose = gain <= Math.hypot(best.error, second.error);
  return { action: best.action, next: { action: second.action, gain, of: best.of, isClose } };
}

/** In what a gain is counted under these rules, as `configure` gives them. */
export function unitOf(game: AnyGame, rules: object, of: 'round' | 'match'): Unit {
  if (of === 'match') return 'wins';
  return GAMES[game.id]?.unit?.(rules) ?? 'points';
}
