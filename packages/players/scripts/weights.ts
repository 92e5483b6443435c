// npm run weights [-- [--cores N] [NAME…]]: trains networks by self-play, all of them or those that are named, one on each core,
// and writes them to weights/. An interrupted command goes on where it was (src/learner/README.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { GAMES } from '@madang/engine';
import { GAMES as LISTED } from '../src/games.ts';
import type { Recipe } from '../src/learner/recipe.ts';
import type { Message, NetEntry } from './weights-worker.ts';

const INDEX = new URL('../weights/index.jsonl', import.meta.url);

const { positionals, values } = parseArgs({ allowPositionals: true, options: { cores: { type: 'string' } } });
const recipes = await allRecipes();
const unknown = positionals.filter((name) => !recipes.some((recipe) => recipe.name === name));
if (unknown.length > 0) {
  console.error(`weights: no network ${unknown.join(', ')}. There are ${recipes.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const waiting = recipes.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const cores = Math.min(waiting.length, Number(values.cores ?? availableParallelism()));
await Promise.all(Array.from({ length: cores }, trainNext));

/** Trains one after the other, until none is left. */
async function trainNext(): Promise<void> {
  for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) await train(recipe);
}

function train(recipe: Recipe): Promise<void> {
  const worker = new Worker(new URL('./weights-worker.ts', import.meta.url), { workerData: recipe });
  return new Promise((resolve, reject) => {
    worker.on('message', ({ line, entry }: Message) => {
      console.log(line);
      if (entry) enter(entry);
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}

/** The index has a line for each network, in the order of the recipes. */
function enter(entry: NetEntry): void {
  const entries = existsSync(INDEX) ? readIndex(readFileSync(INDEX, 'utf8')) : [];
  const lines = recipes
    .map(({ name }) => (name === entry.name ? entry : entries.find((other) => other.name === name)))
    .filter((each) => each !== undefined)
    .map((each) => `${JSON.stringify(each)}\n`);
  writeFileSync(INDEX, lines.join(''));
}

function readIndex(text: string): readonly NetEntry[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Several games may share a folder, and its recipes. */
async function allRecipes(): Promise<readonly Recipe[]> {
  const all = await Promise.all(GAMES.map(({ id }) => LISTED[id]?.learning()));
  return [...new Set(all.flatMap((learning) => learning?.recipes ?? []))];
}
