import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a table of an unknown game shows a message, and no seat is taken', async () => {
  const page = await site.visitor();
  const asked: string[] = [];
  await page.route('**/api/tables/t1**', (route) => {
    asked.push(route.request().method());
    return route.fulfill({ json: { table_id: 't1', game: 'highcard', status: 'open', seats: [null, null] } });
  });
  await page.goto(`${site.url}/tables/t1`);
  await page.getByRole('heading', { name: 'This page cannot show “highcard”.' }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(['GET']));
});

it('the pages of an unknown game are not found', async () => {
  const page = await site.visitor();
  for (const path of ['/play/highcard', '/rules/highcard', '/learn/highcard']) {
    await page.goto(site.url + path);
    await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
  }
});
