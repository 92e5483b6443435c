import { expect, it } from 'vitest';
import { faultsOver } from './page-faults.ts';
import { Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it('named rules are chosen on the door, apply at the table, and are remembered', async () => {
  const page = await site.visitor({ viewport: { width: 375, height: 812 } });
  await page.goto(site.url);
  await page.locator('.table-rules summary').click();
  expect(await faultsOver(page, '.table-rules')).toEqual([]);
  await page.getByRole('radio', { name: /^With viewing yaku/ }).check();
  expect(await page.locator('.table-rules summary').innerText()).toContain('With viewing yaku');
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.locator('.mat [data-card]').first().waitFor();
  expect(new URL(page.url()).searchParams.get('rules')).toBe('{"ruleset":"nintendo"}');
  await page.goto(site.url);
  await page.locator('.table-rules summary', { hasText: 'With viewing yaku' }).waitFor();
});

it.each([
  ['pl', '/', '[data-game="tysiac"] .door-opener', 'Polski stół'],
  ['ja', '/', null, '月見・花見あり'],
])('readers of %s begin with the rules of their country', async (language, path, opener, name) => {
  const page = await site.visitor({}, { language });
  await page.goto(site.url + path);
  if (opener) await page.locator(opener).click();
  await page.locator('.table-rules summary', { hasText: name }).waitFor();
});

it('the house rules of Matgo are grouped and explained, and can be searched', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  await page.locator('[data-game="matgo"] .door-opener').click();
  await page.getByRole('button', { name: /^House rules/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').waitFor();
  expect(await dialog.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(4);
  expect(await faultsOver(page, '.house-rules')).toEqual([]);
  await dialog.getByRole('searchbox').fill('pi-bak');
  const found = await dialog.locator('.house-line:not(.is-ruleset)').allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  for (const line of found) expect(line.toLowerCase()).toContain('pi-bak');
  await dialog.getByRole('searchbox').fill('no such rule');
  await dialog.getByText('No option is called that.').waitFor();
});

it('a hand of Tysiąc ends with who made or failed the bid, and the match with its score and all rounds', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/play/tysiac?${new URLSearchParams({ seats: '2', rules: '{"maxHands":2}' })}`);
  const player = new Player(page);
  const result = page.getByRole('dialog');
  await player.playRound();
  expect(await result.getByRole('heading', { level: 1 }).innerText()).toMatch(/(made|failed) the bid of \d+$/);
  await player.playMatch();
  expect(await result.getByRole('heading', { level: 1 }).innerText()).toMatch(/wins? the match|tie/);
  expect(await result.locator('.result-score').innerText()).toMatch(/^−?\d+ : −?\d+$/);
  expect(await result.locator('.rounds-sheet tbody tr').count()).toBe(2);
});

it('a match that was given up is over, and says by whom', async () => {
  const player = await site.table('koikoi', { rules: {}, seed: SEED });
  await player.turn();
  await player.giveUp();
  await player.page.getByRole('dialog').getByText('You resign.').waitFor();
  expect(await player.page.locator('.result-match').innerText()).toMatch(/Aiko wins the match/);
});
