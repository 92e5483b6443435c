import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { addressOf, Player } from './play.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a finished match is counted in the statistics of its game', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  await visit(page, '/statistics', 'main.statistics');
  await page.getByText('Finish a match, and it is counted here.').waitFor();
  await visit(page, addressOf('koikoi', { seed: '5eed'.repeat(16) }), '.mat [data-card]');
  await new Player(page).playMatch();
  await visit(page, '/records', '.records-list');
  await page.getByRole('link', { name: 'Statistics' }).click();
  const game = page.getByRole('region', { name: 'Koi-Koi' });
  expect(await game.locator('dl').innerText()).toMatch(/Matches\s+1\s+Won\s+[01] · /);
  expect(await game.locator('tbody tr').count()).toBe(1);
  expect(await faults(page)).toEqual([]);
});
