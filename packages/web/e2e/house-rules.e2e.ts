import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsOver } from './page-faults.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Opens a game's house rules on the home page. */
async function open(page: Page, game: RegExp): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('button', { name: game }).first().click();
  await page.getByRole('button', { name: /^House rules/ }).click();
  await page.getByRole('dialog', { name: 'House rules' }).waitFor();
}

it('each of the three bak factors of Go-Stop can be set, and applies at the table', async () => {
  const page = await site.visitor();
  await open(page, /^Go-Stop/);
  expect(await faultsOver(page, '.house-rules')).toEqual([]);
  const numbers = { 'Factor for gwang-bak': '3', 'Factor for pi-bak': '4', 'Factor for mong-bak': '5' };
  for (const [label, value] of Object.entries(numbers)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'House rules 3 changed' }).waitFor();
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.locator('.mat .card').first().waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  const book = page.getByRole('dialog');
  for (const factor of ['×3', '×4', '×5']) await book.getByText(factor, { exact: true }).first().waitFor();
});

it('another ruleset can be chosen: a strict table of Check', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 568 } });
  await open(page, /^Check/);
  const ruleset = page.getByLabel('Ruleset');
  await ruleset.selectOption('strict');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.locator('.mat .card').first().waitFor();
  expect(new URL(page.url()).searchParams.get('rules')).toBe('{"ruleset":"strict"}');
});
