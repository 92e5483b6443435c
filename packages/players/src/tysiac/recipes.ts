import { type Rules, tysiac } from '@madang/engine/tysiac';
import { networkFor, type Recipe } from '../learner/recipe.ts';

const game = tysiac.id;

/**
 * By the Polish rules a declarer scores the bid and must beat and trump: other play, so other networks. With four the dealer
 * sits out and three play, so three and four share a network.
 */
export const recipes: readonly Recipe[] = [
  { name: 'tysiac-seed-2', game, tables: [{ rules: 'seed', seats: 2 }], rounds: 4_000_000 },
  { name: 'tysiac-polish-2', game, tables: [{ rules: 'polish', seats: 2 }], rounds: 1_500_000 },
  { name: 'tysiac-seed-3', game, tables: threeAndFour('seed'), rounds: 4_000_000 },
  { name: 'tysiac-polish-3', game, tables: threeAndFour('polish'), rounds: 2_000_000 },
];

function threeAndFour(rules: string): Recipe['tables'] {
  return [3, 4].map((seats) => ({ rules, seats }));
}

/** None where all four play. */
export function weights({ ruleset, allPlay }: Rules, seats: number): string | undefined {
  return seats === 4 && allPlay ? undefined : networkFor(recipes, ruleset, seats);
}
