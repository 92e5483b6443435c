import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@madang/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startBrowser } from './browser.ts';
import { addressOf, type MatchOptions, Player } from './play.ts';
import { visit } from './screens.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** A test that waits this long for something on the page has failed; a busy machine needs patience. */
const PATIENCE = 20_000;

/** A server with the built page, and a browser, for one test file. Nothing may be written to a page's console. */
export function openSite(names: readonly string[] = []) {
  let server: Awaited<ReturnType<typeof startServer>>;
  const data = mkdtempSync(join(tmpdir(), 'madang-e2e-'));
  const visitors = openBrowser(names);

  beforeAll(async () => {
    server = await startServer({
      data,
      logLevel: 'silent',
      settings: { page: DIST, botPause: [0, 1] },
      // Whole files of tests come from one address.
      limits: { addressBurst: 100_000, addressPerSecond: 100_000 },
    });
  });
  afterAll(async () => {
    await server?.close();
    rmSync(data, { recursive: true });
  });

  return {
    ...visitors,
    get url(): string {
      return server.url;
    },
    /** Somebody at a prepared table of their own device: a regular, who goes on from table to table. */
    async table(game: string, wish: MatchOptions & { readonly seed: string }): Promise<Player> {
      const page = await visitors.regular(server.url);
      await visit(page, addressOf(game, wish), '.mat .card, .cover');
      return new Player(page);
    },
  };
}

/** Settings that tests play with: no animation, so that nothing has to be waited for. */
export const QUICK = { speed: 0, sound: false };

/** The browser alone, for tests that bring their own server. */
export function openBrowser(names: readonly string[] = []) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let regular: Page | null = null;
  const consoleErrors: string[] = [];

  beforeAll(async () => {
    browser = await startBrowser(names);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') {
      if (regular) contexts.push(regular.context());
      regular = null;
      await takeScreenshots(contexts, task.name);
    }
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(consoleErrors.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  async function open(options: BrowserContextOptions, settings: object): Promise<Page> {
    // Keeping the whole page for later, with each visitor anew, takes longer than many a test.
    const usual = { viewport: { width: 1440, height: 900 }, locale: 'en', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...usual, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(
      (text) => {
        localStorage.getItem('madang.settings') ?? localStorage.setItem('madang.settings', text);
      },
      JSON.stringify({ ...QUICK, ...settings }),
    );
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => isExpected(message) || consoleErrors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) consoleErrors.push(message.text());
    });
    return page;
  }

  return {
    /** Somebody with a browser of their own; without animation unless asked for. */
    async visitor(options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
      const page = await open(options, settings);
      contexts.push(page.context());
      return page;
    },
    /** Somebody who stays for the next test, until one fails: the page has been loaded, which takes longer than many a test. */
    async regular(url: string): Promise<Page> {
      if (regular) return regular;
      regular = await open({}, {});
      await regular.goto(url);
      return regular;
    },
  };
}

/** What a test breaks on purpose says this. */
export const PLANTED = 'planted fault';

/** A browser complains by itself about every connection that breaks, and about headers that plain HTTP cannot have. */
const EXPECTED = [
  /WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED/,
  /Failed to load resource|dynamically imported module/,
  /Cross-Origin-Opener-Policy header has been ignored/,
  new RegExp(PLANTED),
];

function isExpected(text: string): boolean {
  return EXPECTED.some((complaint) => complaint.test(text));
}

/** What a failed test saw last. */
async function takeScreenshots(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) {
    const path = join(tmpdir(), 'madang-e2e-failed', `${name.replaceAll(/\W+/g, '-')}-${i}.png`);
    await page.screenshot({ path }).catch(() => null);
    console.error(`${page.url()} as the test left it: ${path}`);
  }
}
