import { expect, it } from 'vitest';
import { addressOf, GAMES, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it.each(GAMES)('a full match of %s against a bot, which is in the records afterwards', async (game) => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf(game));
  const player = new Player(page);
  await player.playMatch();
  expect(await page.locator('.result-match').innerText()).toMatch(/wins? the match|tie/);

  await player.again.click();
  await player.asked();
  await page.getByRole('link', { name: 'Madang' }).click();
  await page.getByRole('link', { name: 'Records' }).first().click();
  // The new match may be over already: a hand with four of a month wins at the deal.
  await page
    .getByRole('link', { name: /^Replay/ })
    .first()
    .waitFor();
});

it('a resigned match is over', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { rules: {}, seed: SEED }));
  const player = new Player(page);
  await player.turn();
  await player.giveUp();
  expect(await page.locator('.result-match').innerText()).toMatch(/Aiko wins the match/);
});
