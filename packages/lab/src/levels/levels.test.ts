import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@madang/engine';
import { koikoi } from '@madang/engine/koikoi';
import { type AnyPlayer, LEVELS, playerOf, ratedAs } from '@madang/players';
import { afterAll, describe, expect, it } from 'vitest';
import { compare } from '../compare.ts';
import { freshResults } from './makes.ts';
import { levelsPage } from './page.ts';
import { type ContestResult, type LevelResults, readResults, writeResults } from './results.ts';
import { type LevelRow, levelRows } from './rows.ts';
import { Stopwatch } from './stopwatch.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

const digits = (value: number): number => Number(value.toFixed(4));
const interval = (mean: number, half: number) => ({ mean, low: digits(mean - half), high: digits(mean + half) });
const even = { own: interval(0, 1), wins: interval(0.5, 0.02), decided: 0.9 };

function result(name: string, rest: Partial<ContestResult> = {}): ContestResult {
  return { name, date: '2026-11-17', makes: [], deals: 2000, points: interval(0, 0.1), ...even, ...rest };
}

const STRONG = 'koikoi/seed/2/round/strong-easy';
const RESULTS: LevelResults = {
  contests: [
    result('koikoi/seed/2/round/medium-easy', { deals: 600, points: interval(0.4, 0.1) }),
    result(STRONG, {
      points: interval(1.3, 0.4),
      corrected: {
        ...{ points: interval(1.2, 0.15), wins: interval(0.55, 0.01), luck: interval(0.01, 0.02) },
        gain: { points: 7.11, wins: 1.5 },
      },
    }),
    result('koikoi/seed/2/round/strong-medium', { points: interval(0.05, 0.1) }),
    result('matgo/kr-matgo-house-v1/2/round/easy-beginner', { wins: interval(0.8, 0.01) }),
    result('koikoi/seed/2/fresh/strong-easy', { deals: 500, points: interval(1.1, 0.2) }),
    result('koikoi/seed/2/match/strong-easy', { deals: 150, wins: interval(0.7, 0.05), points: interval(15, 3) }),
  ],
  speeds: [
    {
      ...{ name: 'koikoi/seed/2/speed/strong', date: '2026-11-18', machine: 'a machine', moves: 180, worlds: 62.4 },
      makes: [],
      ...{ milliseconds: { mean: 5.123, most: 120.4 }, iterations: 250 },
    },
  ],
  networks: [
    {
      name: 'koikoi-seed-2',
      rounds: 300_000,
      examples: 4_084_479,
      cpuMinutes: 0.7,
      bytes: 97_238,
      hash: '2e62c209478b',
    },
  ],
};

describe('the page of the levels', () => {
  const lines = levelsPage(RESULTS).split('\n');

  it.each([
    [
      'a goal that the lower end misses',
      '| Koi-Koi | medium | 600 of 6,000 | +0.40 | +0.30 … +0.50 |  | ≥ +0.35 | no, 0.05 short |',
    ],
    [
      'a result without luck beside that of duplicate deals, and a goal that is reached',
      '| Koi-Koi | strong | 2,000 | +1.20 | +1.05 … +1.35 | +1.30 (+0.90 … +1.70) | ≥ +1.00 | yes |',
    ],
    [
      'a goal on fresh deals',
      '| Koi-Koi | strong | 500 of 2,000 | +1.10 | +0.90 … +1.30 |  | ≥ +1.00 | no, 0.10 short |',
    ],
    ['a goal that was not measured', '| Koi-Koi | master |  | *not measured* |  |  | ≥ +1.40 |  |'],
    [
      'neighbours that cannot be told apart',
      '| Koi-Koi | strong against medium | 2,000 | +0.05 | −0.05 … +0.15 |  | cannot be told |',
    ],
    [
      'neighbours by their wins',
      '| Matgo, house rules | easy against beginner | 2,000 of 6,000 | 80.0 % | 79.0 % … 81.0 % |  | yes |',
    ],
    ['whole matches', '| Koi-Koi | 12 rounds | 150 | 70.0 % | 65.0 % … 75.0 % | +15.0 | +12.0 … +18.0 |'],
    ['the gain of taking out luck', '| Koi-Koi | 7.11 × | 1.50 × | −0.010 … +0.030 |'],
    ['the time of a move', '| Koi-Koi | *not measured* | *not measured* | 5.1 ms (120); 250 in 62 | *not measured* |'],
    ['the iterations in a second', '| Koi-Koi | 49 | *not measured* |'],
    ['the networks', '| `koikoi-seed-2` | 300,000 | 4,084,479 | 0.7 | 97,250 | 97 | `2e62c209478b` |'],
    ['dates and machine', 'Measured from 2026-11-17 to 2026-11-18. Times: a machine.'],
  ])('shows %s', (_, line) => expect(lines).toContain(line));

  it('has no place left to fill', () => expect(lines.join('\n')).not.toContain('{{'));

  it('is the page of the results in the repository', async () => {
    const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));
    expect(readFileSync(`${docs}players.md`, 'utf8')).toBe(
      levelsPage(await freshResults(readResults(`${docs}players.json`))),
    );
  });
});

