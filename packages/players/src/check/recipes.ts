import { check, type Rules } from '@madang/engine/check';
import { networkFor, type Recipe } from '../learner/recipe.ts';

const game = check.id;

/** Half of the rounds are played against the quick policy: the network is then better against players like it, and no worse against itself. */
const HALF_AGAINST_POLICY = { rivals: 0.5, averaged: 0.3 };

export const recipes: readonly Recipe[] = [
  { name: 'check-seed-2', game, tables: tablesWith(2), rounds: 600_000, plan: HALF_AGAINST_POLICY },
  { name: 'check-seed-3', game, tables: tablesWith(3), rounds: 300_000 },
  { name: 'check-seed-4', game, tables: tablesWith(4), rounds: 200_000, plan: HALF_AGAINST_POLICY },
  { name: 'check-seed-6', game, tables: tablesWith(5, 6), rounds: 100_000 },
];

function tablesWith(...seats: readonly number[]): Recipe['tables'] {
  return seats.map((each) => ({ rules: 'seed', seats: each }));
}

/** None where a failed match costs a card: these networks try their luck. */
export function weights({ ruleset, misfirePenalty }: Rules, seats: number): string | undefined {
  return misfirePenalty ? undefined : networkFor(recipes, ruleset, seats);
}
