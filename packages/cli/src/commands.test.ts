import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENGINE_VERSION, readKibo } from '@madang/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madang, type Ran } from './spawn-madang.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-commands-'));
const ones = '1\n'.repeat(200);
const match = ['play', 'koikoi', '--seed', 'spring', '--rules', 'nintendo,total_rounds=3', '--level', 'beginner'];
let played: Ran;

beforeAll(async () => {
  played = await madang([...match, '--name', 'Ada', '--save', 'match.json'], ones, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const recorded = (name: string): ReturnType<typeof readKibo> => readKibo(readFileSync(join(folder, name), 'utf8'));

describe('madang', () => {
  it('without arguments prints its help, with --version its version', async () => {
    expect((await madang([])).stdout).toContain('play [options] <game>');
    expect(await madang(['--version'])).toEqual({ code: 0, stdout: `madang ${ENGINE_VERSION}\n`, stderr: '' });
  });

  it('explains each command with an example', async () => {
    for (const command of ['play', 'replay', 'verify']) {
      const { code, stdout } = await madang([command, '--help']);
      expect(stdout).toContain(`$ madang ${command} `);
      expect(code).toBe(0);
    }
  });
});

describe('madang play in line mode', () => {
  it('plays a whole match and records it', () => {
    expect(played).toMatchObject({ code: 0, stderr: '' });
    expect(played.stdout).toContain('Round 3 of 3.');
    expect(played.stdout).toMatch(/the match|tie/);
    const kibo = recorded('match.json');
    expect(kibo.rounds).toHaveLength(3);
    expect(kibo.result).not.toBeNull();
    expect(kibo.ruleset).toBe('nintendo');
    expect(kibo.seats).toEqual([
      { name: 'Ada', kind: 'human' },
      { name: 'Bot', kind: 'bot', level: 'beginner' },
    ]);
  });

  it('repeats a match from its seed', async () => {
    const again = await madang([...match, '--name', 'Ada'], ones, folder);
    expect(again.stdout).toBe(played.stdout.replace('Saved as match.json\n', ''));
  });

  it('takes card ids as well as numbers', async () => {
    const { stdout } = await madang([...match], '0521\nquit\n');
    expect(stdout).toContain('You lay Iris with bridge on the field.');
  });

  it('ends cleanly at the end of the input and keeps what was played', async () => {
    const { code, stderr } = await madang([...match, '--save', 'left.json'], '1\n', folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(recorded('left.json').result).toBeNull();
    expect((await madang(['verify', 'left.json'], '', folder)).stdout).toContain('not finished');
  });

  it('records a resignation', async () => {
    const { stdout } = await madang([...match, '--save', 'resigned.json'], '1\nresign\n', folder);
    expect(stdout).toContain('You resign. Bot wins the match');
    expect(recorded('resigned.json').result).toEqual({ winners: [1], reason: 'resigned' });
  });

  it('chooses a file name for the record', async () => {
    await madang([...match, '--save'], 'quit\n', folder);
    expect(readdirSync(folder)).toContainEqual(
      expect.stringMatching(/^madang-koikoi-\d{4}-\d\d-\d\d-\d{6}\.kibo\.json$/),
    );
  });

  it('writes nothing unless asked', async () => {
    const before = readdirSync(folder);
    await madang(match, 'quit\n', folder);
    expect(readdirSync(folder)).toEqual(before);
  });

  it('uses the given language', async () => {
    const { stdout } = await madang([...match, '--lang', 'ja'], 'quit\n');
    expect(stdout).toContain('第1局');
    expect(stdout).toContain('場札:');
  });
});

describe('madang replay', () => {
  it('prints the sentences of the match', async () => {
    const { stdout } = await madang(['replay', 'match.json'], '', folder);
    const told = played.stdout.split('\n');
    const sentences = stdout.split('\n').filter((line) => line !== '');
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((line) => !told.includes(line) && !told.some((all) => all.endsWith(line)))).toEqual([]);
  });

  it('ends without an error when the reader of the pipe ends', async () => {
    const { spawnSync } = await import('node:child_process');
    const bin = new URL('../bin/madang.mjs', import.meta.url).pathname;
    const command = `"${process.execPath}" "${bin}" replay match.json | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect(stdout).toMatch(/^Round 1 of 3\. .*\n$/);
    expect(stderr).toBe('');
  });
});

describe('madang verify', () => {
  it('prints what it has checked', async () => {
    const { code, stdout } = await madang(['verify', 'match.json'], '', folder);
    expect(stdout).toMatch(/^ok: match\.json is a fair and legal match of koikoi \(nintendo\)\n/);
    expect(stdout).toContain(recorded('match.json').commitment);
    expect(stdout).toMatch(/deals +3 follow from the seed/);
    expect(code).toBe(0);
  });

  it('prints JSON', async () => {
    const { stdout } = await madang(['verify', 'match.json', '--json'], '', folder);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, game: 'koikoi', rounds: 3, names: ['Ada', 'Bot'] });
  });
});
