import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Kibo, kiboText, readKibo } from '@madang/engine';
import { digest, withChecksum } from '@madang/engine/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madang } from './spawn-madang.ts';

// A record can come from anybody: nothing in it may control the terminal.
const RECORD = new URL('../../engine/records/0.2.0/koikoi-seed-2.kibo', import.meta.url);
const BIN = fileURLToPath(new URL('../bin/madang.mjs', import.meta.url));
const kibo = readKibo(readFileSync(RECORD, 'utf8'));
const EVIL = 'Eve\u001b[2J\u009b1m\u202egro\nok: all is well';
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'madang-foreign-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(file: string, changes: Partial<Kibo>): string {
  const { checksum: _, ...rest } = { ...kibo, ...changes };
  const rulesHash = digest(rest.rules);
  writeFileSync(join(folder, file), kiboText(withChecksum({ ...rest, rulesHash })));
  return file;
}

/** Line breaks are the program's own, one after each line. */
function expectHarmless(text: string): void {
  expect(text).not.toBe('');
  expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
}

describe('names with control characters', () => {
  const seats = kibo.seats.map((seat) => ({ ...seat, name: EVIL }));

  it('are printed without them by verify and replay', async () => {
    const file = written('names.json', { seats });
    const verified = await madang(['verify', file], '', folder);
    expect(verified.code).toBe(0);
    expectHarmless(verified.stdout);
    expect(verified.stdout.match(/^ok: /gm)).toHaveLength(1);
    const replayed = await madang(['replay', file], '', folder);
    expectHarmless(replayed.stdout);
    expect(replayed.stdout).toContain('Eve\ufffd[2J\ufffd1m\ufffdgro\ufffdok: all is well');
  });

  it('are escaped in JSON', async () => {
    const { stdout } = await madang(['verify', written('json.json', { seats }), '--json'], '', folder);
    expectHarmless(stdout);
    expect(JSON.parse(stdout).names).toEqual([EVIL, EVIL]);
  });
});

it.each<[string, Partial<Kibo>, RegExp]>([
  ['ruleset', { ruleset: 'seed)\nok: all is well (seed' }, /: ruleset: differs from rules\.ruleset\n$/],
  ['game', { game: EVIL }, /: game: unknown game "Eve.*"\n$/],
  ['rules', { rules: { ...kibo.rules, [EVIL]: 1 } }, /: rules: Eve.* unknown option/],
  ['engine', { engine: EVIL }, /: engine: expected 0\.1\.0 or 0\.2\.0/],
])('a %s that would forge a line of output is refused in one line', async (field, changes, problem) => {
  for (const command of ['verify', 'replay']) {
    const { code, stdout, stderr } = await madang([command, written(`${field}-${command}.json`, changes)], '', folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(problem);
    expectHarmless(stderr);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  }
});

describe('piped input may be slow and longer than the buffer of a pipe', () => {
  /** Through a shell's pipe, which is a real one. The command has long begun to read when the second half comes. */
  async function piped(args: readonly string[], halves: readonly [string, string]): Promise<string> {
    const command = `cat | "${process.execPath}" "${BIN}" ${args.join(' ')} 2>&1`;
    const shell = spawn('sh', ['-c', command], { cwd: folder, env: { ...process.env, NO_COLOR: '1' } });
    let output = '';
    shell.stdout.on('data', (data) => (output += data));
    shell.stdin.write(halves[0]);
    await wait(1200);
    shell.stdin.end(halves[1]);
    await new Promise((resolve) => shell.on('close', resolve));
    return output;
  }

  it('a record', async () => {
    const text = `${kiboText(kibo)}${' '.repeat(300_000)}\n`;
    const cut = text.length >> 1;
    expect(await piped(['verify', '-'], [text.slice(0, cut), text.slice(cut)])).toMatch(/^ok: - is a fair and legal/);
    expect(await piped(['replay', '-'], ['', text])).toMatch(/^Round 1 of/);
  });

  it('a script', async () => {
    const play = 'play tysiac --players 2 --seed zima --script -'.split(' ');
    const lines = `110\npass\n${'# and so on\n'.repeat(20_000)}`;
    expect(await piped(play, ['', lines])).toContain('Player 1 is the declarer at 110.');
  });
});
