import type { AnyGame, AnyNarrator, Language } from '@madang/engine';
import { plainNarrator } from './common/plain-narrator.ts';
import { GAMES } from './games.ts';

export { plainNarrator };

/**
 * The narrator of a game in one language: from this package, or the game's own, or a plain narrator that uses the names
 * of actions and events.
 */
export function narratorOf(game: AnyGame, language: Language): AnyNarrator {
  return GAMES[game.id]?.(language) ?? game.narrator?.(language) ?? plainNarrator(game, language);
}
