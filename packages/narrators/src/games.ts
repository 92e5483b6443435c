import type { AnyNarrator, Language } from '@madang/engine';
import { narrator as check } from './check/index.ts';
import { narrator as gostop, houseNarrator as matgo } from './gostop/index.ts';
import { narrator as koikoi } from './koikoi/index.ts';
import type { AnyExplain } from './review/explain.ts';
import { narrator as tysiac } from './tysiac/index.ts';

/** The list of this package: one line per game, by its id. The others have a plain narrator. */
export const GAMES: Readonly<Partial<Record<string, (language: Language) => AnyNarrator>>> = {
  koikoi,
  gostop,
  matgo,
  tysiac,
  check,
};

/** What a review says of decisions, loaded when one is read. For the others it gives the verdict alone. */
export const EXPLANATIONS: Readonly<Partial<Record<string, () => Promise<{ readonly explain: AnyExplain }>>>> = {
  koikoi: () => import('./koikoi/review.ts'),
  gostop: () => import('./gostop/review.ts'),
  matgo: () => import('./gostop/review.ts'),
  tysiac: () => import('./tysiac/review.ts'),
  check: () => import('./check/review.ts'),
};
