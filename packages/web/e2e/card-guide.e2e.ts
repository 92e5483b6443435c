import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

it('the card guide shows every card by month, with its name and what it counts for', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Card guide' }).click();
  const months = page.locator('.guide-months > section');
  await months.first().waitFor();
  expect(await months.count()).toBe(12);
  expect(await page.locator('.guide-months li').count()).toBe(48);
  const crane = page.locator('.guide-months li', { hasText: 'Pine with crane' });
  expect(await crane.innerText()).toMatch(/Bright[\s\S]*Five Brights/);
  expect(await faults(page)).toEqual([]);
});

it('it is in the reader’s language, for each game with flower cards', async () => {
  const page = await site.visitor({}, { language: 'pl' });
  await page.goto(site.url);
  await visit(page, '/cards/matgo', '.guide-months');
  const months = await page.locator('.guide-months').innerText();
  expect(months).toMatch(/Sosna – żuraw[\s\S]*Światło/);
  expect(months).not.toMatch(/\bBright\b/);
});
