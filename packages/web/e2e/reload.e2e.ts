import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Every visible card with its place. */
function table(page: Page): Promise<readonly string[]> {
  return page
    .locator('.mat [data-card]')
    .evaluateAll((cards) =>
      cards
        .map((card) => `${card.closest('[aria-label]')?.getAttribute('aria-label')} ${card.getAttribute('data-card')}`)
        .sort(),
    );
}

it('a local match continues after a reload with the same cards', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  const player = new Player(page);
  await player.dealt();
  for (let i = 0; i < 3; i++) await player.move();
  await player.asked();
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  const before = await table(page);
  await page.reload();
  await player.asked();
  expect(await table(page)).toEqual(before);
  await player.move();
});

it('the home page offers an unfinished match', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  const player = new Player(page);
  const cards = await player.dealt();
  await page.goto(site.url);
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  expect(await player.dealt()).toEqual(cards);
});

it('a match on the server continues after a reload with the same cards', ANY_DEAL, async () => {
  const [page, friend] = await Promise.all([site.visitor(), site.visitor()]);
  await friend.goto(await openTable(page, site.url, 'koikoi', [PERSON, PERSON]));
  const [player, other] = [new Player(page), new Player(friend)];
  await Promise.all([player.dealt(), other.dealt()]);
  const before = await table(page);
  await page.reload();
  await player.dealt();
  expect(await table(page)).toEqual(before);
  await Promise.race([player.move(), other.move()]);
});
