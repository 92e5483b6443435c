import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@madang/server';
import { expect, it, onTestFinished } from 'vitest';
import { madang } from './spawn-madang.ts';

it('madang daily plays the deal of the day once, and then prints the board', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-daily-'));
  const bots = { choose: async () => null, close: async () => undefined };
  const server = await startServer({ data: folder, bots, logLevel: 'silent', settings: { botPause: [0, 0] } });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const daily = (input: string) =>
    madang(['daily', 'koikoi', '--server', server.url, '--name', 'Ann'], input, folder, { XDG_CONFIG_HOME: folder });
  const left = await daily('1\nquit\n');
  expect(left).toMatchObject({ code: 0, stderr: '' });
  expect(left.stdout).toContain('Today’s match goes on with the same command.');
  const key = join(folder, 'madang', 'key');
  expect(readFileSync(key, 'utf8')).toMatch(/^[\w-]{32}\n$/);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const finished = await daily('hint\nresign\n');
  expect(finished.stdout).toContain('There are no hints at the deal of the day.');
  expect(finished.stdout).toMatch(/Rank +Name +Above the mean +Percentile\n– +Ann +0\.0 +–\n/);
  const again = await daily('');
  expect(again.stdout).toMatch(/^\nRank +Name/);
  const nowhere = await madang(['daily', 'koikoi', '--server', 'http://127.0.0.1:1'], '', folder, {
    XDG_CONFIG_HOME: folder,
  });
  expect(nowhere).toMatchObject({ code: 1, stdout: '' });
  expect(nowhere.stderr).toContain('http://127.0.0.1:1: the server does not answer');
});
