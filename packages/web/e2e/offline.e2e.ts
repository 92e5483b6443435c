import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@madang/server';
import { afterAll, it } from 'vitest';
import { addressOf, Player } from './play.ts';
import { openBrowser } from './site.ts';

const visitors = openBrowser();
const data = mkdtempSync(join(tmpdir(), 'madang-offline-'));
afterAll(() => rmSync(data, { recursive: true }));

it('offline the page still opens, says so, and plays against a bot', async () => {
  const page = fileURLToPath(new URL('../dist', import.meta.url));
  const server = await startServer({ data, logLevel: 'silent', settings: { page } });
  const visitor = await visitors.visitor({ serviceWorkers: 'allow' });
  await visitor.goto(server.url);
  await visitor.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await server.close();

  await visitor.reload();
  await visitor.getByRole('heading', { name: 'Offline: bots only' }).waitFor();
  await visitor.goto(server.url + addressOf('koikoi'));
  await new Player(visitor).playMatch();
});

it('a strong bot that has been loaded plays offline', async () => {
  const page = fileURLToPath(new URL('../dist', import.meta.url));
  const server = await startServer({ data, logLevel: 'silent', settings: { page } });
  const visitor = await visitors.visitor({ serviceWorkers: 'allow' });
  await visitor.goto(server.url);
  await visitor.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await visitor.goto(server.url + addressOf('koikoi', { level: 'strong' }));
  await new Player(visitor).playMatch();
  await server.close();

  await visitor.goto(server.url + addressOf('koikoi', { level: 'strong', new: 1 }));
  await new Player(visitor).playMatch();
});
