import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@madang/server';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { addressOf, Player, SEED } from './play.ts';
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

it('offline, a strong bot that has been loaded plays, and a match is reviewed with the files that came at its end', async () => {
  const page = fileURLToPath(new URL('../dist', import.meta.url));
  const server = await startServer({ data, logLevel: 'silent', settings: { page } });
  const visitor = await visitors.visitor({ serviceWorkers: 'allow' });
  await visitor.goto(server.url);
  await visitor.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await visitor.goto(server.url + addressOf('koikoi', { seed: SEED }));
  await new Player(visitor).turn();
  await new Player(visitor).giveUp();
  await expect.poll(() => keptWeights(visitor)).toEqual(expect.arrayContaining(['koikoi-match', 'koikoi-seed']));
  await visitor.goto(server.url + addressOf('koikoi', { level: 'strong', new: 1 }));
  await new Player(visitor).playMatch();
  await server.close();

  await visitor.goto(`${server.url}/replay?last=1`);
  await visitor.getByRole('button', { name: 'Review' }).click();
  await visitor.getByText(/^Reviewing: [1-9]\d* %$|^The review is complete/).waitFor({ state: 'attached' });
  await visitor.goto(server.url + addressOf('koikoi', { level: 'strong', new: 1 }));
  await new Player(visitor).playMatch();
});

/** The files of strong players and reviews that the service worker has kept. */
function keptWeights(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('madang-fonts');
    return (await cache.keys()).flatMap(({ url }) => /([a-z]+-[a-z]+)[-\w]*\.bin$/.exec(url)?.[1] ?? []);
  });
}
