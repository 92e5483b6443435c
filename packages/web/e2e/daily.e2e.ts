import { expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openSite } from './site.ts';

const site = openSite();

it('the deal of the day is played once, and then the board is open', async () => {
  const page = await site.visitor({}, { name: 'Mina' });
  await page.goto(`${site.url}/daily/koikoi`);
  await page.getByText('0 people have begun').waitFor();
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await page.locator('fieldset.hand [data-card]').first().waitFor();
  // Left and continued: the same table.
  const table = new URL(page.url()).pathname;
  await page.goto(`${site.url}/daily/koikoi`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('fieldset.hand [data-card]').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(table);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /give up/i })
    .click();
  await page.getByRole('link', { name: 'To the board' }).click();
  await page.getByText('You have finished today’s deal').waitFor();
  await page.getByRole('rowheader', { name: 'Mina' }).waitFor();
  expect(await page.getByRole('button', { name: /Play|Continue/ }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});
