import type { AnyGame } from '@madang/engine';
import type { AnyAnalysis, ScoredIn } from './analysis.ts';
import { checkAnalysis } from './check.ts';
import { gostopAnalysis } from './gostop.ts';
import { koikoiAnalysis } from './koikoi.ts';
import { tysiacAnalysis } from './tysiac.ts';

const ANALYSES: Readonly<Record<string, AnyAnalysis>> = {
  koikoi: koikoiAnalysis,
  gostop: gostopAnalysis,
  matgo: gostopAnalysis,
  tysiac: tysiacAnalysis,
  check: checkAnalysis,
};

/** Undefined for a game that adds nothing to reports. */
export function analysisOf({ id }: AnyGame): AnyAnalysis | undefined {
  return ANALYSES[id];
}

/** What scores are counted in at a table of these rules, as `configure` takes them. */
export function scoredIn(game: AnyGame, rules: unknown): ScoredIn {
  return analysisOf(game)?.scoredIn?.(game.configure(rules)) ?? 'points';
}

/** Whether at a table of these rules anything depends on the hour at which a match begins. */
export function asksHour(game: AnyGame, rules: unknown): boolean {
  return analysisOf(game)?.asksHour?.(game.configure(rules)) ?? false;
}
