import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const path = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
/** As scripts/start.ts, without building the page. */
const START = `
import { run } from ${JSON.stringify(path('scripts/run.mjs'))};
process.exitCode = await run(process.execPath, [${JSON.stringify(path('packages/cli/src/main.ts'))}, 'serve', ...process.argv.slice(2)], {});
`;

/** A shell like npm's, which waits for the command and forwards no signal, in its own process group. */
function shell(folder: string, command: readonly string[]): { readonly top: ChildProcess; url(): Promise<string> } {
  const serve = ['--host', '127.0.0.1', '--port', '0', '--data', folder, '--log', 'error'];
  const words = [process.execPath, ...command, ...serve].map((word) => `'${word}'`).join(' ');
  const env = { ...process.env, npm_lifecycle_event: 'start' };
  const top = spawn('sh', ['-c', `${words}; exit $?`], { detached: true, stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  top.stderr.on('data', (data) => (said += data));
  const url = () =>
    expect
      .poll(() => said, { timeout: 30_000 })
      .toContain('serving on')
      .then(() => /serving on (\S+)/.exec(said)?.[1] ?? '');
  return { top, url };
}

function isAnybodyLeft(group: number | undefined): boolean {
  try {
    return process.kill(-Number(group), 0);
  } catch {
    return false;
  }
}

it.each([
  { what: 'npm start: the launcher, the start script and the server', command: ['scripts/launch.mjs', 'START'] },
  { what: 'npx madang serve: the server', command: ['packages/cli/bin/madang.mjs', 'serve'] },
])('when npm is stopped, all processes it has started end ($what)', async ({ command }) => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-npm-'));
  const start = join(folder, 'start.mjs');
  writeFileSync(start, START);
  const { top, url } = shell(
    join(folder, 'data'),
    command.map((word) => (word === 'START' ? start : word === 'serve' ? word : path(word))),
  );
  onTestFinished(() => {
    if (isAnybodyLeft(top.pid)) process.kill(-Number(top.pid), 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = await url();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  top.kill('SIGTERM');
  await expect.poll(() => isAnybodyLeft(top.pid), { timeout: 20_000, interval: 100 }).toBe(false);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
