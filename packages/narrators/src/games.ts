import type { AnyNarrator, Language } from '@madang/engine';
import { narrator as check } from './check/index.ts';
import { narrator as gostop } from './gostop/index.ts';
import { narrator as koikoi } from './koikoi/index.ts';
import { narrator as tysiac } from './tysiac/index.ts';

/** The list of this package: one line per game, by its id. The others have a plain narrator. */
export const GAMES: Readonly<Partial<Record<string, (language: Language) => AnyNarrator>>> = {
  koikoi,
  gostop,
  matgo: gostop,
  tysiac,
  check,
};
