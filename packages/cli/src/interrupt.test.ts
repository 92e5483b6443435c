import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openLog } from '@madang/lab/log';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, madang, type Ran } from './spawn-madang.ts';

const BIN = fileURLToPath(new URL('../bin/madang.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'madang-interrupt-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);
const linesIn = (name: string): number =>
  existsSync(inFolder(name)) ? readFileSync(inFolder(name), 'utf8').split('\n').length - 1 : 0;

const RULES = '--rules total_rounds=1 --workers 2';

/** Runs a command, presses Ctrl-C when it has come this far, and waits for its end. */
async function pressing(
  line: string,
  isFar: (stdout: string) => boolean,
  signal: NodeJS.Signals = 'SIGINT',
): Promise<Ran> {
  const child = spawn(process.execPath, [BIN, ...line.split(' ')], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const ended = endOf(child);
  let stdout = '';
  child.stdout.on('data', (data) => (stdout += data));
  while (!isFar(stdout) && child.exitCode === null) await sleep(20);
  child.kill(signal);
  return ended;
}

const partsLeft = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));

describe('Ctrl-C ends a long command with exit code 130 and a line that says how far it was', () => {
  beforeAll(() => madang(`simulate koikoi --games 400 ${RULES} --out input.jsonl`.split(' '), '', folder), 240_000);

  it('simulate: the log and its report hold the matches that were played', async () => {
    const ran = await pressing(`simulate koikoi --games 1e12 ${RULES} --out run.jsonl`, () => linesIn('run.jsonl') > 2);
    expect(ran.stderr).toMatch(
      /^madang: interrupted after [\d,]+ of 1,000,000,000,000 matches; these matches are in run\.jsonl, run-report\.json, .*; --resume continues\n$/,
    );
    expect(ran.code).toBe(130);
    const played = [...openLog(inFolder('run.jsonl')).matches()].length;
    expect(JSON.parse(readFileSync(inFolder('run-report.json'), 'utf8'))).toMatchObject({ matches: played });
    expect(ran.stdout).toContain(`${played.toLocaleString('en')} matches of koikoi`);
  });

  it('SIGTERM does the same with exit code 143; tables are left for the end of what is resumed', async () => {
    const ran = await pressing(
      `simulate koikoi --games 1e12 ${RULES} --out term.jsonl --format parquet`,
      () => linesIn('term.jsonl') > 2,
      'SIGTERM',
    );
    expect(ran.stderr).toMatch(/^madang: interrupted after /);
    expect(ran.code).toBe(143);
    expect(readdirSync(folder).filter((name) => name.endsWith('.parquet'))).toEqual([]);
  });

  it('evaluate: the result is for the deals that were played', async () => {
    // The start is not visible from outside. If the signal came too early, the test is repeated with a longer wait.
    let ran: Ran = { code: null, stdout: '', stderr: '' };
    for (let wait = 500; ran.code === null; wait *= 2) {
      const from = Date.now();
      ran = await pressing(
        `evaluate koikoi --players random,random --pairs 1e9 ${RULES}`,
        () => Date.now() - from > wait,
      );
    }
    expect(ran.stderr).toMatch(
      /^madang: interrupted after [\d,]+ of 1,000,000,000 deals(; the result is for these deals)?\n$/,
    );
    expect(ran.code).toBe(130);
    const [, deals] = /after ([\d,]+) of/.exec(ran.stderr) ?? [];
    if (deals !== '0') expect(ran.stdout).toContain(`random against random at koikoi: ${deals} deals`);
  });

  it('train: the model trained so far is written', async () => {
    const line = 'train policy koikoi --input input.jsonl --output model.json --hidden 32 --epochs 100000';
    const ran = await pressing(line, (stdout) => stdout.includes(' positions '));
    expect(ran.stderr).toMatch(
      /^madang: interrupted at \d+ %; model\.json is the model trained so far; --resume continues\n$/,
    );
    expect(ran.code).toBe(130);
    const players = 'evaluate koikoi --players model:model.json,random --pairs 2 --workers 1';
    expect(await madang(players.split(' '), '', folder)).toMatchObject({ code: 0, stderr: '' });
  });

  it('pipeline: complete files are kept and named, an unfinished model is removed', async () => {
    const line = `pipeline koikoi --tag v1 --games 40 --from noisy:greedy ${RULES} --hidden 32 --epochs 100000`;
    const ran = await pressing(line, (stdout) => stdout.includes(' positions '));
    expect(ran.stderr).toBe(
      'madang: interrupted during training; kept: logs/koikoi-v1.jsonl (40 rounds), logs/koikoi-v1-report.json; the tag v1 was not added; --resume continues\n',
    );
    expect(ran.code).toBe(130);
    expect(existsSync(inFolder('models'))).toBe(false);
    expect(linesIn('logs/koikoi-v1.jsonl')).toBe(41);
  });

  it('pipeline by self-play and train self-play: how far they were is kept', async () => {
    const line = `pipeline koikoi --tag s1 --rounds 1G ${RULES} --hidden 32`;
    const isBegun = (): boolean => existsSync(inFolder('logs/koikoi-s1-generation-1-seed-1.resume'));
    // The first point of the curve of so many rounds is far away: the checkpoint is written because of the signal.
    const ran = await pressing(line, (stdout) => stdout.includes('generation 1'));
    expect(ran).toMatchObject({
      code: 130,
      stderr:
        'madang: interrupted during generation 1; no file was written; the tag s1 was not added; --resume continues\n',
    });
    expect(isBegun()).toBe(true);
    expect(existsSync(inFolder('models'))).toBe(false);
    const train = await pressing('train self-play koikoi --rounds 20k --hidden 32 --output net.json', (stdout) =>
      stdout.includes(' rounds '),
    );
    expect(train.stderr).toMatch(
      /^madang: interrupted at \d+ %; net\.json is the model trained so far; --resume continues\n$/,
    );
    expect(JSON.parse(readFileSync(inFolder('net.json'), 'utf8'))).toMatchObject({ kind: 'actions' });
  });

  it('leaves no temporary file behind', () => {
    expect(partsLeft()).toEqual([]);
  });
});
