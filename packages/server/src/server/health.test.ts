import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { openStore } from '../store/open.ts';
import { temporaryFolder } from '../store/testing/folder.ts';
import { get, post } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';

const NO_STORE = { status: 503, body: { error: { code: 'NO_STORE', message: 'The store cannot write' } } };

class SickStore extends MemoryStore {
  probes = 0;
  how: 'well' | 'full' | 'silent' = 'well';

  override async probe(): Promise<void> {
    this.probes++;
    if (this.how === 'full') throw new Error('database or disk is full');
    if (this.how === 'silent') await new Promise(() => {});
  }
}

describe('GET /healthz', () => {
  it('answers 503 while the store cannot write, and 200 when it can again', async () => {
    const [store, time] = [new SickStore(), new ManualTime()];
    const { url } = await testServer({ store, time, logLevel: 'silent' });
    expect((await get(`${url}/healthz`)).status).toBe(200);
    store.how = 'full';
    await time.pass(1_000);
    expect(await get(`${url}/healthz`)).toMatchObject(NO_STORE);
    store.how = 'well';
    await time.pass(1_000);
    expect((await get(`${url}/healthz`)).status).toBe(200);
  });

  it('writes at most once a second, for any number of requests', async () => {
    const [store, time] = [new SickStore(), new ManualTime()];
    const { url } = await testServer({ store, time, logLevel: 'silent' });
    await Promise.all(Array.from({ length: 50 }, () => get(`${url}/healthz`)));
    await time.pass(999);
    await get(`${url}/healthz`);
    expect(store.probes).toBe(1);
    await time.pass(1);
    await get(`${url}/healthz`);
    expect(store.probes).toBe(2);
  });

  it('answers 503 when the store does not answer', async () => {
    const [store, time] = [new SickStore(), new ManualTime()];
    const { url } = await testServer({ store, time, logLevel: 'silent' });
    store.how = 'silent';
    const answer = get(`${url}/healthz`);
    await expect.poll(() => store.probes).toBe(1);
    await time.pass(3_000);
    expect(await answer).toMatchObject(NO_STORE);
  });

  it('answers 503 when the database file was removed, and 200 when it is back', async () => {
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    const file = join(folder.path, 'madang.sqlite');
    const [store, time] = [await openStore({ data: folder.path }), new ManualTime()];
    const { url } = await testServer({ store, time, logLevel: 'silent' });
    expect((await get(`${url}/healthz`)).status).toBe(200);
    renameSync(file, `${file}.away`);
    await time.pass(1_000);
    expect(await get(`${url}/healthz`)).toMatchObject(NO_STORE);
    renameSync(`${file}.away`, file);
    await time.pass(1_000);
    expect((await get(`${url}/healthz`)).status).toBe(200);
  });
});

const MADANG = fileURLToPath(new URL('../../../cli/bin/madang.mjs', import.meta.url));

it('/healthz reports a full disk, and when there is space again', async () => {
  const folder = temporaryFolder();
  // A limit on the size of files stands in for the full disk; the signal that comes with it is ignored.
  const serve = `trap '' XFSZ; exec "$0" "$1" serve --host 127.0.0.1 --port 0 --log error --data "$2"`;
  const args = ['-c', serve, process.execPath, MADANG, folder.path];
  const child = spawn('sh', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    folder.remove();
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  await expect.poll(() => said, { timeout: 30_000 }).toContain('serving on');
  const url = /serving on (\S+)/.exec(said)?.[1] ?? '';
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
  const health = async () => (await get(`${url}/healthz`)).status;

  expect(await health()).toBe(200);
  limit('4096');
  await expect.poll(health, { timeout: 10_000, interval: 200 }).toBe(503);
  const asked = { game: 'koikoi', level: 'easy' };
  expect((await post(`${url}/api/quick`, asked)).status).toBeGreaterThanOrEqual(500);
  limit('unlimited');
  await expect.poll(health, { timeout: 10_000, interval: 200 }).toBe(200);
  expect((await post(`${url}/api/quick`, asked)).status).toBe(201);
});
