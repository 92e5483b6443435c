import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();
/** The code that all tables share. */
const TABLE = /\/assets\/table-[\w-]{8}\.js$/;

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
