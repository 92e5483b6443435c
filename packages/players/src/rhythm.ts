import type { AnyGame, AnyState } from '@madang/engine';
import { GAMES } from './games.ts';
import { LEVELS } from './levels.ts';

/**
 * How long a bot takes for its choice, against the usual: longer at real choices. It depends on what everybody sees alone,
 * since a pause must not tell what a hand holds (docs/architecture.md 5).
 */
export function paceOf(game: AnyGame, state: AnyState): number {
  return GAMES[game.id]?.pace(state) ?? 1;
}

/** Whether a bot of this level is as slow as a person where several seats race to act. */
export function hasHumanReaction(level: string): boolean {
  const names: readonly string[] = LEVELS;
  return names.indexOf(level) < names.indexOf('strong');
}
