import type { AnyGame, AnyNarrator, Language } from '@madang/engine';
import { plainNarrator } from './common/plain-narrator.ts';
import { GAMES } from './games.ts';

export { plainNarrator };

/**
 * The narrator of a game in one language: the one of this package, else the one in the game's own folder, else one that
 * makes sentences from the names of actions and events.
 */
export function narratorOf(game: AnyGame, language: Language): AnyNarrator {
  return GAMES[game.id]?.(language) ?? game.narrator?.(language) ?? plainNarrator(game, language);
}
