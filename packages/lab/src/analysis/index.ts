import type { AnyGame } from '@madang/engine';
import type { AnyAnalysis } from './analysis.ts';
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
