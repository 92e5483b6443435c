import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madang, type Ran } from './spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-data-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (line: string, input = ''): Promise<Ran> => madang(line.split(' '), input, folder);
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  await run('simulate koikoi --games 3 --rules total_rounds=2 --workers 1 --out run.jsonl --format parquet');
}, 240_000);

describe('madang simulate --format parquet', () => {
  it('writes the tables beside the log and its report', () => {
    expect(readdirSync(folder).sort()).toEqual([
      ...['catalog', 'run-actions.parquet', 'run-decisions.parquet', 'run-report.html', 'run-report.json'],
      ...['run-rounds.parquet', 'run.jsonl'],
    ]);
  });

  it('requires a file', async () => {
    expect(await run('simulate koikoi --format parquet')).toMatchObject({
      code: 2,
      stderr: 'madang: --format requires --out\n',
    });
  });
});

describe('tables that exist already', () => {
  it('are refused before the first match', async () => {
    writeFileSync(join(folder, 'other-actions.parquet'), '');
    const { code, stderr } = await run('simulate koikoi --games 1e12 --out other.jsonl --format parquet');
    expect({ code, stderr }).toEqual({ code: 1, stderr: 'madang: other-actions.parquet already exists\n' });
    rmSync(join(folder, 'other-actions.parquet'));
  });
});

describe('madang report', () => {
  it('makes the page of the simulation again, and prints charts', async () => {
    const { code, stdout, stderr } = await run('report run.jsonl --out again.html');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^6 rounds of koikoi in 3 matches\n/);
    expect(stdout).toMatch(/^ {2}seat 0 random [█░]{24} \d/m);
    expect(stdout).toMatch(/^ {2}seat 1 random −?\d+ [▁-█]+ \d+$/m);
    expect(stdout).toMatch(/\nwritten: again\.html\n$/);
    expect(read('again.html')).toBe(read('run-report.html'));
  });

  it('prints the report with --json', async () => {
    const { stdout } = await run('report run.jsonl --out json.html --json');
    expect(JSON.parse(stdout)).toEqual(JSON.parse(read('run-report.json')));
  });

  it.each([
    ['a log that is not there', 'report none.jsonl', /^madang: cannot read none\.jsonl: no such file or folder\n$/],
    ['a file that is no log', 'report run-report.json', /^madang: run-report\.json:1: not JSON, or cut off\n$/],
    ['a folder', 'report catalog', /^madang: cannot read catalog: it is a folder\n$/],
  ])('refuses %s in one line and leaves nothing behind', async (_, line, problem) => {
    const before = readdirSync(folder).sort();
    const { code, stderr } = await run(line);
    expect(code).toBe(1);
    expect(stderr).toMatch(problem);
    expect(readdirSync(folder).sort()).toEqual(before);
  });
});

describe('madang convert', () => {
  it('gives from a table the log it was made of', async () => {
    const { code, stdout } = await run('convert run-rounds.parquet back.jsonl --format compact');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'written: back.jsonl\n' });
    expect(read('back.jsonl')).toBe(read('run.jsonl'));
  });

  it.each([
    [
      'into a file that exists',
      'convert run.jsonl run',
      /^madang: cannot write run-rounds\.parquet: it already exists\n$/,
    ],
    [
      'into itself',
      'convert run.jsonl run.jsonl --format delta',
      /^madang: run\.jsonl cannot be converted into itself\n$/,
    ],
    ['what is not there', 'convert none.jsonl x', /^madang: cannot read none\.jsonl: no such file or folder\n$/],
    [
      'what is damaged',
      'convert cut.parquet x.jsonl --format delta',
      /^madang: cut\.parquet: cannot be read: [^\n]+\n$/,
    ],
  ])('does not convert %s', async (_, line, problem) => {
    writeFileSync(join(folder, 'cut.parquet'), readFileSync(join(folder, 'run-rounds.parquet')).subarray(0, 500));
    const before = readdirSync(folder).sort();
    const { code, stderr } = await run(line);
    expect(code).toBe(1);
    expect(stderr).toMatch(problem);
    expect(readdirSync(folder).sort()).toEqual(before);
  });
});

describe('madang env', () => {
  it('answers every line until its input ends', async () => {
    const { code, stdout, stderr } = await run('env koikoi --batch 2', '{"op":"reset"}\nrubbish\n{"op":"reset"}\n');
    const [hello, first, refused, again] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(hello).toMatchObject({ format: 'madang-env-1', game: 'koikoi', batch: 2 });
    expect(refused).toMatchObject({ error: { code: 'NOT_JSON' } });
    expect(again).toEqual(first);
  });
});
