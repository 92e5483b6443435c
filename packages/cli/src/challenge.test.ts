import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKibo } from '@madang/engine';
import { challengeAddress } from '@madang/protocol/links';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madang } from './spawn-madang.ts';

const ORIGIN = 'https://madang.example';
/** Always the first choice, into the second round. */
const CHOICES = `${'1\n'.repeat(14)}resign\n`;
const folder = mkdtempSync(join(tmpdir(), 'madang-challenge-'));
const accept = (address: string, input = '', name = 'Ben') =>
  madang(['challenge', address, '--name', name, '--lang', 'en'], input, folder);
let link = '';

beforeAll(async () => {
  await madang('play koikoi --seed spring --name Ann --save ann.json'.split(' '), CHOICES, folder);
  link = await challengeAddress(ORIGIN, readKibo(readFileSync(join(folder, 'ann.json'), 'utf8')));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('madang challenge', () => {
  it('plays the same deals, where equal choices meet equal answers, and prints both results with a link', async () => {
    const { code, stdout, stderr } = await accept(link, CHOICES);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [, answered = ''] = /\nRound +Ann +Ben\n/.exec(stdout) ? stdout.split(/Send both results back.*\n/) : [];
    expect(stdout).toMatch(/\n1 +(-?\d+) +\1\n/);
    expect(stdout).toMatch(/\nTotal +(-?\d+) +\1\n/);
    expect(answered.trim()).toMatch(new RegExp(`^${ORIGIN}/challenge#c=[\\w-]+&a=[\\w-]+$`));
    // Whoever opens that link has nothing to play.
    const report = await accept(answered.trim());
    expect(report.stdout).toMatch(/^\nRound +Ann +Ben\n/);
  });

  it('tells whoever leaves nothing of the other match', async () => {
    const { code, stdout } = await accept(link, '1\nquit\n');
    expect(code).toBe(0);
    expect(stdout).not.toContain('Ann');
  });

  it('refuses a link that is damaged', async () => {
    expect(await accept(`${ORIGIN}/challenge#c=AAAA`)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'madang: this link contains no challenge (in a shell it needs quotes)\n',
    });
  });
});
