import {
  type Action,
  type AnyGame,
  type AnyState,
  type Carry,
  type Event,
  type Language,
  type Narrator,
  plainNarrator,
} from '@madang/engine';
import { narrator as check } from '@madang/engine/check';
import { narrator as gostop } from '@madang/engine/gostop';
import { narrator as koikoi } from '@madang/engine/koikoi';
import { narrator as tysiac } from '@madang/engine/tysiac';

export type AnyNarrator = Narrator<AnyState, Action, Event, Carry>;

/** The narrators there are, by game. */
const NARRATORS: Readonly<Record<string, (language: Language) => AnyNarrator>> = {
  koikoi,
  gostop,
  matgo: gostop,
  tysiac,
  check,
};

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
  const spoken = spokenLanguage(game, language);
  return NARRATORS[game.id]?.(spoken) ?? game.narrator?.(spoken) ?? plainNarrator(game, spoken);
}
