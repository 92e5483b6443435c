import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastRandom } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { afterAll, describe, expect, it } from 'vitest';
import { LabError } from '../failure.ts';
import { headerOf } from '../log/header.ts';
import type { LogMode } from '../log/log.ts';
import { openLog } from '../log/read.ts';
import { type Simulation, simulate } from '../simulate.ts';
import { Sampler } from './samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-damaged-'));
afterAll(() => rmSync(folder, { recursive: true }));
const FILE = join(folder, 'log.jsonl');

const MATGO: Simulation = {
  ...{ game: 'matgo', rules: { rounds: 2 }, seats: 2, players: ['random', 'random'] },
  ...{ seed: 'damage', budget: 0, inputs: {}, hour: 'spread' },
};
const TYSIAC: Simulation = {
  ...{ game: 'tysiac', rules: { maxHands: 1 }, seats: 3, players: ['random', 'random', 'random'] },
  ...{ seed: 'damage', budget: 0, inputs: {} },
};

function logOf(simulation: Simulation, mode: LogMode): string[] {
  const lines = [JSON.stringify(headerOf(simulation, mode))];
  simulate(simulation, 0, 2, { log: { mode, write: (line) => lines.push(JSON.stringify(line)) } });
  return lines;
}

/** Reads a log as training does; returns the error, or null. */
function problemOf(text: string | Buffer): unknown {
  writeFileSync(FILE, text);
  try {
    const log = openLog(FILE);
    for (const kind of ['policy', 'value'] as const) {
      const sampler = new Sampler(kind, log);
      for (const match of log.matches()) sampler.samplesOf(match);
    }
    return null;
  } catch (error) {
    return error;
  }
}

/** The log with other first lines or matches. */
function changed(lines: readonly string[], line: number, part: object): string {
  return lines.with(line, JSON.stringify({ ...JSON.parse(lines[line]), ...part })).join('\n');
}

describe('a damaged log is refused in one line with its file, line and field', () => {
  const lines = logOf(MATGO, 'compact');
  const header = JSON.parse(lines[0]);
  const match = JSON.parse(lines[1]);
  const rounds = (...changes: object[]) => ({ rounds: changes.map((part, i) => ({ ...match.rounds[i], ...part })) });

  it.each<[string, string, RegExp]>([
    [
      'a rule of the wrong type',
      changed(lines, 0, { rules: { ...header.rules, rounds: 'ten' } }),
      /:1: rules: rounds: expected .*, not "ten"$/,
    ],
    ['no rules', changed(lines, 0, { rules: {} }), /:1: rules: ruleset is missing$/],
    [
      'a rule that is missing',
      changed(lines, 0, { rules: { ruleset: header.rules.ruleset } }),
      /:1: rules: \w+ is missing$/,
    ],
    ['an unknown ruleset', changed(lines, 0, { rules: { ruleset: 'mars' } }), /:1: rules: ruleset: there is no "mars"/],
    ['a wrong number of seats', changed(lines, 0, { seats: 5 }), /:1: seats: expected 2, .* not 5$/],
    ['another game', changed(lines, 0, { game: 'bridge' }), /:1: game: expected the id of a game, not "bridge"$/],
    ['players that are not names', changed(lines, 0, { players: [1, 2] }), /:1: players: expected 2 names/],
    ['a seed that is not a text', changed(lines, 0, { seed: null }), /:1: seed: expected a text, not null$/],
    [
      'an hour that does not exist',
      changed(lines, 0, { inputs: { hour: 25 } }),
      /:1: inputs: hour: expected .* 0 to 23, not 25$/,
    ],
    [
      'an hour of a match that does not exist',
      changed(lines, 1, { hour: 25 }),
      /:2: hour: expected an hour from 0 to 23, not 25$/,
    ],
    ['a round that is null', changed(lines, 2, { rounds: [null] }), /:3: rounds\[0\]: expected a deal, not null$/],
    [
      'an action that is not a number',
      changed(lines, 1, rounds({ actions: [null] })),
      /:2: rounds\[0\]\.actions\[0\]: expected whole numbers, 0 or more, not null$/,
    ],
    [
      'an action outside of the catalogue',
      changed(lines, 1, rounds({ actions: [1e9] })),
      /:2: deal 1: action 1 \(1000000000 in the catalogue\) cannot be played/,
    ],
    [
      'points that the rules do not give',
      changed(lines, 1, rounds({ points: [1, 2] }, {})),
      /:2: deal 1: its points are 1,2, by the rules /,
    ],
    [
      'another reason',
      changed(lines, 1, rounds({ reason: 'boredom' }, {})),
      /:2: deal 1: it ended as "boredom", by the rules as /,
    ],
    ['a round too few', changed(lines, 1, { rounds: match.rounds.slice(1) }), /:2: deal 1: /],
    [
      'a round too many',
      changed(lines, 1, { rounds: [...match.rounds, match.rounds[0]] }),
      /:2: its deals go on after its end/,
    ],
    ['other scores', changed(lines, 1, { scores: [0, 0] }), /:2: its scores are 0,0, by the rules /],
    ['a match that is cut off', lines.join('\n').slice(0, -20), /:3: not JSON, or cut off$/],
    ['a line that is not a match', [...lines, '7'].join('\n'), /:4: expected a match, not 7$/],
    ['something else', '{"format":"other"}', /:1: not a log of games/],
    ['nothing', '', /is empty$/],
  ])('%s', (_, text, problem) => {
    const error = problemOf(text);
    expect(error).toBeInstanceOf(LabError);
    expect(String(error)).toContain(FILE);
    expect((error as LabError).message).toMatch(problem);
  });

  it('a folder, and a missing file', () => {
    mkdirSync(join(folder, 'folder'));
    expect(() => openLog(join(folder, 'folder'))).toThrow(/cannot read .*folder: it is a folder$/);
    expect(() => openLog(join(folder, 'absent'))).toThrow(/cannot read .*absent: no such file/);
  });

  it('an intact log is accepted', () => {
    for (const simulation of [MATGO, TYSIAC])
      for (const mode of ['compact', 'delta'] as const)
        expect(problemOf(logOf(simulation, mode).join('\n'))).toBeNull();
  });
});

