import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../../examples/bot.ts';
import { testServer } from '../testing/server.ts';
import { realTime, type Time } from './time.ts';

const bot = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Ten times as fast as the time of day: at Matgo, cards that are shown hold the table up for two seconds, again and again. */
const quickTime: Time = {
  now: () => 10 * realTime.now(),
  after: (ms, call) => realTime.after(ms / 10, call),
};

describe('the TypeScript bot, on @madang/protocol', () => {
  it.each(GAMES.map(({ id }) => id))('plays a match of %s to its end', async (game) => {
    const { url } = await testServer({ time: quickTime });
    const scores = await playMatch(url, game);
    expect([...scores.keys()]).toContain('TypeScript');
  });

  it('says that there is no such game', async () => {
    const { url } = await testServer();
    await expect(playMatch(url, 'whist')).rejects.toThrow('the server has no game whist');
  });
});

/** A machine without Python cannot run it, and need not: nothing of Madang does. */
describe.runIf(hasPython)('the Python bot, on the standard library alone', () => {
  it.each(GAMES.map(({ id }) => id))('plays a match of %s to its end', async (game) => {
    const { url } = await testServer({ time: quickTime });
    const { stdout } = await promisify(execFile)('python3', ['-B', bot, url, game]);
    expect(stdout).toMatch(/^(bot -?\d+\n)*Python -?\d+\n(bot -?\d+\n)*$/);
  });

  it('says in one line that there is no server', () => {
    const { status, stderr } = spawnSync('python3', ['-B', bot, 'http://localhost:9', 'koikoi'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^no server at http:\/\/localhost:9: .*\n$/);
  });
});
