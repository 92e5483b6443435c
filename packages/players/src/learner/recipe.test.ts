import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { GAMES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { GAMES as LISTED } from '../games.ts';
import { Net } from '../kernels/index.ts';
import { nodeKernels } from '../kernels/node.ts';
import { nodeWeights } from './node.ts';
import { worthOverRandom } from './over-random.ts';
import { networkFor, type Recipe } from './recipe.ts';
import { planOf } from './recipe-plan.ts';

const WEIGHTS = new URL('../../weights/', import.meta.url);
/** Of all networks of a game, compressed. */
const MOST_BYTES = 400_000;

const kernels = await nodeKernels();
const learnings = await Promise.all(GAMES.map(({ id }) => LISTED[id]?.learning()));
const recipes = [...new Set(learnings.flatMap((learning) => learning?.recipes ?? []))];
const index: readonly Record<string, unknown>[] = readFileSync(new URL('index.jsonl', WEIGHTS), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line));

function fileOf({ name }: Recipe): Uint8Array {
  return readFileSync(new URL(`${name}.bin`, WEIGHTS));
}

describe.each(recipes.map((recipe) => [recipe.name, recipe] as const))('%s', (name, recipe) => {
  it('was made by its recipe, for the inputs of today', async () => {
    const { task, hidden, seed } = await planOf(recipe);
    const file = fileOf(recipe);
    expect(index.find((entry) => entry.name === name)).toMatchObject({
      ...{ game: recipe.game, tables: recipe.tables, rounds: recipe.rounds, hidden, seed },
      ...{ slots: task.slots.version, inputs: task.slots.inputs, bytes: file.length },
      hash: createHash('sha256').update(inflateRawSync(file)).digest('hex'),
    });
  });

  it('plays better than random at each of its tables', async () => {
    const { task, also = [] } = await planOf(recipe);
    const weights = await nodeWeights(name, task.slots);
    if (typeof weights === 'string') throw new Error(weights);
    const net = Net.from(kernels, weights);
    for (const table of [task, ...also]) expect(worthOverRandom(table, net, 200)).toBeGreaterThan(0);
  });
});

describe.each(GAMES.map((game, i) => [game.id, game, learnings[i]] as const))('%s', (id, game, learning) => {
  it('has a network for its default rules and every number of seats, with the inputs that it learned', async () => {
    const rules = game.configure();
    for (const seats of game.seats) {
      const recipe = recipes.find(({ name }) => name === learning?.weights(rules, seats));
      if (!recipe) throw new Error(`none for ${seats}`);
      const { task } = await planOf(recipe);
      expect(learning?.slotsOf(rules, seats)).toBe(task.slots);
    }
  });

  it('has networks of less than 400 kB', () => {
    const bytes = recipes.filter((recipe) => recipe.game === id).map((recipe) => fileOf(recipe).length);
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(MOST_BYTES);
  });
});

it('there are no files of other networks', () => {
  const files = readdirSync(WEIGHTS).filter((file) => file.endsWith('.bin') && !file.endsWith('-match.bin'));
  expect(files.toSorted()).toEqual(recipes.map(({ name }) => `${name}.bin`).toSorted());
});

it('rules of a table that no network has learned get the first one with as many seats', () => {
  const recipe = (name: string, rules: string, seats: number): Recipe => ({
    ...{ name, game: 'a game', tables: [{ rules, seats }], rounds: 1 },
  });
  const some = [recipe('two', 'seed', 2), recipe('three', 'seed', 3), recipe('other', 'other', 3)];
  expect(networkFor(some, 'other', 3)).toBe('other');
  expect(networkFor(some, 'unheard', 3)).toBe('three');
  expect(networkFor(some, 'seed', 4)).toBeUndefined();
});