const HOSTILE: readonly unknown[] = [
  ...[null, 0, -1, 1.5, 1e99, '', 'x', '__proto__', true, [], {}, [[]], [null], [-1]],
  { ruleset: 7 },
];

/** The value with one part changed, removed or repeated. */
function mutated(value: unknown, random: FastRandom): unknown {
  const keys = Array.isArray(value) ? value.keys().toArray() : isRecord(value) ? Object.keys(value) : [];
  if (keys.length === 0 || random.below(6) === 0) return HOSTILE[random.below(HOSTILE.length)];
  const key = keys[random.below(keys.length)];
  const isGone = random.below(8) === 0;
  if (Array.isArray(value)) {
    if (isGone) return value.toSpliced(Number(key), 1);
    if (random.below(10) === 0) return [...value, value[Number(key)]];
    return value.with(Number(key), mutated(value[Number(key)], random));
  }
  const { [key]: part, ...rest } = value as Record<string | number, unknown>;
  return isGone ? rest : { ...rest, [key]: mutated(part, random) };
}

describe.each([
  ['compact', MATGO],
  ['delta', TYSIAC],
] as const)('a %s log of %o with random damage', (mode, simulation) => {
  const lines = logOf(simulation, mode);

  it('is learned from or refused in one line', () => {
    const random = new FastRandom(7, mode.length);
    let refused = 0;
    for (let i = 0; i < 120; i++) {
      const line = random.below(lines.length);
      const text = lines.with(line, JSON.stringify(mutated(JSON.parse(lines[line]), random)));
      const problem = problemOf(text.join('\n'));
      if (problem === null) continue;
      expect(problem, text[line].slice(0, 2000)).toBeInstanceOf(LabError);
      expect(String(problem)).toMatch(/^LabError: [^\n]*log\.jsonl[^\n]*$/);
      refused++;
    }
    expect(refused).toBeGreaterThan(60);
  });

  it('is learned from or refused when bytes are changed, lost or repeated', () => {
    const random = new FastRandom(8, mode.length);
    const bytes = Buffer.from(lines.join('\n'));
    for (let i = 0; i < 60; i++) {
      const at = random.below(bytes.length);
      const length = random.below(40);
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + random.below(2) * length)];
      const between = Buffer.from(Array.from({ length: random.below(3) }, () => random.below(256)));
      const problem = problemOf(Buffer.concat([before, between, after]));
      if (problem !== null) expect(problem).toBeInstanceOf(LabError);
    }
  });
});
