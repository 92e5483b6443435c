import { describe, expect, it } from 'vitest';
import { simulateTogether } from './crew.ts';
import { type GameLine, type Simulation, simulate } from './simulate.ts';

const SIMULATION: Simulation = {
  game: 'koikoi',
  rules: { total_rounds: 3 },
  seats: 2,
  players: ['greedy', 'random'],
  seed: 'test',
  budget: 0,
  inputs: {},
};

describe('a simulation', () => {
  it('follows from its seed, game by game', () => {
    const all: GameLine[] = [];
    simulate(SIMULATION, 0, 20, (line) => all.push(line));
    const some: GameLine[] = [];
    simulate(SIMULATION, 12, 14, (line) => some.push(line));
    expect(some).toEqual(all.slice(12, 14));
  });

  it('adds up what its lines say', () => {
    const lines: GameLine[] = [];
    const totals = simulate(SIMULATION, 0, 20, (line) => lines.push(line)).totals();
    const rounds = lines.flatMap((line) => line.rounds);
    expect(totals).toMatchObject({ games: 20, rounds: 60, voids: 0 });
    expect(totals.actions).toBe(rounds.reduce((sum, round) => sum + round.actions.length, 0));
    expect(totals.points[0]).toBe(lines.reduce((sum, line) => sum + line.scores[0], 0));
    expect(totals.events.played).toBeGreaterThan(500);
  });

  it('comes out the same on any number of cores, its lines in order', async () => {
    const written: GameLine[] = [];
    const together = await simulateTogether({
      simulation: SIMULATION,
      games: 50,
      workers: 2,
      write: (lines) => written.push(...lines),
    });
    const alone: GameLine[] = [];
    const totals = simulate(SIMULATION, 0, 50, (line) => alone.push(line)).totals();
    expect(together).toEqual(totals);
    expect(written).toEqual(alone);
  });

  it('stops when it is told to, and keeps what it has', async () => {
    const controller = new AbortController();
    const totals = await simulateTogether({
      simulation: SIMULATION,
      games: 1_000_000,
      workers: 1,
      progress: () => controller.abort(),
      signal: controller.signal,
    });
    expect(totals.games).toBeGreaterThan(0);
    expect(totals.games).toBeLessThan(1_000_000);
  });
});
