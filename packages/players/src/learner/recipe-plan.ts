import { type AnyGame, findGame } from '@madang/engine';
import { GAMES } from '../games.ts';
import { type Plan, USUAL } from './plan.ts';
import type { LearnedTable, Recipe } from './recipe.ts';
import { type Task, taskOf } from './task.ts';

/** The plan of a recipe. It has a length in rounds, so that it gives the same network everywhere. */
export async function planOf({ name, game: id, tables, rounds, plan }: Recipe): Promise<Plan> {
  const game = findGame(id);
  if (!game) throw new Error(`${name}: no game ${id}`);
  const [task, ...also] = await Promise.all(tables.map((table) => taskAt(game, table)));
  if (also.some(({ slots }) => slots.inputs !== task.slots.inputs)) throw new Error(`${name}: inputs differ`);
  return { ...USUAL, ...plan, task, also, length: { rounds } };
}

/** How a network for this table is trained: as the recipe of the package's own network says, or as usual. */
export async function usualPlan({ game, rules, seats }: Task): Promise<Omit<Plan, 'task' | 'length'>> {
  const learning = await GAMES[game.id]?.learning();
  const name = learning?.weights(rules, seats);
  return { ...USUAL, ...learning?.recipes.find((recipe) => recipe.name === name)?.plan };
}

async function taskAt(game: AnyGame, { rules, seats }: LearnedTable): Promise<Task> {
  const task = await taskOf(game, game.configure(rules), seats);
  if (!task) throw new Error(`${game.id} has no inputs of a network`);
  return task;
}
