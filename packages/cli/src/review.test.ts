import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOf, madang } from './spawn-madang.ts';

const BIN = fileURLToPath(new URL('../bin/madang.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'madang-review-'));
const PLAY = 'play koikoi --seed spring --level beginner --name Ada --save match.json';
const review = (...args: readonly string[]) => madang(['review', ...args], '', folder);

beforeAll(() => madang(PLAY.split(' '), `${'1\n'.repeat(10)}resign\n`, folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('madang review', () => {
  it('says where the result came from, and what the marked decisions cost', async () => {
    const { code, stdout, stderr } = await review('match.json', '--seat', '0', '--lang', 'en');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('koikoi: match.json');
    expect(stdout).toMatch(/Luck of the deal +[+−]\d/);
    expect(stdout).toMatch(/Ada: a decision costs \d.* on average \(95 %: .*; \d+ decisions\)\./);
    expect(stdout).toMatch(/(Inaccuracy|Mistake|Blunder): .*Better by \d/);
    expect(stdout).not.toMatch(/^Bot$/m);
  });

  it('prints the review as JSON, with what it was judged by', async () => {
    const { stdout } = await review('match.json', '--json');
    const [made] = JSON.parse(stdout);
    expect(made).toMatchObject({ format: 'madang-review-1', game: 'koikoi', budget: 'fast', names: ['Ada', 'Bot'] });
    expect(made.judge.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(made.rounds.length).toBeGreaterThan(0);
  });

  it('prints a page without scripts, with a curve and the sentences', async () => {
    const { stdout } = await review('match.json', '--html', '--lang', 'ko');
    expect(stdout).toMatch(/^<!doctype html>\n<html lang="ko">/);
    expect(stdout).toContain('<svg');
    expect(stdout).not.toContain('<script');
  });

  it('adds up several matches to error rates of players', async () => {
    const { stdout } = await review('match.json', 'match.json', '--lang', 'en');
    expect(stdout).toMatch(/^ {2}koikoi: Ada: a decision costs/m);
    expect(stdout).toMatch(/^ {2}koikoi: Bot: a decision costs/m);
  });

  it('names the file and the problem of a record that it cannot read', async () => {
    writeFileSync(join(folder, 'broken.json'), '{"format":"madang-kibo-1"}');
    expect(await review('broken.json')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^madang: broken\.json: /),
    });
    expect(await review('none.json')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^madang: cannot read none/),
    });
    expect(await review('match.json', '--seat', '7')).toMatchObject({
      code: 2,
      stderr: 'madang: --seat must be 0 to 1 for these matches, not 7\n',
    });
  });

  it('ends at Ctrl-C with exit code 130 and keeps what it has printed', async () => {
    const child = spawn(process.execPath, [BIN, 'review', ...Array(200).fill('match.json')], { cwd: folder });
    const ended = endOf(child);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, stderr, stdout } = await ended;
    expect(stdout).toContain('koikoi: match.json');
    expect(stderr).toMatch(/^madang: interrupted after \d+ of 200 matches\n$/);
    expect(code).toBe(130);
  });
});
