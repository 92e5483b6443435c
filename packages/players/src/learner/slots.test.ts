import { type Action, type AnyState, DEALER, determinize, FastRandom, GAMES, type Seat } from '@madang/engine';
import { expect, it } from 'vitest';
import { SparseRows } from '../kernels/index.ts';
import { candidatesOf } from './action-values.ts';
import { Series } from './series.ts';
import { type Task, taskOf } from './task.ts';

/** Rules with which a table has other places, phases or cards than by any ruleset. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  gostop: [{ bonusCards: 3 }],
  matgo: [{ autoDraw: false, kung: true }],
  tysiac: [{ ruleset: 'polish', allPlay: true }],
  check: [{ misfirePenalty: true, direction: 'counterclockwise', count: 'points' }],
};

const TABLES: (readonly [string, Task])[] = [];
for (const game of GAMES)
  for (const options of [...Object.keys(game.rulesets), ...(OPTIONS[game.id] ?? [])])
    for (const seats of game.seats) {
      const task = await taskOf(game, game.configure(options), seats);
      if (!task) throw new Error(`${game.id} has no inputs`);
      TABLES.push([`${game.id} ${JSON.stringify(options)} for ${seats}`, task]);
    }

/** Random play of some rounds; `look` is called at each decision. */
function play(task: Task, seed: number, look: (state: AnyState, seat: Seat, legal: readonly Action[]) => void): void {
  const { game, slots } = task;
  const random = new FastRandom(seed);
  const series = new Series(task);
  for (let positions = 0; positions < 300; ) {
    const state = series.deal(random);
    let outcome = game.outcome(state);
    for (; !outcome; outcome = game.outcome(state)) {
      const actors = game.actors(state);
      const seat = actors.length === 0 ? DEALER : actors[random.below(actors.length)];
      const chance = seat === DEALER ? game.chance(state, random) : null;
      const legal = game.legal(state, seat);
      if (!chance) look(state, seat, legal);
      const actions = chance ? [chance] : candidatesOf(slots, state, seat, legal);
      game.step(state, seat, actions[random.below(actions.length)]);
      positions++;
    }
    series.ended(state, outcome);
  }
}

it.each(TABLES)('%s: two worlds that a seat cannot tell apart have the same inputs, all in range', (_, task) => {
  const { game, slots } = task;
  const random = new FastRandom(3);
  const inputsOf = (state: AnyState, seat: Seat): readonly number[] => {
    const row = new SparseRows();
    slots.position(state, seat, row);
    for (const action of game.legal(state, seat)) slots.action(state, seat, action, row);
    return [...row.indices.subarray(0, row.size)];
  };
  play(task, 4, (state, seat) => {
    const inputs = inputsOf(state, seat);
    expect(inputsOf(determinize(state, seat, random), seat)).toEqual(inputs);
    expect(Math.min(...inputs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...inputs)).toBeLessThan(slots.inputs);
  });
});

it.each(TABLES)('%s: the actions worth considering are legal, and there is always one', (_, task) => {
  play(task, 5, (state, seat, legal) => {
    const actions = candidatesOf(task.slots, state, seat, legal);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.every((action) => legal.includes(action))).toBe(true);
  });
});
