import type { AnyGame, AnyNarrator, Language } from '@madang/engine';
import { narratorOf as narratorIn } from '@madang/narrators';
import { screenOf } from '../games.ts';

/** The language of a game's sentences, when this language was asked for: the screen's and the narrator's are the same. */
export function spokenLanguage(game: AnyGame, language: Language): Language {
  return screenOf(game).languages?.includes(language) === false ? 'en' : language;
}

export function narratorOf(game: AnyGame, language: Language): AnyNarrator {
  return narratorIn(game, spokenLanguage(game, language));
}
