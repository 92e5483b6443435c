import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { faults } from './page-faults.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
/** The code that all tables share. */
const TABLE = /\/assets\/table-[\w-]{8}\.js$/;
const SETTINGS = /\/assets\/Menu-[\w-]{8}\.js$/;
const RULES = /\/assets\/TableRulesChoice-[\w-]{8}\.js$/;

it('a chunk that cannot be loaded shows an error, and a retry loads it', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  await page.route(TABLE, (route) => route.abort());
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Madang' }).click();
  await page.locator('.doors').waitFor();
  await page.goBack();
  await page.unroute(TABLE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await new Player(page).turn();
});

it('a part that cannot be loaded leaves the rest of the page as it is, until a retry with a connection loads it', async () => {
  const page = await site.visitor();
  await page.route(RULES, (route) => route.abort());
  await page.goto(site.url);
  const door = page.locator('.door.is-open');
  await door.getByText('The connection may be gone').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.context().setOffline(true);
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await door.getByRole('button', { name: 'Try again' }).click();
  await refused;
  await page.context().setOffline(false);
  await page.unroute(RULES);
  await door.getByRole('button', { name: 'Try again' }).click();
  await door.locator('.table-rules').waitFor();
});

it('a dialog that cannot be loaded says so over the table, where one plays on', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  const player = new Player(page);
  await player.turn();
  await page.route(SETTINGS, (route) => route.abort());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('alert').getByText('The connection may be gone').waitFor();
  expect(await violations(page, '.strip')).toEqual([]);
  await player.move();
});
