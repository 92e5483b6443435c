import type { AnyGame, AnyNarrator, Language } from '@madang/engine';
import { narrator as check } from './check/index.ts';
import { plainNarrator } from './common/plain-narrator.ts';
import { narrator as gostop } from './gostop/index.ts';
import { narrator as koikoi } from './koikoi/index.ts';
import { narrator as tysiac } from './tysiac/index.ts';

/** The narrators of all games, by the game's id. A new narrator is a new folder and a line here. */
const NARRATORS: Readonly<Record<string, (language: Language) => AnyNarrator>> = {
  koikoi,
  gostop,
  matgo: gostop,
  tysiac,
  check,
};

/**
 * The narrator of a game in one language: the one of this package, else the one that the game brings along, else plain
 * words made from the names of its actions and events.
 */
export function narratorOf(game: AnyGame, language: Language): AnyNarrator {
  return NARRATORS[game.id]?.(language) ?? game.narrator?.(language) ?? plainNarrator(game, language);
}

export { plainNarrator };
