import { expect, it } from 'vitest';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it('two people at one screen: each sees only the own hand', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { humans: 2, seed: SEED }));
  const player = new Player(page);
  const cover = page.getByRole('button', { name: /show my cards/ });
  const hands: (readonly string[])[] = [];
  for (let turn = 0; turn < 2; turn++) {
    await cover.waitFor();
    expect(await page.locator('fieldset.hand [data-card]').count()).toBe(0);
    for (const card of hands.flat()) expect(await page.locator(`.fan [data-card="${card}"]`).count()).toBe(0);
    await cover.click();
    hands.push(await player.dealt());
    while (await player.move('.cover .b.main'));
  }
  expect(hands[1].filter((card) => hands[0].includes(card))).toEqual([]);
});
