import { CORE, gostop, HOUSE, matgo, type Rules } from '@madang/engine/gostop';
import { networkFor, type Recipe } from '../learner/recipe.ts';

export const recipes: readonly Recipe[] = [
  { name: 'matgo-house-2', game: matgo.id, tables: [{ rules: HOUSE, seats: 2 }], rounds: 800_000 },
  { name: 'matgo-core-2', game: matgo.id, tables: [{ rules: CORE, seats: 2 }], rounds: 400_000 },
  { name: 'gostop-core-3', game: gostop.id, tables: [{ rules: CORE, seats: 3 }], rounds: 700_000 },
];

export function weights({ ruleset }: Rules, seats: number): string | undefined {
  return networkFor(recipes, ruleset, seats);
}
