import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@madang/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { sharedBrowser } from './browser.ts';
import { CLIENT_SEED, ordinaryBytes, sendClientSeed } from './ordinary-deals.ts';
import { addressOf, type MatchOptions, Player } from './play.ts';
import { visit } from './screens.ts';
import { blankCards } from './still.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
/** The timeout for anything on the page, long enough for a busy machine. */
const PATIENCE = 20_000;

type ServerSettings = NonNullable<NonNullable<Parameters<typeof startServer>[0]>['settings']>;

/** A server with the built page, and a browser, for one test file. Errors in a page's console fail the test. */
export function openSite(settings: ServerSettings = {}, looks: Looks = {}) {
  let server: Awaited<ReturnType<typeof startServer>>;
  let data: string;
  const start = async (): Promise<void> => {
    data = mkdtempSync(join(tmpdir(), 'madang-e2e-'));
    server = await startServer({
      data,
      logLevel: 'silent',
      bytes: ordinaryBytes,
      settings: { page: DIST, botPause: [0, 1], botReaction: [0, 1], ...settings },
      // All requests of a test file come from one address.
      limits: { addressBurst: 100_000, addressPerSecond: 100_000 },
    });
  };
  const stop = async (): Promise<void> => {
    await server?.close();
    rmSync(data, { recursive: true });
  };
  beforeAll(start);
  afterAll(stop);
  // A failed test leaves tables behind, which it must not meet when it is run again. After the hook of the browser.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await stop();
    await start();
  });
  const visitors = openBrowser(looks);

  return {
    ...visitors,
    get url(): string {
      return server.url;
    },
    /** A new local match, on the shared page. */
    async table(game: string, wish: MatchOptions & NewMatch): Promise<Player> {
      const page = await visitors.regular(server.url);
      await visit(page, addressOf(game, wish), '.mat .card, .cover');
      return new Player(page);
    },
  };
}

/** Without one of these, the last match is continued. */
type NewMatch = { readonly seed: string } | { readonly new: 1 };

const DESKTOP = { width: 1440, height: 900 };

/** Settings for tests: no animations. */
const QUICK = { speed: 0, sound: false };

interface Looks {
  /** Whether cards have their pictures: for tests of what they look like, and of how pages load. */
  readonly pictures?: boolean;
}

/** Only the browser, for tests with a server of their own. */
export function openBrowser({ pictures = false }: Looks = {}) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  let regular: Page | null = null;
  const consoleErrors: string[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
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
  afterAll(async () => {
    await regular?.context().close();
  });

  async function open(options: BrowserContextOptions, settings: object): Promise<Page> {
    // Without a service worker: caching the whole page for each visitor takes longer than most tests.
    const usual = { viewport: DESKTOP, locale: 'en', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...usual, reducedMotion: 'reduce', ...options });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(sendClientSeed, CLIENT_SEED);
    if (!pictures) await context.addInitScript(blankCards);
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
    /** A page in a browser context of its own; without animations by default. */
    async visitor(options: BrowserContextOptions = {}, settings: object = {}): Promise<Page> {
      const page = await open(options, settings);
      contexts.push(page.context());
      return page;
    },
    /** A page that is shared between tests until one fails: loading takes longer than most tests. */
    async regular(url: string): Promise<Page> {
      if (regular) {
        if (regular.viewportSize()?.width !== DESKTOP.width) await regular.setViewportSize(DESKTOP);
        return regular;
      }
      regular = await open({}, {});
      await regular.goto(url);
      return regular;
    },
  };
}

/** The message of errors that tests cause on purpose. */
export const PLANTED = 'planted fault';

/** Console errors of the browser itself: broken connections, and headers that need HTTPS. */
const EXPECTED = [
  /WebSocket connection|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED/,
  /Failed to load resource|dynamically imported module|Unable to preload CSS/,
  /Cross-Origin-Opener-Policy header has been ignored/,
  new RegExp(PLANTED),
];

function isExpected(text: string): boolean {
  return EXPECTED.some((complaint) => complaint.test(text));
}

/** Screenshots of a failed test. */
async function takeScreenshots(contexts: readonly BrowserContext[], name: string): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  for (const [i, page] of pages.entries()) {
    const path = join(tmpdir(), 'madang-e2e-failed', `${name.replaceAll(/\W+/g, '-')}-${i}.png`);
    await page.screenshot({ path }).catch(() => null);
    console.error(`${page.url()} as the test left it: ${path}`);
  }
}
