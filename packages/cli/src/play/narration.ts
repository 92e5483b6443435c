import type { AnyGame, AnyNarrator, Language } from '@madang/engine';
import { narratorOf as narratorIn } from '@madang/narrators';

/** Where a screen is not drawn in every language, its sentences are in the languages it is drawn in too. */
const DRAWN_IN: Readonly<Partial<Record<string, readonly Language[]>>> = {
  gostop: ['ko', 'en'],
  matgo: ['ko', 'en'],
  tysiac: ['pl', 'en'],
  check: ['en'],
};

/** The language of a game's sentences, for whom this language was asked for: in it the reader is `YOU`. */
export function spokenLanguage(game: AnyGame, language: Language): Language {
  return DRAWN_IN[game.id]?.includes(language) === false ? 'en' : language;
}

export function narratorOf(game: AnyGame, language: Language): AnyNarrator {
  return narratorIn(game, spokenLanguage(game, language));
}
