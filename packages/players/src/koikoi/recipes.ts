import { koikoi, type Rules } from '@madang/engine/koikoi';
import { networkFor, type Recipe } from '../learner/recipe.ts';

const ROUNDS = 800_000;
/** The rules that are played most learn for longer. */
const USUAL_ROUNDS = 1_200_000;

/** A network for each ruleset: the yaku and the doubling are others. */
export const recipes: readonly Recipe[] = Object.keys(koikoi.rulesets).map((rules) => ({
  name: `koikoi-${rules}-2`,
  game: koikoi.id,
  tables: [{ rules, seats: 2 }],
  rounds: rules === koikoi.configure().ruleset ? USUAL_ROUNDS : ROUNDS,
  plan: { averaged: 0.3 },
}));

export function weights({ ruleset }: Rules, seats: number): string | undefined {
  return networkFor(recipes, ruleset, seats);
}
