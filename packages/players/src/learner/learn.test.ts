import { type AnyGame, FastRandom, findGame } from '@madang/engine';
import { expect, it } from 'vitest';
import { Net, PlainNet, PlainTrainer, Trainer } from '../kernels/index.ts';
import { nodeKernels } from '../kernels/node.ts';
import { Examples } from './examples.ts';
import { learn, Training } from './learn.ts';
import { worthOverRandom } from './over-random.ts';
import { type Plan, USUAL } from './plan.ts';
import { SelfPlay } from './self-play.ts';
import { Series } from './series.ts';
import { type Task, taskOf } from './task.ts';

const kernels = await nodeKernels();

async function taskAt(id: string, seats: number): Promise<Task> {
  const game = findGame(id) as AnyGame;
  const task = await taskOf(game, game.configure(), seats);
  if (!task) throw new Error(`${id} has no inputs`);
  return task;
}

function planFor(task: Task, rounds: number): Plan {
  return { ...USUAL, hidden: [32], task, length: { rounds }, seed: 7 };
}

function trained(plan: Plan): Training {
  const training = new Training(plan, kernels);
  for (const _ of learn(training));
  return training;
}

it.each([
  ['koikoi', 2],
  ['matgo', 2],
  ['tysiac', 3],
  ['check', 4],
])('%s: the same plan gives the same network, bit for bit', async (id, seats) => {
  const plan = planFor(await taskAt(id, seats), 200);
  const [one, two] = [trained(plan), trained(plan)];
  expect(two.net.weights()).toEqual(one.net.weights());
  expect(two.curve).toEqual(one.curve);
  const other = trained({ ...plan, seed: 8 });
  expect(other.net.weights()).not.toEqual(one.net.weights());
});

it.each([
  ['koikoi', 2],
  ['tysiac', 4],
  ['check', 2],
])('%s: a training that was interrupted comes to the same bits', async (id, seats) => {
  const plan = planFor(await taskAt(id, seats), 300);
  const first = new Training(plan, kernels);
  for (const { done } of learn(first)) if (done > 0.4) break;
  const kept = structuredClone(first.checkpoint());
  const second = new Training(plan, kernels, kept);
  for (const _ of learn(second));
  const whole = trained(plan);
  expect(second.checkpoint()).toEqual(whole.checkpoint());
  expect(second.progress.done).toBe(1);
});

it('learns several tables with the same inputs in turns, and an interruption changes nothing', async () => {
  const plan: Plan = { ...planFor(await taskAt('check', 6), 40), also: [await taskAt('check', 5)] };
  const whole = trained(plan);
  expect(whole.net.weights()).not.toEqual(trained(planFor(plan.task, 40)).net.weights());
  const first = new Training(plan, kernels);
  for (const { done } of learn(first)) if (done > 0.4) break;
  const second = new Training(plan, kernels, structuredClone(first.checkpoint()));
  for (const _ of learn(second));
  expect(second.checkpoint()).toEqual(whole.checkpoint());
});

it('averages the last weights against the quick policy, and an interruption changes nothing either', async () => {
  const usual = planFor(await taskAt('koikoi', 2), 1000);
  const plan: Plan = { ...usual, batch: 8, rivals: 0.5, averaged: 0.8 };
  const whole = trained(plan);
  const first = new Training(plan, kernels);
  for (const { done } of learn(first)) if (done > 0.4) break;
  const second = new Training(plan, kernels, structuredClone(first.checkpoint()));
  for (const _ of learn(second));
  expect(second.weights()).toEqual(whole.weights());
  expect(whole.weights()).not.toEqual(whole.net.weights());
  expect(trained({ ...plan, averaged: 0 }).weights()).toEqual(whole.net.weights());
});

it('learns only from the own decisions where it plays alone against the quick policy', async () => {
  const task = await taskAt('check', 4);
  const [net, examples] = [
    PlainNet.create({ inputs: task.slots.inputs, hidden: [32], outputs: 1 }, new FastRandom(1)),
    new Examples(),
  ];
  const asked = new Set<number>();
  const policy: Task['policy'] = (state, seat, random) => {
    asked.add(seat);
    return task.policy(state, seat, random);
  };
  const random = new FastRandom(2);
  const play = new SelfPlay({ ...task, policy }, net, examples);
  play.round(new Series(task).deal(random), { explore: 0, lambda: 0.6, alone: 1 }, random);
  expect([...asked].sort()).toEqual([0, 2, 3]);
  const everybody = new Examples();
  new SelfPlay(task, net, everybody).round(new Series(task).deal(random), { explore: 0, lambda: 0.6 }, random);
  expect(examples.count).toBeGreaterThan(0);
  expect(examples.count).toBeLessThan(everybody.count);
});

it('learns the same by the kernels and by the plain code where an input is there twice: two cards of a rank at Check', async () => {
  const task = await taskAt('check', 4);
  const net = PlainNet.create({ inputs: task.slots.inputs, hidden: [32], outputs: 1 }, new FastRandom(1));
  const examples = new Examples();
  const random = new FastRandom(2);
  new SelfPlay(task, net, examples).round(new Series(task).deal(random), { explore: 0.5, lambda: 0.6 }, random);
  const plain = new PlainTrainer(net);
  const fast = new Trainer(Net.from(kernels, net.weights()));
  expect(fast.step(examples, 0.01)).toBe(plain.step(examples, 0.01));
  expect(fast.checkpoint().weights).toEqual(plain.checkpoint().weights);
});

it('stops after so many seconds of the clock it is given, also when it was interrupted', async () => {
  let seconds = 0;
  const clock = (): number => seconds++;
  const plan: Plan = { ...planFor(await taskAt('koikoi', 2), 0), length: { seconds: 10, clock } };
  const training = new Training(plan, kernels);
  for (const { done } of learn(training)) if (done >= 0.5) break;
  const resumed = new Training(plan, kernels, training.checkpoint());
  const told = [...learn(resumed)].map(({ done }) => done);
  expect(told).toEqual([0.6, 0.7, 0.8, 0.9, 1]);
});

it('tells how far it has come, and keeps a curve', async () => {
  const training = trained(planFor(await taskAt('koikoi', 2), 4000));
  expect(training.curve.length).toBeGreaterThan(90);
  const last = training.curve.at(-1);
  expect(last).toMatchObject({ done: 1, rounds: training.progress.rounds, examples: training.progress.examples });
  expect(last?.error).toBeGreaterThan(0);
});

it('learns to win at Koi-Koi against random play', async () => {
  const task = await taskAt('koikoi', 2);
  const { net } = trained(planFor(task, 4000));
  expect(worthOverRandom(task, net, 400)).toBeGreaterThan(0.1);
});
