import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Contest, compareOnWorkers } from '../compare-on-workers.ts';
import { htmlEvaluation } from '../html-report/index.ts';
import { compareAllPairs } from './all-pairs.ts';
import { evaluationSetup } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-pairs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const contest: Omit<Contest, 'players'> = {
  ...{ game: 'koikoi', rules: { total_rounds: 3 }, seats: 2, seed: 'pairs', unit: 'round', budget: 0 },
};
const players = ['random', 'greedy', 'beginner'];
const all = { contest, players, deals: 40, workers: 1 };

describe('all pairs', () => {
  it('have each the result of the two alone, a rating, and a page; and the same after an interruption', async () => {
    const whole = await compareAllPairs(all);
    expect(whole.pairs.map((pair) => pair.players.join())).toEqual([
      ...['random,greedy', 'random,beginner', 'greedy,beginner'],
    ]);
    const [{ players: first, seed, ...result }] = whole.pairs;
    expect(await compareOnWorkers({ contest: { ...contest, players: first, seed }, deals: 40, workers: 1 })).toEqual(
      result,
    );
    expect(whole.ratings.map(({ player }) => player)).toEqual(['greedy', 'beginner', 'random']);

    const kept = { output: join(folder, 'result.json'), resume: true };
    const controller = new AbortController();
    const part = await compareAllPairs({
      ...{ ...all, kept, signal: controller.signal },
      begins: (_, number) => number === 2 && controller.abort(),
    });
    expect(part.ratings).toEqual([]);
    expect(existsSync(`${kept.output}.resume`)).toBe(true);
    const begun: number[] = [];
    const resumed = await compareAllPairs({ ...all, kept, begins: (_, number) => begun.push(number) });
    expect(begun).toEqual([2, 3]);
    expect(resumed).toEqual(whole);
    expect(readdirSync(folder)).toEqual([]);

    const setup = evaluationSetup(contest, { players, luckNetwork: '7b643a239fcb', until: '±0.1' });
    const page = htmlEvaluation({ ...setup, ...whole });
    for (const text of ['<h2>Ratings</h2>', 'greedy : beginner', 'network 7b643a239fcb', 'until ±0.1'])
      expect(page).toContain(text);
    expect(page).not.toMatch(/<script|<link|<img|https?:|url\(|@import|NaN|Infinity|undefined/);
  }, 60_000);

  it('are compared both ways where more than two sit at a table', async () => {
    const table = { ...contest, game: 'check', rules: {}, seats: 3 };
    const { pairs } = await compareAllPairs({
      contest: table,
      players: players.slice(0, 1).concat('memory'),
      deals: 2,
      workers: 1,
    });
    expect(pairs.map((pair) => pair.players)).toEqual([
      ['random', 'memory'],
      ['memory', 'random'],
    ]);
  }, 60_000);
});

describe('a stopping rule', () => {
  it('ends an evaluation at the same deal on any number of cores', async () => {
    const evaluation = {
      contest: { ...contest, players: ['greedy', 'random'] as const },
      deals: 100_000,
      stop: { until: 'within', of: 'points', half: 1.5 } as const,
    };
    const [one, two] = [
      await compareOnWorkers({ ...evaluation, workers: 1 }),
      await compareOnWorkers({ ...evaluation, workers: 2 }),
    ];
    expect(one).toMatchObject({ isEnough: true });
    expect(one.points.high - one.points.low).toBeLessThanOrEqual(3);
    expect(one.deals).toBeLessThan(1000);
    expect(two).toEqual(one);
  }, 60_000);
});
