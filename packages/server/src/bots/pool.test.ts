import { describe, expect, it } from 'vitest';
import { tableCard } from '../store/testing/examples.ts';
import { ManualTime } from '../testing/manual-time.ts';
import type { BotTurn } from './bots.ts';
import { BotPool } from './pool.ts';
import type { StartThinking } from './thread.ts';

function turnAt(table: string): BotTurn {
  return { card: tableCard(table), n: 0, news: [], seat: 0, level: 'easy', budget: 1 };
}

/** Thinkers that answer when the test says so. */
class FakeThinkers {
  readonly begun: string[] = [];
  started = 0;
  ended = 0;
  answer: (choice: string) => void = () => {};
  break: (problem: string) => void = () => {};

  readonly start: StartThinking = (heard, broke) => {
    this.started++;
    this.answer = (choice) => heard({ choice });
    this.break = (problem) => broke(new Error(problem));
    return {
      begin: ({ card }) => void this.begun.push(card.id),
      end: async () => void this.ended++,
    };
  };
}

function bench() {
  const [time, thinkers] = [new ManualTime(), new FakeThinkers()];
  const pool = new BotPool(1, () => 1, { time, start: thinkers.start });
  const told: string[] = [];
  const ask = (table: string) =>
    pool.choose(turnAt(table)).then(
      (choice) => told.push(`${table}: ${choice}`),
      (problem: Error) => told.push(`${table} failed: ${problem.message}`),
    );
  return { time, thinkers, pool, told, ask };
}

describe('the patience with a bot', () => {
  it('begins when the bot begins to think, not while it waits for others', async () => {
    const { time, thinkers, told, ask } = bench();
    const asked = ['one', 'two', 'three'].map(ask);
    for (let i = 0; i < 3; i++) {
      await time.pass(19_000);
      thinkers.answer('a card');
    }
    await Promise.all(asked);
    expect(told).toEqual(['one: a card', 'two: a card', 'three: a card']);
    expect(thinkers).toMatchObject({ started: 1, begun: ['one', 'two', 'three'] });
  });

  it('ends with that bot alone: those who wait are thought about by a new thread', async () => {
    const { time, thinkers, told, ask } = bench();
    const asked = ['stuck', 'two', 'three'].map(ask);
    await time.pass(20_000);
    expect(told).toEqual(['stuck failed: a bot is stuck']);
    expect(thinkers).toMatchObject({ started: 2, ended: 1, begun: ['stuck', 'two'] });
    thinkers.answer('a card');
    await time.pass(19_000);
    thinkers.answer('another');
    await Promise.all(asked);
    expect(told.slice(1)).toEqual(['two: a card', 'three: another']);
  });

  it('is not shortened by what a thread that was given up still says', async () => {
    const { time, thinkers, told, ask } = bench();
    const asked = ['stuck', 'two'].map(ask);
    const late = { ...thinkers };
    await time.pass(20_000);
    late.answer('too late');
    late.break('gone');
    await time.pass(0);
    expect(told).toEqual(['stuck failed: a bot is stuck']);
    thinkers.answer('a card');
    await Promise.all(asked);
    expect(told[1]).toBe('two: a card');
  });
});

it('a thread that breaks fails the bot that it thought for, and no other', async () => {
  const { time, thinkers, told, ask } = bench();
  const asked = ['one', 'two'].map(ask);
  thinkers.break('out of memory');
  await time.pass(0);
  thinkers.answer('a card');
  await Promise.all(asked);
  expect(told).toEqual(['one failed: out of memory', 'two: a card']);
});

it('when the pool is closed, nobody waits for ever', async () => {
  const { pool, thinkers, told, ask } = bench();
  const asked = ['one', 'two'].map(ask);
  await pool.close();
  await Promise.all(asked);
  expect(told).toEqual(['one failed: the bots are closing', 'two failed: the bots are closing']);
  expect(thinkers.ended).toBe(1);
});
