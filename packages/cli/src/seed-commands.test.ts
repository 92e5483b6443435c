import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

/** The commands that the seed names for simulation and training (docs/rules/matgo.md 62, 63). */
const SCRIPTS = fileURLToPath(new URL('../../../scripts/', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'madang-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function ran(command: string, script: string, args: readonly string[]) {
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter), NO_COLOR: '1' };
  const { status, stderr } = spawnSync(command, [join(SCRIPTS, script), ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const DONE = { status: 0, stderr: '' };
const node = (line: string) => ran(process.execPath, 'simulate-ai-vs-ai.mjs', line.split(' '));
const python = (script: string, line: string) => ran('python3', script, line.split(' '));

describe("the seed's commands", () => {
  it('simulate-ai-vs-ai.mjs writes so many rounds of Matgo, a report and the catalogue', () => {
    expect(node('12 logs/run.jsonl --log-mode=delta --workers 1')).toEqual(DONE);
    expect(json('logs/run-report.json')).toMatchObject({ game: 'matgo', rounds: 12, partMatches: 1, hour: 'spread' });
    expect(json('logs/catalog/cards-catalog.json')).toMatchObject({ game: 'matgo' });
    expect(node('12 --workers 1')).toEqual(DONE);
    expect(readdirSync(join(folder, 'logs')).filter((name) => /^ai-vs-ai-[\d-]+\.jsonl$/.test(name))).toHaveLength(1);
  }, 240_000);

  it.runIf(hasPython)(
    '01 to 04 train, evaluate and run the pipeline on logs',
    () => {
      const small = '--input logs/*.jsonl --hidden 32';
      expect(python('01_train_policy.py', `${small} --output models/policy-v0.json`)).toEqual(DONE);
      expect(python('01_train_policy.py', `${small} --output models/policy-v1.json --seed 2`)).toEqual(DONE);
      expect(python('02_train_value.py', `${small} --output models/value-v1.json`)).toEqual(DONE);
      const models =
        '--policy-old models/policy-v0.json --policy-new models/policy-v1.json --value-new models/value-v1.json';
      const evaluate = `--input logs/*.jsonl ${models} --output logs/model-eval-v1.json --pairs 2 --budget 4`;
      expect(python('03_evaluate.py', evaluate)).toEqual(DONE);
      const interval = { mean: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
      expect(json('logs/model-eval-v1.json')).toMatchObject({
        game: 'matgo',
        policy: {
          strength: { opponent: 'model:models/policy-v0.json', deals: 2, verdict: 'too few deals' },
          onLogs: { old: { accuracy: interval, logLoss: interval }, new: { accuracy: interval, logLoss: interval } },
        },
        value: {
          strength: { opponent: 'greedy' },
          onLogs: { old: null, new: { error: interval, squaredError: interval } },
        },
      });
      const pipeline = '--input logs/*.jsonl --tag v1 --hidden 32 --evaluation-rounds 4';
      expect(python('04_run_pipeline.py', pipeline)).toEqual(DONE);
      expect(existsSync(join(folder, 'models/matgo/report-v1.json'))).toBe(true);
    },
    240_000,
  );

  it.runIf(hasPython)('a failure of the command is the failure of the script', () => {
    const { status, stderr } = python('01_train_policy.py', '--input nowhere.jsonl --output x.json');
    expect(stderr).toBe('madang: cannot read nowhere.jsonl: no such file or folder\n');
    expect(status).toBe(1);
  });
});
