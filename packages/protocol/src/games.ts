import { GAMES } from '@madang/engine';
import { check } from './check/schemas.ts';
import { gostop, matgo } from './gostop/schemas.ts';
import { koikoi } from './koikoi/schemas.ts';
import { PLAIN } from './plain/schemas.ts';
import { tysiac } from './tysiac/schemas.ts';
import type { GameSchemas, Vocabulary } from './vocabulary.ts';

/** The games with schemas of their own: a line per game. A game that is not listed speaks the open plain dialect. */
export const GAME_SCHEMAS: readonly GameSchemas[] = [koikoi, gostop, matgo, tysiac, check];

/** Each dialect of a game's own, once. */
export const OWN_VOCABULARIES: readonly Vocabulary[] = [...new Set(GAME_SCHEMAS.map(({ own }) => own))];
/** The plain dialect of each game that has schemas for it, once. */
export const PLAIN_VOCABULARIES: readonly Vocabulary[] = [...new Set(GAME_SCHEMAS.map(({ plain }) => plain))];

/** The game's own dialect; the open plain one where it has none. */
export function ownVocabulary(game: string): Vocabulary {
  return GAME_SCHEMAS.find((schemas) => schemas.game === game)?.own ?? PLAIN;
}

/** The plain dialect with the game's own schemas; the open one where it has none. */
export function plainVocabularyOf(game: string): Vocabulary {
  return GAME_SCHEMAS.find((schemas) => schemas.game === game)?.plain ?? PLAIN;
}

/** The games that speak a dialect. Every game fits the open plain one. */
export function gamesOf(vocabulary: Vocabulary): readonly string[] {
  if (vocabulary === PLAIN) return GAMES.map(({ id }) => id);
  return GAME_SCHEMAS.filter(({ own, plain }) => own === vocabulary || plain === vocabulary).map(({ game }) => game);
}
