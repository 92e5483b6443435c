import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressOf, Player, SEED } from './play.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Invalid values that another version of the page or a person could have left. */
const DAMAGED: readonly Readonly<Record<string, string>>[] = [
  {
    'madang.settings': '{"language":"tlh"}',
    'madang.match.koikoi': '{"rounds":5}',
    'madang.choices': '{"game":"poker","choices":{"koikoi":5}}',
    'madang.seats': '{"a":1}',
    kflower_game_logs: '[null,5]',
    'madang.match.koikoi.tab': '{}',
    'madang.match.koikoi.moves': '{"after":5}',
    'madang.match.koikoi.2': '{"rounds":[]}',
    'madang.check.memory': '{"on":1}',
  },
  {
    'madang.settings': '{"language":null,"theme":[],"speed":"fast","name":{"first":"Ala"}}',
    'madang.match.koikoi': '{"game":"koikoi","seats":[{}],"rounds":[{}],"rules":{},"result":null}',
    'madang.choices': '[]',
    'madang.seats': '[null,{"table_id":7}]',
    kflower_game_logs: '{}',
    'madang.match.koikoi.tab': '"a tab that crashed"',
    'madang.match.koikoi.moves': '[7]',
    'madang.match.koikoi.2': '"x"',
    'madang.check.memory': '',
  },
  { 'madang.settings': '{"back":"plaid","felt":7,"volume":"loud","secondName":[],"koreanFaces":"no","haptics":0}' },
  { 'madang.settings': '7', 'madang.match.koikoi': '[]', 'madang.choices': '{', kflower_game_logs: 'x' },
];

async function homeAndTable(page: Page): Promise<void> {
  await page.goto(`${site.url}/?game=koikoi`);
  await page.locator('.door.is-open .b.main').waitFor();
  await page.goto(site.url + addressOf('koikoi'));
  await new Player(page).asked();
}

/** The other pages that read what is kept. */
async function recordsAndStatistics(page: Page): Promise<void> {
  for (const path of ['/records', '/statistics', '/play/koikoi?humans=2', '/play/check'])
    await visit(page, path, 'main h1, main .empty, .cover, .mat .card');
}

it('invalid values in storage are removed: home and table open, also the second time', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  for (const damaged of DAMAGED) {
    await page.evaluate((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, damaged);
    await homeAndTable(page);
    await recordsAndStatistics(page);
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
});

it('a stored match that cannot be replayed is replaced by a new one', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  await new Player(page).turn();
  await page.evaluate(() => {
    const kibo = JSON.parse(localStorage.getItem('madang.match.koikoi') ?? '');
    localStorage.setItem('madang.match.koikoi', JSON.stringify({ ...kibo, seed: 'no seed', rules: { none: 1 } }));
  });
  await page.goto(`${site.url}/play/koikoi`);
  await new Player(page).asked();
});

it.each([
  ['forbidden', 'getItem', 'setItem', 'removeItem'],
  ['full', 'setItem'],
])('with storage that is %s the page works, local and online', async (_, ...methods) => {
  const page = await site.visitor();
  // The database is broken in the same way.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await page.addInitScript((forbidden) => {
    for (const method of forbidden)
      Object.defineProperty(Storage.prototype, method, {
        value: () => {
          throw new DOMException('no', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
        },
      });
  }, methods);
  await homeAndTable(page);
  await recordsAndStatistics(page);
  await page.goto(`${site.url}/?game=koikoi`);
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await page.getByRole('textbox', { name: 'Send this link to a friend' }).waitFor();
});

it('an unknown address gets a 404 page', async () => {
  const page = await site.visitor();
  for (const path of ['/nothing', '/no/such/page', '/tables/a/b', '/favicon.xyz']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await page.locator('.doors').waitFor();
});
