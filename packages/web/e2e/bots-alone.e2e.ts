import { expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { addressOf, GAMES, Player } from './play.ts';

const house = openHouse();

it.each(GAMES)('bots play %s against each other, and every card is open', async (game) => {
  const page = await house.visitor();
  await page.goto(house.url + addressOf(game, { humans: 0 }));
  const player = new Player(page);
  await player.playMatch();
  expect(await page.locator('.result-match').innerText()).not.toContain('You');
});
