import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madang, type Ran } from './spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-outputs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const run = (line: string, input = ''): Promise<Ran> => madang(line.split(' '), input, folder);

const SIMULATE = 'simulate koikoi --games 5 --workers 1 --rules total_rounds=1';
const PIPELINE =
  'pipeline koikoi --tag v1 --games 5 --from greedy --evaluation-games 2 --hidden 32 --rules total_rounds=1 --workers 1';

beforeAll(async () => {
  await run(`${SIMULATE} --out run.jsonl`);
  writeFileSync(join(folder, 'file'), 'in the way');
}, 240_000);

describe('a missing folder is made', () => {
  it.each([
    [`${SIMULATE} --out logs/deep/run.jsonl`, 'logs/deep/run-report.json'],
    ['train policy koikoi --input run.jsonl --output new/models/p.json --hidden 32', 'new/models/p.json'],
    ['play koikoi --seed s --save records/a.json', 'records/a.json'],
    [`${PIPELINE} --models pm/m --logs pl/l`, 'pm/m/koikoi/report-v1.json'],
  ])('%s', async (line, file) => {
    expect(await run(line)).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toBeTypeOf('object');
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.part'))).toEqual([]);
  });
});

describe('an output that cannot be written is refused before the work, and nothing is left behind', () => {
  const long = (line: string): string => line.replace('--games 5', '--games 1_000_000_000');
  const train = 'train policy koikoi --input run.jsonl --epochs 1_000_000 --output';
  const cases: [string, RegExp][] = [
    [`${train} file/p.json`, /^madang: cannot write file\/p\.json: part of its path is a file\n$/],
    [`${train} catalog`, /^madang: cannot write catalog: it is a folder\n$/],
    [`${long(SIMULATE)} --out file/run.jsonl`, /^madang: cannot write file\/run-report\.json: .* is a file\n$/],
    [`${long(SIMULATE)} --out run.jsonl`, /^madang: run\.jsonl already exists\n$/],
    [`${long(PIPELINE)} --models file`, /^madang: cannot write file\/koikoi\/policy-v1\.json: .* is a file\n$/],
    [
      `${long(PIPELINE)} --logs file --models free`,
      /^madang: cannot write file\/koikoi-v1-report\.json: .* is a file\n$/,
    ],
    ['play koikoi --save file/a.json', /^madang: cannot write file\/a\.json: .* is a file\n$/],
  ];
  if (existsSync('/proc/self') && process.platform === 'linux')
    // Making a folder in /proc fails with ENOENT.
    cases.push(
      [`${train} /proc/x/o.json`, /^madang: cannot write \/proc\/x\/o\.json: no such file or folder\n$/],
      [`${long(SIMULATE)} --out /proc/x/o.jsonl`, /^madang: cannot write \/proc\/x\/o-report\.json/],
      [`${train} /dev/null`, /^madang: cannot write \/dev\/null: it is not a regular file\n$/],
    );

  it.each(cases)('%s', async (line, problem) => {
    const before = readdirSync(folder, { recursive: true }).sort();
    const { code, stderr } = await run(line, '');
    expect(stderr).toMatch(problem);
    expect(code).toBe(1);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  });
});