describe('the rows', () => {
  it('are played by rules that exist, each under its own name', () => {
    const names = levelRows().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { game: id, rules, table } of levelRows()) {
      const game = GAMES.find((each) => each.id === id);
      expect(game?.seats).toContain(table.seats);
      expect(game?.configure(rules)).toMatchObject(rules);
    }
  });

  it('have every game, and every named set of rules that people play', () => {
    const measured = new Set(levelRows().map(({ game, rules }) => `${game} ${rules.ruleset}`));
    const named = GAMES.flatMap(({ id, rulesets }) => Object.keys(rulesets).map((name) => `${id} ${name}`));
    expect([...measured].sort()).toEqual(named.filter((name) => !name.endsWith(' simulation')).sort());
  });

  it('are played on fresh deals against easy wherever there are goals', () => {
    const asked = (question: string) => levelRows().filter((row) => row.question === question);
    const what = ({ table, players, goal }: LevelRow) => [table.title, ...players, goal];
    expect(asked('fresh').map(what)).toEqual(asked('against easy').map(what));
    const seeds = new Set(asked('fresh').map(({ seed }) => seed));
    for (const { question, seed } of levelRows()) expect(seeds.has(seed)).toBe(question === 'fresh');
  });

  it('rate every level at every table that people are rated at', () => {
    const rated = levelRows().filter(({ question }) => question === 'rated');
    for (const game of GAMES)
      for (const ruleset of Object.keys(game.rulesets))
        for (const seats of game.seats) {
          const pool = `${game.id}/${ratedAs(game, ruleset)}/${seats}/rated/`;
          const levels = rated.filter(({ name }) => name.startsWith(pool)).flatMap(({ players }) => players);
          expect(new Set(levels), pool).toEqual(new Set(LEVELS));
        }
  });
});

describe('the file of results', () => {
  it('keeps what was measured, to six digits, in the order of the rows', () => {
    const file = join(folder, 'results.json');
    const [first, second] = RESULTS.contests;
    const long = { ...first, decided: 0.123_456_789 };
    writeResults(file, { ...RESULTS, contests: [second, long] });
    const contests = [{ ...first, decided: 0.123_457 }, second];
    expect(readResults(file)).toEqual({ ...RESULTS, contests });
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('is empty at first', () => expect(readResults(join(folder, 'none.json')).contests).toEqual([]));

  it('is refused when it is something else', () => {
    const file = join(folder, 'other.json');
    writeFileSync(file, '{}');
    expect(() => readResults(file)).toThrow(/has no results of levels/);
    writeFileSync(file, '{');
    expect(() => readResults(file)).toThrow(/is not JSON/);
  });
});

describe('a stopwatch', () => {
  it('counts moves with a choice and the worlds drawn for them, and changes no move', () => {
    const players = ['search', 'greedy'].map((name) => playerOf(koikoi, name)) as [AnyPlayer, AnyPlayer];
    const table = { game: koikoi, rules: koikoi.configure(), seats: 2, deals: 1, seed: 't', unit: 'round' } as const;
    const stopwatch = new Stopwatch();
    const [timed] = compare({ ...table, players: [stopwatch.on(players[0]), players[1]], budget: 40 });
    const [plain] = compare({ ...table, players, budget: 40 });
    expect(timed).toEqual(plain);
    const { moves, milliseconds, worlds } = stopwatch.result();
    expect(moves).toBeGreaterThan(5);
    expect(worlds).toBeGreaterThan(1);
    expect(milliseconds.most).toBeGreaterThanOrEqual(0);
  });

  it('has nothing to say before the first move', () => {
    expect(new Stopwatch().result()).toEqual({ moves: 0, milliseconds: { mean: 0, most: 0 }, worlds: 0 });
  });
});
