import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '@madang/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { type Simulation, simulate } from '../simulate.ts';
import { headerOf } from './header.ts';
import type { LogMode } from './log.ts';
import { isLogFile, recordOfMatch } from './match-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-match-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MATGO: Simulation = {
  ...{ game: 'matgo', rules: { rounds: 2 }, seats: 2, players: ['random', 'random'] },
  ...{ seed: 'record', budget: 0, inputs: {}, hour: 'spread' },
};

/** Five rounds: two matches of two, and a part of one. */
function logged(name: string, mode: LogMode): string {
  const lines = [JSON.stringify(headerOf(MATGO, mode))];
  simulate(MATGO, 0, 3, { rounds: 5, log: { mode, write: (line) => lines.push(JSON.stringify(line)) } });
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

describe.each(['compact', 'delta'] as const)('a match of a %s log', (mode) => {
  const file = logged(`${mode}.jsonl`, mode);

  it('is a record that verifies, by its number in the log', () => {
    const { game, kibo } = recordOfMatch(file, 1);
    expect(verify(game, kibo)).toMatchObject({ rounds: 2 });
    expect(kibo).toMatchObject({ inputs: { hour: expect.any(Number) }, result: { winners: expect.any(Array) } });
    expect(kibo.seats.map(({ name }) => name)).toEqual(['random 0', 'random 1']);
  });

  it('is by default the last one, which may be cut', () => {
    const { game, kibo } = recordOfMatch(file, null);
    expect(kibo.result).toBeNull();
    expect(kibo.rounds.map(({ outcome }) => outcome === null)).toEqual([false, true]);
    expect(() => verify(game, kibo)).not.toThrow();
  });

  it('that is not there is refused', () => {
    expect(() => recordOfMatch(file, 3)).toThrow(/ has no match 3: its last one is 2$/);
  });
});

it('a log is known by its name or its first line', () => {
  expect(isLogFile(logged('log.txt', 'compact'))).toBe(true);
  expect(isLogFile('not-there.jsonl')).toBe(true);
  writeFileSync(join(folder, 'record.json'), '{"format":"madang-kibo-1"}');
  for (const name of ['record.json', 'not-there', '.']) expect(isLogFile(join(folder, name))).toBe(false);
});
