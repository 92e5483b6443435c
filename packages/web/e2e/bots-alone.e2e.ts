import { expect, it } from 'vitest';
import { GAMES } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it.each(GAMES)('bots play %s against each other, and every card is visible', async (game) => {
  const player = await site.table(game, { humans: 0, new: 1 });
  await player.playMatch();
  expect(await player.page.locator('.result-match').innerText()).not.toContain('You');
});
