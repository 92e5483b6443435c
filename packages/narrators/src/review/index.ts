import type { AnyGame, Language } from '@madang/engine';
import { inARow } from '../common/table-talk.ts';
import { EXPLANATIONS } from '../games.ts';
import type { ReviewedChoice } from './explain.ts';
import { type Verdict, verdict } from './verdict.ts';

export { amountIn } from '../expectation.ts';
export { ACCOUNT_PARTS, type AccountPart, type AccountWords, accountWords } from './account-words.ts';
export type { ReviewedChoice } from './explain.ts';
export { type Mark, markName } from './verdict.ts';

/** More facts than this hide what matters. */
const FACTS = 3;

/** Says why a decision of this game was marked: the verdict, and what the position says about the two actions. */
export async function reviewNarrator(
  game: AnyGame,
  language: Language,
): Promise<(choice: ReviewedChoice, found: Verdict) => string> {
  const explain = (await EXPLANATIONS[game.id]?.())?.explain;
  return (choice, found) =>
    inARow([verdict(language, found), ...(explain?.(choice, language).slice(0, FACTS) ?? [])], language);
}
