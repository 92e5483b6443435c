// node scripts/screenshots.ts: takes the pictures of the README. Seeds are fixed, so the cards are the same each time.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@madang/server';
import type { Browser, Page } from 'playwright-core';
import { startBrowser, unpackBrowser } from '../packages/web/e2e/browser.ts';
import { buildWeb } from './build-web.ts';

const OUT = fileURLToPath(new URL('../docs/screens', import.meta.url));
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };
const seed = (byte: string): string => byte.repeat(32);

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  readonly language?: string;
  /** What to do before the picture is taken. */
  readonly until?: (page: Page) => Promise<void>;
}

/** Moves the pointer over a card of the hand, so that its preview shows. */
async function lookAtCard(page: Page): Promise<void> {
  const cards = page.locator('fieldset.hand button.card.is-playable');
  await cards.first().waitFor();
  await cards.nth(Math.floor((await cards.count()) / 2)).hover();
}

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'koikoi', path: `/play/koikoi?seed=${seed('a7')}`, until: lookAtCard },
  { name: 'koikoi-phone', path: `/play/koikoi?seed=${seed('a7')}`, size: PHONE, theme: 'dark' },
  { name: 'matgo', path: `/play/matgo?seed=${seed('b3')}`, language: 'ko', until: lookAtCard },
  { name: 'gostop', path: `/play/gostop?seed=${seed('c1')}`, language: 'ko' },
  { name: 'tysiac', path: `/play/tysiac?seats=3&seed=${seed('d2')}`, language: 'pl' },
  { name: 'check', path: `/play/check?seats=4&seed=${seed('e4')}` },
];

const data = mkdtempSync(join(tmpdir(), 'madang-screens-'));
mkdirSync(OUT, { recursive: true });
const [page] = await Promise.all([buildWeb(), unpackBrowser()]);
const server = await startServer({ data, logLevel: 'silent', settings: { page } });
const browser = await startBrowser();
for (const picture of PICTURES) await take(browser, picture);
await replayPicture(browser);
await browser.close();
await server.close();
rmSync(data, { recursive: true });

async function open(
  browser: Browser,
  { size = DESKTOP, theme = 'light', language = 'en' }: Partial<Picture>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: size, colorScheme: theme, deviceScaleFactor: 1 });
  const settings = JSON.stringify({ speed: 0, language, name: 'Mina' });
  await context.addInitScript(`localStorage.setItem('madang.settings', ${JSON.stringify(settings)})`);
  return context.newPage();
}

async function take(browser: Browser, picture: Picture): Promise<void> {
  const page = await open(browser, picture);
  await page.goto(server.url + picture.path);
  await page.locator('main').waitFor();
  await page.evaluate('document.fonts.ready');
  await picture.until?.(page);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(OUT, `${picture.name}.png`) });
  await page.context().close();
}

/** Bots play a match; its replay is shown from the middle. */
async function replayPicture(browser: Browser): Promise<void> {
  const page = await open(browser, {});
  await page.goto(`${server.url}/play/koikoi?humans=0&seed=${seed('f6')}&rules={"total_rounds":1}`);
  await page.getByRole('link', { name: 'Replay' }).click({ timeout: 60_000 });
  await page.getByRole('slider').fill('8');
  await page.waitForTimeout(800);
  await page.screenshot({ path: join(OUT, 'replay.png') });
  await page.context().close();
}
