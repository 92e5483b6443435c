// node scripts/web-figures.ts [MATCHES] [SLOWDOWN]: measures size and speed of the page. First loading on a phone as Lighthouse
// simulates it (cold cache, CPU four times slower, slow 4G), then MATCHES matches of each game (default 1, a minute each) with a
// CPU that is SLOWDOWN times slower (default 1). Prints two tables. Run it on an idle machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@madang/server';
import type { CDPSession, Page } from 'playwright-core';
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
const MATCH_SLOWDOWN = Number(process.argv[3] ?? 1);

const data = mkdtempSync(join(tmpdir(), 'madang-figures-'));
const [page] = await Promise.all([buildWeb(), unpackBrowser()]);
const server = await startServer({ data, logLevel: 'silent', settings: { page } });
const browser = await startBrowser();

const routes = [
  { name: 'home', path: '/', ready: '.doors' },
  ...GAMES.map((game) => ({ name: game, path: addressOf(game, { rules: {} }), ready: '.mat .card:visible' })),
];
console.log(
  '| page | first paint | first card | largest paint | blocked | shift | scripts, gzip |\n|---|---|---|---|---|---|---|',
);
for (const route of routes) console.log(await loadingRow(route));

if (MATCHES > 0) {
  console.log(
    '\n| from a press to the next paint | presses | median | code | the slowest of each match |\n|---|---|---|---|---|',
  );
  for (const game of GAMES) console.log(await matchRow(game));
}

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
  const devtools = await slowDown(opened, SLOWER);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  return opened;
}

async function slowDown(opened: Page, rate: number): Promise<CDPSession> {
  const devtools = await opened.context().newCDPSession(opened);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

async function loadingRow({ name, path, ready }: (typeof routes)[number]): Promise<string> {
  const opened = await onSlowPhone();
  const scripts = scriptsOf(opened);
  await opened.goto(server.url + path, { timeout: 120_000 });
  // Nothing looks into the page before it has settled: on the slowed CPU that would take longer than drawing the cards.
  await opened.waitForLoadState('networkidle', { timeout: 120_000 });
  await opened.waitForTimeout(SETTLED);
  await opened.locator(ready).first().waitFor();
  const { firstPaint, firstCard, largestPaint, blocked, shift } = await loadingOf(opened);
  const bytes = sum((await scripts()).values());
  await opened.context().close();
  const times = [firstPaint, firstCard, largestPaint, blocked].map(ms).join(' | ');
  return `| ${name} | ${times} | ${shift.toFixed(3)} | ${(bytes / 1000).toFixed(0)} kB |`;
}

/**
 * Whole matches at the usual animation speed, with the bot in its worker. A match has fewer than fifty presses: its slowest one is
 * the "interaction to next paint".
 */
async function matchRow(game: string): Promise<string> {
  const matches: (readonly Interaction[])[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const opened = await freshPage({ viewport: { width: 1440, height: 900 } });
    await slowDown(opened, MATCH_SLOWDOWN);
    opened.setDefaultTimeout(120_000);
    await opened.goto(server.url + addressOf(game, { new: 1, level: usualLevelOf(game) }));
    await new Player(opened).playMatch();
    matches.push(await interactionsOf(opened));
    await opened.context().close();
  }
  const all = matches.flat().sort((one, two) => one.painted - two.painted);
  const middle = all[Math.floor(all.length / 2)];
  const slowest = matches.map(([first]) => Math.round(first?.painted ?? 0)).sort((one, two) => one - two);
  return `| ${game} | ${all.length} | ${ms(middle?.painted)} | ${ms(middle?.handled)} | ${slowest.join(', ')} ms |`;
}

function ms(time = 0): string {
  return Number.isNaN(time) ? '–' : `${Math.round(time)} ms`;
}

function usualLevelOf(game: string): string {
  return KNOWN.find(({ id }) => id === game)?.usualLevel ?? 'easy';
}
