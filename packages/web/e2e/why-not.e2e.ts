import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardBefore, seedWhere } from './deals.ts';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Presses a card although it is disabled. */
const press = (card: Locator) => card.click({ force: true });

it('a hand card pressed out of turn says whose turn it is', ANY_DEAL, async () => {
  const mina = await site.visitor();
  const address = await openTable(mina, site.url, 'koikoi', [{ ...PERSON, name: 'Mina' }, PERSON]);
  const other = await site.visitor({}, { name: 'Boram' });
  await other.goto(address);
  for (const page of [mina, other]) await new Player(page).dealt();
  const isMinas = await new Player(mina).hand.first().isVisible();
  const [waiting, name] = isMinas ? [other, 'Mina'] : [mina, 'Boram'];
  await press(waiting.locator('fieldset.hand button').first());
  await waiting
    .getByRole('status')
    .filter({ hasText: `Waiting for ${name}` })
    .waitFor();
});

it('a hand card pressed during a decision says what to decide', async () => {
  const rules = { viewing_yaku: 5 };
  const { seed, found: card } = seedWhere('koikoi', { rules }, cardBefore('stop'));
  const player = await site.table('koikoi', { rules, seed });
  const { page } = player;
  await player.turn();
  await player.playCard(page.locator(`fieldset.hand [data-card="${card}"]`));
  await page.getByRole('dialog', { name: 'Koi-koi or stop?' }).waitFor();
  const held = page.locator('fieldset.hand button').first();
  expect(await held.getAttribute('aria-disabled')).toBe('true');
  await held.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Not now.' }).waitFor();
  expect(await held.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('Go-Stop names the rule that forbids a card: after a shake its month has to be played', async () => {
  const rules = { shakenMonthIsPlayed: true };
  const { seed } = seedWhere('matgo', { rules }, (match) => {
    const [seat] = match.actors;
    return seat === 0 && match.game.legal(match.state, 0).some(({ type }) => type === 'DECLARE_SHAKE') ? true : null;
  });
  const player = await site.table('matgo', { rules, seed });
  const { page } = player;
  await page.getByRole('dialog').getByRole('button', { name: /Shake/ }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await player.turn();
  await press(page.locator('fieldset.hand button[aria-disabled]').first());
  await page
    .getByRole('status')
    .filter({ hasText: /shook|shaken|month/i })
    .waitFor();
});
