import { expect, it } from 'vitest';
import { cardBefore, seedWhere } from './deals.ts';
import { GAMES, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it.each(['koikoi', 'matgo'])('a hint in %s highlights the card to play and everything it takes', async (game) => {
  const player = await site.table(game, { seed: SEED, rules: {} });
  const { page } = player;
  await player.turn();
  await page.keyboard.press('h');
  const card = page.locator('fieldset.hand .is-lit');
  await card.waitFor();
  const id = (await card.getAttribute('data-card')) ?? '';
  const field = await page
    .locator('.field-cards [data-card]')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('data-card') ?? ''));
  const lit = await page
    .locator('.field-cards .is-hinted')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('data-card') ?? ''));
  const ofMonth = field.filter((other) => other.slice(0, 2) === id.slice(0, 2));
  for (const each of lit) expect(ofMonth).toContain(each);
  expect(lit.length > 0).toBe(ofMonth.length > 0);
});

it.each(GAMES)('a hint in %s says what to do, and why', async (game) => {
  const player = await site.table(game, { seed: SEED, rules: {} });
  const { page } = player;
  await player.asked();
  await page.keyboard.press('h');
  const line = page.getByRole('status').filter({ hasText: 'A good player would: ' });
  await line.waitFor();
  expect(await line.innerText()).toMatch(/^A good player would: .+\. \S.+$/);
});

it.each([
  ['koikoi', 'stop', { viewing_yaku: 5 }],
  ['matgo', 'DECLARE_STOP', { goMinScore: 1, piFrom: 1 }],
  ['matgo', 'CHOOSE_GUKJIN', { gukjin: 'whenOwned' }],
])('a hint at a question of %s (%s) highlights an answer', async (game, type, rules) => {
  const { seed, found: card } = seedWhere(game, { rules }, cardBefore(type));
  const player = await site.table(game, { rules, seed });
  const { page } = player;
  await player.turn();
  await player.playCard(page.locator(`fieldset.hand [data-card="${card}"]`));
  await page.locator('.decision').waitFor();
  await page.keyboard.press('h');
  await page.locator('.answer.is-hinted').waitFor();
  expect(await page.locator('.answer.is-hinted').count()).toBe(1);
});
