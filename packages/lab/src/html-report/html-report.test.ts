import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@madang/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { histogramsOf } from '../distributions.ts';
import { headerOf } from '../log/header.ts';
import { type Report, reportOf } from '../report.ts';
import { type Simulation, simulate } from '../simulate.ts';
import { reportOfLog } from './from-log.ts';
import { htmlReport } from './page.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-html-'));
afterAll(() => rmSync(folder, { recursive: true }));

function simulationOf(id: string, players = 'random'): Simulation {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(id);
  const [seats] = game.seats;
  const rules = game.rulesets.simulation ? { ruleset: 'simulation' } : {};
  return {
    game: id,
    rules,
    seats,
    players: new Array<string>(seats).fill(players),
    seed: 'page',
    budget: 0,
    inputs: {},
  };
}

function madeReport(simulation: Simulation, matches = 2): Report {
  return reportOf(simulation, simulate(simulation, 0, matches, { withReport: true }).estimates);
}

describe('the page of a report', () => {
  it.each(GAMES.map(({ id }) => id))('of %s has its plots and needs nothing else', (id) => {
    const page = htmlReport(madeReport(simulationOf(id)));
    for (const title of ['Wins by seat', 'First-seat advantage', 'Length of a round', 'Events', 'How deals ended'])
      expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toMatch(/<h2>Distribution of (points|gold)<\/h2>/);
    expect(page).not.toMatch(/<script|<link|<img|https?:|url\(|@import/);
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('shows gold and points, calls and both proxies of a game for gold', () => {
    const page = htmlReport(madeReport(simulationOf('matgo')));
    for (const title of ['Distribution of gold', 'Distribution of points', 'Skill and luck'])
      expect(page).toContain(`<h2>${title}</h2>`);
    expect(page).toContain('match events');
    expect(page).toContain('captured cards, weighed');
    expect(page).toContain('stopped at once');
  });

  it('shows text of a log as text', () => {
    const report = {
      ...madeReport(simulationOf('koikoi')),
      seed: '<script>alert(1)</script>',
      players: ['"><b>', 'x'],
    };
    const page = htmlReport(report);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<b>x');
    expect(page).toContain('&lt;script&gt;');
  });

  it('can be made where no round was played', () => {
    expect(htmlReport(reportOf(simulationOf('check'), simulate(simulationOf('check'), 0, 0).estimates))).toContain(
      '<h1>',
    );
  });
});

describe('the report of a log', () => {
  it.each(['compact', 'delta'] as const)('in mode %s is that of the simulation', (mode) => {
    const simulation = simulationOf('matgo');
    const lines: object[] = [headerOf(simulation, mode)];
    const log = { mode, write: (line: object) => lines.push(line) };
    const { estimates } = simulate(simulation, 0, 3, { withReport: true, log });
    const file = join(folder, `${mode}.jsonl`);
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    expect(reportOfLog(file)).toEqual({ ...reportOf(simulation, estimates), rules: expect.any(Object) });
  });
});

describe('histograms', () => {
  it('have the same bins, few and of a round width', () => {
    const [one, two] = histogramsOf([[[0, 10] as const, [499, 10] as const], [[250, 5] as const]]);
    expect(one).toMatchObject({ from: 0, width: 20 });
    expect(one.counts).toHaveLength(25);
    expect([one.counts[0], one.counts[24], two.counts[12]]).toEqual([10, 10, 5]);
  });

  it('leave very rare values outside', () => {
    const [{ counts, below, above }] = histogramsOf([[[-900, 1] as const, [1, 5000] as const, [2, 5000] as const]]);
    expect({ counts, below, above }).toEqual({ counts: [5000, 5000], below: 1, above: 0 });
  });
});
