import { describe, expect, it } from 'vitest';
import { tableCard } from '../store/testing/examples.ts';
import { ManualTime } from '../testing/manual-time.ts';
import type { BotTurn } from './bots.ts';
import { BotPool, type StartBots } from './pool.ts';

function turnAt(table: string): BotTurn {
  return { card: tableCard(table), n: 0, entries: [], seat: 0, level: 'easy', within: 1000 };
}

/** Workers that answer when the test says so. */
class FakeWorkers {
  readonly begun: string[] = [];
  started = 0;
  ended = 0;
  answer: (choice: string) => void = () => {};
  break: (problem: string) => void = () => {};

  readonly start: StartBots = (answered, broke) => {
    this.started++;
    this.answer = (choice) => answered({ result: choice });
    this.break = (problem) => broke(new Error(problem));
    return {
      begin: ({ card }) => void this.begun.push(card.id),
      end: async () => void this.ended++,
    };
  };
}

function bench() {
  const [time, workers] = [new ManualTime(), new FakeWorkers()];
  const pool = new BotPool(1, { time, start: workers.start });
  const told: string[] = [];
  const ask = (table: string) =>
    pool.choose(turnAt(table)).then(
      (choice) => told.push(`${table}: ${choice}`),
      (problem: Error) => told.push(`${table} failed: ${problem.message}`),
    );
  return { time, workers, pool, told, ask };
}

describe('the patience with a bot', () => {
  it('begins when the bot begins to think, not while its turn waits', async () => {
    const { time, workers, told, ask } = bench();
    const asked = ['one', 'two', 'three'].map(ask);
    for (let i = 0; i < 3; i++) {
      await time.pass(19_000);
      workers.answer('a card');
    }
    await Promise.all(asked);
    expect(told).toEqual(['one: a card', 'two: a card', 'three: a card']);
    expect(workers).toMatchObject({ started: 1, begun: ['one', 'two', 'three'] });
  });

  it('ends with that turn alone: those that wait go to a new worker', async () => {
    const { time, workers, told, ask } = bench();
    const asked = ['stuck', 'two', 'three'].map(ask);
    await time.pass(20_000);
    expect(told).toEqual(['stuck failed: the worker is stuck']);
    expect(workers).toMatchObject({ started: 2, ended: 1, begun: ['stuck', 'two'] });
    workers.answer('a card');
    await time.pass(19_000);
    workers.answer('another');
    await Promise.all(asked);
    expect(told.slice(1)).toEqual(['two: a card', 'three: another']);
  });

  it('is not affected by what a stuck worker still answers', async () => {
    const { time, workers, told, ask } = bench();
    const asked = ['stuck', 'two'].map(ask);
    const late = { ...workers };
    await time.pass(20_000);
    late.answer('too late');
    late.break('gone');
    await time.pass(0);
    expect(told).toEqual(['stuck failed: the worker is stuck']);
    workers.answer('a card');
    await Promise.all(asked);
    expect(told[1]).toBe('two: a card');
  });
});

it('a worker that breaks fails the turn that it was given, and no other', async () => {
  const { time, workers, told, ask } = bench();
  const asked = ['one', 'two'].map(ask);
  workers.break('out of memory');
  await time.pass(0);
  workers.answer('a card');
  await Promise.all(asked);
  expect(told).toEqual(['one failed: out of memory', 'two: a card']);
});

it('when the pool is closed, all turns that wait fail', async () => {
  const { pool, workers, told, ask } = bench();
  const asked = ['one', 'two'].map(ask);
  await pool.close();
  await Promise.all(asked);
  expect(told).toEqual(['one failed: the worker is closing', 'two failed: the worker is closing']);
  expect(workers.ended).toBe(1);
});
