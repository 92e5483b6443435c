import { describe, expect, it } from 'vitest';
import type { GameLine } from './log/compact.ts';
import { reportOf } from './report.ts';
import { type Simulation, simulate } from './simulate.ts';
import { simulateOnWorkers } from './simulate-on-workers.ts';
import { type Totals, totalsOf } from './tally.ts';

const SIMULATION: Simulation = {
  game: 'koikoi',
  rules: { total_rounds: 3 },
  seats: 2,
  players: ['greedy', 'random'],
  seed: 'test',
  budget: 0,
  inputs: {},
};

function compactLines(from: number, to: number): { lines: GameLine[]; totals: Totals } {
  const lines: GameLine[] = [];
  const write = (line: object): void => void lines.push(line as GameLine);
  const { estimates } = simulate(SIMULATION, from, to, { log: { mode: 'compact', write } });
  return { lines, totals: totalsOf(estimates, 2) };
}

const matches = (count: number) => ({ count, unit: 'matches' }) as const;
const rounds = (count: number) => ({ count, unit: 'rounds' }) as const;

describe('a simulation', () => {
  it('follows from its seed, match by match', () => {
    expect(compactLines(12, 14).lines).toEqual(compactLines(0, 20).lines.slice(12, 14));
  });

  it('has totals that agree with its lines', () => {
    const { lines, totals } = compactLines(0, 20);
    const rounds = lines.flatMap((line) => line.rounds);
    expect(totals).toMatchObject({ matches: 20, partMatches: 0, rounds: 60, voids: 0 });
    expect(totals.actions).toBe(rounds.reduce((sum, round) => sum + round.actions.length, 0));
    expect(totals.points[0]).toBe(lines.reduce((sum, line) => sum + line.scores[0], 0));
    expect(totals.events.played).toBeGreaterThan(500);
  });

  it('gives the same totals, report and lines on any number of cores', async () => {
    const { estimates } = simulate(SIMULATION, 0, 50, { withReport: true });
    const text = compactLines(0, 50)
      .lines.map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    for (const workers of [1, 2]) {
      let written = '';
      const together = await simulateOnWorkers({
        ...{ simulation: SIMULATION, length: matches(50), workers, withReport: true },
        log: { mode: 'compact', write: (lines) => (written += lines) },
      });
      expect(together).toEqual({
        totals: totalsOf(estimates, 2),
        report: reportOf(SIMULATION, estimates),
        isComplete: true,
      });
      expect(written).toBe(text);
    }
  });

  it('stops on its signal and keeps what it has', async () => {
    const controller = new AbortController();
    const simulation: Simulation = { ...SIMULATION, rules: { total_rounds: 1 }, players: ['random', 'random'] };
    const { totals, report } = await simulateOnWorkers({
      ...{ simulation, length: matches(1_000_000), workers: 1, withReport: true },
      progress: () => controller.abort(),
      signal: controller.signal,
    });
    expect(totals.matches).toBeGreaterThan(0);
    expect(totals.matches).toBeLessThan(1_000_000);
    expect(report?.matches).toBe(totals.matches);
  });

  it('stops between any two matches', () => {
    let asked = 0;
    const { estimates } = simulate(SIMULATION, 0, 100, { shouldStop: () => asked++ === 7 });
    expect(totalsOf(estimates, 2).matches).toBe(7);
  });
});

describe('a simulation of a number of rounds', () => {
  /** Matches of three rounds. */
  async function played(count: number, workers: number) {
    let written = '';
    const { totals, isComplete } = await simulateOnWorkers({
      ...{ simulation: SIMULATION, length: rounds(count), workers },
      log: { mode: 'compact', write: (lines) => (written += lines) },
    });
    return {
      totals,
      isComplete,
      lines: written
        .trim()
        .split('\n')
        .map((line): GameLine => JSON.parse(line)),
    };
  }

  it('ends with a match that is cut, and marked, if they are no whole number of matches', async () => {
    const { totals, isComplete, lines } = await played(100, 1);
    expect(totals).toMatchObject({ rounds: 100, matches: 33, partMatches: 1 });
    expect(isComplete).toBe(true);
    const { lines: whole } = compactLines(0, 34);
    expect(lines.slice(0, 33)).toEqual(whole.slice(0, 33));
    const [first] = whole[33].rounds;
    expect(lines.slice(33)).toEqual([{ game: 33, cut: true, scores: first.points, winners: [], rounds: [first] }]);
  });

  it('has no such match if they are', async () => {
    const { totals, lines } = await played(60, 1);
    expect(totals).toMatchObject({ rounds: 60, matches: 20, partMatches: 0 });
    expect(lines).toEqual(compactLines(0, 20).lines);
  });

  it('is the same on any number of cores', async () => {
    expect(await played(100, 2)).toEqual(await played(100, 1));
  });
});
