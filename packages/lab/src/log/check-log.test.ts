import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Simulation, simulate } from '../simulate.ts';
import { checkLog } from './check-log.ts';
import { headerOf } from './header.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-check-log-'));
afterAll(() => rmSync(folder, { recursive: true }));
const FILE = join(folder, 'log.jsonl');

const MATGO: Simulation = {
  ...{ game: 'matgo', rules: { rounds: 3 }, seats: 2, players: ['random', 'random'] },
  ...{ seed: 'check', budget: 0, inputs: {}, hour: 'spread' },
};

/** Seven rounds: two matches of three, and a part of one. */
function lines(): string[] {
  const written = [JSON.stringify(headerOf(MATGO, 'compact'))];
  simulate(MATGO, 0, 3, { rounds: 7, log: { mode: 'compact', write: (line) => written.push(JSON.stringify(line)) } });
  return written;
}

function checked(text: readonly string[]) {
  writeFileSync(FILE, text.join('\n'));
  return checkLog(FILE);
}

it('counts the matches and rounds of a log that the rules agree with', () => {
  expect(checked(lines())).toEqual({ matches: 3, rounds: 7, actions: expect.any(Number) });
});

it('finds a match that is missing', () => {
  expect(() => checked(lines().toSpliced(2, 1))).toThrow(/:3: match 1 is missing$/);
});

it('finds an action that the rules do not allow, and points that they do not give', () => {
  const match = JSON.parse(lines()[1]);
  const [first, ...others] = match.rounds;
  const changed = (round: object) => lines().with(1, JSON.stringify({ ...match, rounds: [round, ...others] }));
  expect(() => checked(changed({ ...first, actions: first.actions.toReversed() }))).toThrow(/:2: deal 1: action \d+ /);
  expect(() => checked(changed({ ...first, points: [1, 1] }))).toThrow(/:2: deal 1: its points are 1,1, by the rules /);
});

it('finds that a whole match is called a part of one', () => {
  const cut = lines().map((line) => line.replace('"cut":true,', ''));
  expect(() => checked(cut)).toThrow(/:4: its deals end before it does/);
});
