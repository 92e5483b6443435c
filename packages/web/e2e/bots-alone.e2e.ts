import { expect, it } from 'vitest';
import { addressOf, GAMES, Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it.each(GAMES)('bots play %s against each other, and every card is visible', async (game) => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf(game, { humans: 0 }));
  const player = new Player(page);
  await player.playMatch();
  expect(await page.locator('.result-match').innerText()).not.toContain('You');
});
