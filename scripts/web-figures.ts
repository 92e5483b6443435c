// node scripts/web-figures.ts [MATCHES]: measures size and speed of the page. First loading on a phone as Lighthouse simulates
// it (cold cache, CPU four times slower, slow 4G), then MATCHES matches of each game (default 1) at full speed, a minute each.
// Prints two tables. Run it on an idle machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@madang/server';
import type { Page } from 'playwright-core';
import { startBrowser, unpackBrowser } from '../packages/web/e2e/browser.ts';
import { gather, type Interaction, interactionsOf, loadingOf, scriptsOf, sum } from '../packages/web/e2e/figures.ts';
import { addressOf, GAMES, Player } from '../packages/web/e2e/play.ts';
import { KNOWN } from '../packages/web/src/games/known.ts';
import { buildWeb } from './build-web.ts';

/** Lighthouse's phone, and its slow 4G per request. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 1474.56 * 128, uploadThroughput: 675 * 128 };
const SLOWER = 4;
/** A page has loaded when it has sent no request for this long. */
const SETTLED = 3000;
const MATCHES = Number(process.argv[2] ?? 1);

const data = mkdtempSync(join(tmpdir(), 'madang-figures-'));
const [page] = await Promise.all([buildWeb(), unpackBrowser()]);
const server = await startServer({ data, logLevel: 'silent', settings: { page } });
const browser = await startBrowser();

const routes = [
  { name: 'home', path: '/', ready: '.doors' },
  ...GAMES.map((game) => ({ name: game, path: addressOf(game, { rules: {} }), ready: '.mat .card:visible' })),
];
console.log('| page | first paint | largest paint | blocked | shift | scripts, gzip |\n|---|---|---|---|---|---|');
for (const route of routes) console.log(await loadingRow(route));

console.log(
  '\n| match against a bot | interactions | typical | next paint (98 %) | of that, code |\n|---|---|---|---|---|',
);
for (const game of GAMES) console.log(await matchRow(game));

await browser.close();
await server.close();
rmSync(data, { recursive: true });

async function freshPage(options: object): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block', ...options });
  await gather(context);
  return context.newPage();
}

async function onSlowPhone(): Promise<Page> {
  const opened = await freshPage(PHONE);
  const devtools = await opened.context().newCDPSession(opened);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return opened;
}

async function loadingRow({ name, path, ready }: (typeof routes)[number]): Promise<string> {
  const opened = await onSlowPhone();
  const scripts = scriptsOf(opened);
  await opened.goto(server.url + path, { timeout: 120_000 });
  // Nothing looks into the page before it has settled: on the slowed CPU that would take longer than drawing the cards.
  await opened.waitForLoadState('networkidle', { timeout: 120_000 });
  await opened.waitForTimeout(SETTLED);
  await opened.locator(ready).first().waitFor();
  const { firstPaint, largestPaint, blocked, shift } = await loadingOf(opened);
  const bytes = sum((await scripts()).values());
  await opened.context().close();
  const times = [firstPaint, largestPaint, blocked].map((time) => `${Math.round(time)} ms`).join(' | ');
  return `| ${name} | ${times} | ${shift.toFixed(3)} | ${(bytes / 1000).toFixed(0)} kB |`;
}

/** Whole matches at the usual animation speed, with the bot in its worker. */
async function matchRow(game: string): Promise<string> {
  const all: Interaction[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const opened = await freshPage({ viewport: { width: 1440, height: 900 } });
    opened.setDefaultTimeout(120_000);
    await opened.goto(server.url + addressOf(game, { new: 1, level: usualLevelOf(game) }));
    await new Player(opened).playMatch();
    all.push(...(await interactionsOf(opened)));
    await opened.context().close();
  }
  all.sort((a, b) => b.painted - a.painted);
  // Interaction to Next Paint: the slowest interaction, leaving out one of every fifty.
  const next = all[Math.floor(all.length / 50)];
  const typical = all[Math.floor(all.length / 2)];
  const times = [typical?.painted, next?.painted, next?.handled].map((time = 0) => `${Math.round(time)} ms`);
  return `| ${game} | ${all.length} | ${times.join(' | ')} |`;
}

function usualLevelOf(game: string): string {
  return KNOWN.find(({ id }) => id === game)?.usualLevel ?? 'easy';
}
