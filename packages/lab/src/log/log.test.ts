import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyState, findGame, playInPlace, seedFrom } from '@madang/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { type Simulation, simulate } from '../simulate.ts';
import type { DeltaLine, DeltaRound } from './delta.ts';
import { headerOf } from './header.ts';
import type { LogMode } from './log.ts';
import { openLog } from './read.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TABLES = [
  { game: 'koikoi', rules: { total_rounds: 2 }, seats: 2 },
  { game: 'gostop', rules: { rounds: 3 }, seats: 3 },
  { game: 'matgo', rules: { rounds: 3 }, seats: 2 },
  { game: 'tysiac', rules: { maxHands: 2 }, seats: 3 },
  { game: 'check', rules: { ruleset: 'strict' }, seats: 4 },
];

function simulationOf(table: (typeof TABLES)[number]): Simulation {
  const players = new Array<string>(table.seats).fill('random');
  return { ...table, players, seed: 'log', budget: 0, inputs: {} };
}

function written(simulation: Simulation, mode: LogMode, games: number): string[] {
  const lines = [JSON.stringify(headerOf(simulation, mode))];
  simulate(simulation, 0, games, { log: { mode, write: (line) => lines.push(JSON.stringify(line)) } });
  return lines;
}

function saved(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** The places after all steps of a round, computed from the log alone. */
function placesAfter({ d, t }: DeltaRound): string[][] {
  const places = d.map((cards) => [...cards]);
  for (const { m = [] } of t)
    for (const [from, to, ...ids] of m)
      for (const id of ids) {
        places[from].splice(places[from].indexOf(id), 1);
        places[to].push(id);
      }
  return places.map((cards) => cards.sort());
}

describe.each(TABLES)('a delta log of $game', (table) => {
  const simulation = simulationOf(table);
  const [header, ...lines] = written(simulation, 'delta', 4).map((line) => JSON.parse(line));

  it('shows, without an engine, where every card lies at the end of each round', () => {
    for (const line of lines as DeltaLine[]) {
      const ends = endsOf(simulation, line);
      expect(line.r.map(placesAfter)).toEqual(ends);
      for (const places of ends) expect(places.flat()).toHaveLength(ends[0].flat().length);
    }
  });

  it('names its places, one for each list of cards', () => {
    for (const line of lines as DeltaLine[]) for (const { d } of line.r) expect(d).toHaveLength(header.places.length);
    expect(header.places).toContain('hand 0');
  });

  it('is read like a compact log', () => {
    const compact = openLog(saved('compact.jsonl', written(simulation, 'compact', 4)));
    const delta = openLog(saved('delta.jsonl', written(simulation, 'delta', 4)));
    const actions = (log: typeof compact) => [...log.matches()].map((match) => match.rounds);
    expect(actions(delta)).toEqual(actions(compact));
    expect(delta.simulation).toEqual(compact.simulation);
  });
});

/** The true places at the end of each deal, from a replay of the match. */
function endsOf({ game: id, rules, seats, seed, inputs }: Simulation, line: DeltaLine): string[][][] {
  const game = findGame(id);
  if (!game) throw new Error(id);
  const configured = game.configure(rules);
  const catalogue = game.actions(configured, seats);
  const actions = line.r.flatMap(({ t }) => t.map(({ i }) => i)).filter((i) => i >= 0);
  const ends: string[][][] = [];
  playInPlace(
    game,
    { rules: configured, seats, seed: seedFrom(`${seed}/${line.g}`), inputs },
    () => catalogue[actions.shift() ?? -1],
    {
      ended: (_, state: AnyState) =>
        ends.push(state.layout().map((cards) => cards.map((card) => game.cardIds[card]).sort())),
    },
  );
  return ends;
}

describe('a delta log', () => {
  it('has the seat and the action of each step, and the new standing where it changed', () => {
    const [, line] = written(simulationOf(TABLES[0]), 'delta', 1);
    const [round]: DeltaRound[] = JSON.parse(line).r;
    expect(round.t[0]).toMatchObject({ s: 0, a: { type: 'play', card: expect.stringMatching(/^\d{4}$/) } });
    const scoring = JSON.parse(line)
      .r.flatMap(({ t }: DeltaRound) => t)
      .filter(({ v }: { v?: number[] }) => v);
    expect(scoring.length).toBeGreaterThan(0);
  });
});

describe('a file that is not a log is refused in one line', () => {
  const compact = written(simulationOf(TABLES[0]), 'compact', 3);
  it.each([
    ['an empty file', [], /empty\.jsonl is empty$/],
    ['another document', ['{"format":"madang-kibo-1"}'], /not a log of games/],
    [
      'a header with a part missing',
      ['{"format":"madang-games-1","game":"koikoi"}'],
      /:1: seats: expected 2, .*, not nothing$/,
    ],
    ['a line cut short', [...compact.slice(0, 2), compact[2].slice(0, 40)], /:3: not JSON, or cut off$/],
  ])('%s', (_, lines, reason) => {
    expect(() => [...openLog(saved('empty.jsonl', lines)).matches()]).toThrow(reason);
  });

  it('a missing file', () => {
    expect(() => openLog(join(folder, 'nowhere.jsonl'))).toThrow(/^cannot read .*nowhere\.jsonl: no such file/);
  });
});
