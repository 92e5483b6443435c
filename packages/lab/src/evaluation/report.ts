import { ENGINE_VERSION, type Json } from '@madang/engine';
import type { ScoredIn } from '../analysis.ts';
import type { Contest } from '../compare-on-workers.ts';
import { gameOf, scoredIn } from '../games.ts';
import type { ComparedPairs } from './all-pairs.ts';

/** What was compared, so that it can be repeated. */
export interface EvaluationSetup {
  readonly engine: string;
  readonly game: string;
  readonly rules: Json;
  readonly seats: number;
  readonly players: readonly string[];
  readonly unit: 'round' | 'match';
  readonly seed: string;
  /** Iterations of players that search. */
  readonly budget: number;
  readonly scoredIn: ScoredIn;
  /** The hash of the network by which luck was measured. */
  readonly luckNetwork?: string;
  /** The stopping rule, as it was written. Then intervals are wider, because they hold at any number of deals. */
  readonly until?: string;
}

/** An evaluation of two players or more. */
export interface EvaluationReport extends EvaluationSetup, ComparedPairs {}

type Named = Pick<EvaluationSetup, 'players' | 'luckNetwork' | 'until'>;

export function evaluationSetup(contest: Omit<Contest, 'players'>, named: Named): EvaluationSetup {
  const { game, rules, seats, unit, seed, budget } = contest;
  const { players, luckNetwork, until } = named;
  return {
    ...{ engine: ENGINE_VERSION, game, rules, seats, players, unit, seed, budget },
    scoredIn: scoredIn(gameOf(game), rules),
    ...(luckNetwork === undefined ? {} : { luckNetwork }),
    ...(until === undefined ? {} : { until }),
  };
}
