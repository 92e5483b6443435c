import { koikoi, type Rules } from '@madang/engine/koikoi';
import { networkFor, type Recipe } from '../learner/recipe.ts';

/** The rules that are played most learn for longer, and in wider layers: all networks together must stay small. */
const USUAL = { rounds: 2_000_000, plan: { averaged: 0.3 } };
const OTHER = { rounds: 800_000, plan: { averaged: 0.3, hidden: [64, 32] } };

/** A network for each ruleset: the yaku and the doubling are others. */
export const recipes: readonly Recipe[] = Object.keys(koikoi.rulesets).map((rules) => ({
  name: `koikoi-${rules}-2`,
  game: koikoi.id,
  tables: [{ rules, seats: 2 }],
  ...(rules === koikoi.configure().ruleset ? USUAL : OTHER),
}));

export function weights({ ruleset }: Rules, seats: number): string | undefined {
  return networkFor(recipes, ruleset, seats);
}
