import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyTurned,
  FastRandom,
  findGame,
  type Kibo,
  KiboWriter,
  playMatch,
  readKibo,
  roundLogs,
  seedFrom,
} from '@madang/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madang } from './spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-logs-'));
const FILE = 'kflower_game_logs.json';

function record(id: string, rules: object): Kibo {
  const game = findGame(id);
  if (!game) throw new Error(id);
  const setup = { rules: game.configure(rules), seats: 2, seed: seedFrom(id), inputs: { hour: 20 } };
  const [started, ...turns]: AnyTurned[] = [...playMatch(game, setup, new FastRandom(3))];
  const writer = new KiboWriter(started, [
    { name: 'Mina\u001b[2J', kind: 'human' },
    { name: 'Bot', kind: 'bot', level: 'easy' },
  ]);
  for (const turned of turns) writer.add(turned);
  return writer.kibo();
}

const logs = [record('matgo', { rounds: 2 }), record('koikoi', { total_rounds: 1 })].flatMap((kibo) =>
  roundLogs(kibo, 7, () => true),
);

beforeAll(() => writeFileSync(join(folder, FILE), JSON.stringify(logs)));
afterAll(() => rmSync(folder, { recursive: true }));

describe('exported logs of rounds', () => {
  it('are verified, and it is said what they cannot prove', async () => {
    const { code, stdout } = await madang(['verify', FILE], '', folder);
    expect(code).toBe(0);
    expect(stdout).toContain(`ok: ${FILE} holds legal rounds of 2 matches\n  matgo (kr-matgo-house-v1)\n`);
    expect(stdout).toContain('not checked that the packs follow from a seed');
    expect(stdout).not.toContain('\u001b');
  });

  it('are verified as JSON', async () => {
    const { stdout } = await madang(['verify', FILE, '--json'], '', folder);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, matches: [{ game: 'matgo', rounds: 2 }, { game: 'koikoi' }] });
  });

  it('are replayed, the last match or the one that is asked for', async () => {
    const last = await madang(['replay', FILE], '', folder);
    expect(last).toMatchObject({ code: 0, stderr: '' });
    const first = await madang(['replay', FILE, '--match', '1', '--seat', '1'], '', folder);
    expect(first.stdout).toContain('Mina\ufffd[2J');
    expect(first.stdout).not.toBe(last.stdout);
    expect(await madang(['replay', FILE, '--match', '3'], '', folder)).toMatchObject({ code: 2 });
  });

  it('that were changed are refused, with the place', async () => {
    const [first, ...others] = logs;
    writeFileSync(
      join(folder, 'changed.json'),
      JSON.stringify([{ ...first, kibo: first.kibo.slice(0, -1) }, ...others]),
    );
    const { code, stderr } = await madang(['verify', 'changed.json'], '', folder);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^madang: changed\.json: match 1, rounds\[0\]\.kibo\[\d+\]: missing: the round was not over\n$/,
    );
  });
});

describe('a log of simulate', () => {
  const LOG = 'run.log';
  const run = (line: string, input = '') => madang(line.split(' '), input, folder);
  beforeAll(async () => {
    await run(`simulate koikoi --matches 3 --rules total_rounds=2 --players greedy,random --out ${LOG} --workers 1`);
  });

  it('is verified as a whole', async () => {
    expect(await run(`verify ${LOG}`)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ok: run\.log holds 3 legal matches of koikoi\n.* 6 rounds .* the seed "1"\n/),
    });
  });

  it('is replayed match by match, by the numbers of the log', async () => {
    const replayed = await run(`replay ${LOG} --match 0 --save match.kibo.json`);
    expect(replayed).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^Round 1 of 2\. .*\n/) });
    expect(replayed.stdout).toContain('greedy');
    expect(readKibo(readFileSync(join(folder, 'match.kibo.json'), 'utf8'))).toMatchObject({ game: 'koikoi' });
    expect(await run(`replay ${LOG} --match 3`)).toMatchObject({
      code: 1,
      stderr: 'madang: run.log has no match 3: its last one is 2\n',
    });
  });

  it('that was changed is refused with its line, and one in a pipe in one line', async () => {
    const text = readFileSync(join(folder, LOG), 'utf8');
    writeFileSync(join(folder, 'changed.jsonl'), text.replace(/"points":\[\d+/, '"points":[99'));
    const { code, stdout, stderr } = await run('verify changed.jsonl --json');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^madang: changed\.jsonl:2: deal 1: its points are 99,[^\n]+\n$/);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, file: 'changed.jsonl' });
    expect(await run('replay -', text)).toMatchObject({
      code: 2,
      stderr: 'madang: a log of simulate is read from a file, not from a pipe\n',
    });
  });
});
