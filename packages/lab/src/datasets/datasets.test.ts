import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf } from '../log/header.ts';
import type { LogMode } from '../log/log.ts';
import { openLog } from '../log/read.ts';
import { type Simulation, simulate } from '../simulate.ts';
import { Sampler } from '../training/samples.ts';
import { convert } from './convert.ts';
import { TABLES } from './tables.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-datasets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);
const textOf = (name: string): string => readFileSync(inFolder(name), 'utf8');

const SIMULATION: Simulation = {
  ...{ game: 'matgo', rules: { rounds: 2 }, seats: 2, players: ['greedy', 'random'], seed: 'data', budget: 0 },
  ...{ inputs: {}, hour: 'spread' },
};

/** The sixth match is cut after its first round. */
function writeLog(name: string, mode: LogMode): void {
  const lines: object[] = [headerOf(SIMULATION, mode)];
  simulate(SIMULATION, 0, 6, { rounds: 11, log: { mode, write: (line) => lines.push(line) } });
  writeFileSync(inFolder(name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

beforeAll(async () => {
  writeLog('run.jsonl', 'compact');
  writeLog('delta.jsonl', 'delta');
  await convert({ input: inFolder('run.jsonl'), output: inFolder('run'), format: 'parquet', tables: TABLES });
});

describe('formats', () => {
  it.each([
    ['run.jsonl', 'delta', 'delta.jsonl'],
    ['delta.jsonl', 'compact', 'run.jsonl'],
    ['run-rounds.parquet', 'compact', 'run.jsonl'],
    ['run-rounds.parquet', 'delta', 'delta.jsonl'],
  ] as const)('%s becomes a %s log, byte for byte', async (from, format, expected) => {
    const output = inFolder(`from-${from}-${format}.jsonl`);
    expect(await convert({ input: inFolder(from), output, format, tables: TABLES })).toEqual([output]);
    expect(readFileSync(output, 'utf8')).toBe(textOf(expected));
  });

  it('a log that does not agree with the rules leaves no file behind', async () => {
    writeFileSync(inFolder('wrong.jsonl'), textOf('run.jsonl').replace(/"points":\[[^\]]*\]/, '"points":[1,2]'));
    const job = {
      input: inFolder('wrong.jsonl'),
      output: inFolder('wrong'),
      format: 'parquet',
      tables: TABLES,
    } as const;
    await expect(convert(job)).rejects.toThrow(/wrong\.jsonl:2: deal 1: its points are 1,2, by the rules/);
    expect(() => textOf('wrong-rounds.parquet')).toThrow('ENOENT');
  });

  it('a file that exists is not replaced, and what is no dataset is refused', async () => {
    const job = { input: inFolder('run.jsonl'), output: inFolder('run'), format: 'parquet', tables: TABLES } as const;
    await expect(convert(job)).rejects.toThrow('it already exists');
    writeFileSync(inFolder('bad.parquet'), 'PAR1 and nothing else');
    const bad = { input: inFolder('bad.parquet'), output: inFolder('bad.jsonl'), format: 'compact' } as const;
    await expect(convert({ ...bad, tables: TABLES })).rejects.toThrow(/bad\.parquet: cannot be read/);
    const other = { ...bad, input: inFolder('run-actions.parquet'), output: inFolder('other.jsonl') };
    await expect(convert({ ...other, tables: TABLES })).rejects.toThrow(/run-actions\.parquet: cannot be read/);
  });
});

describe('DuckDB', async () => {
  const connection = await (await DuckDBInstance.create()).connect();
  afterAll(() => connection.closeSync());
  const query = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
    const placed = sql.replaceAll(/'(run-\w+\.parquet)'/g, (_, file: string) => `'${inFolder(file)}'`);
    return (await connection.runAndReadAll(placed)).getRowObjectsJson();
  };

  it('runs the query of docs/datasets.md', async () => {
    const page = readFileSync(new URL('../../../../docs/datasets.md', import.meta.url), 'utf8');
    const [, sql = ''] = /```sql\n(.*?)```/s.exec(page) ?? [];
    expect(sql.trim().split('\n')).toHaveLength(5);
    const rows = await query(sql);
    expect(rows[0]).toEqual({ seat: 0, type: expect.any(String), times: expect.any(Number), gain: expect.any(Number) });
    const [{ decisions }] = await query("SELECT count(*)::INTEGER AS decisions FROM 'run-decisions.parquet'");
    expect(rows.reduce((sum, { times }) => sum + Number(times), 0)).toBe(decisions);
  });

  it('reads the decisions that training learns from', async () => {
    const log = openLog(inFolder('run.jsonl'));
    const sampler = new Sampler('policy', log);
    const samples = [...log.matches()].flatMap((match) => sampler.samplesOf(match));
    const rows = await query(
      'SELECT inputs, "values", legal, chosen FROM \'run-decisions.parquet\' ORDER BY match, deal, ply',
    );
    expect(rows.length).toBe(samples.length);
    for (const [i, { input, rows: outputs, answer }] of samples.entries())
      expect(rows[i]).toEqual({
        ...{ inputs: [...input.indices], values: [...input.values], legal: outputs, chosen: outputs[answer] },
      });
  });

  it('reads the scores of every deal', async () => {
    const [{ scores }] = await query(
      "SELECT list(scores ORDER BY match) AS scores FROM 'run-rounds.parquet' WHERE match_over",
    );
    const whole = [...openLog(inFolder('run.jsonl')).matches()].filter(({ isCut }) => !isCut);
    expect(scores).toEqual(whole.map((match) => match.scores));
  });
});
