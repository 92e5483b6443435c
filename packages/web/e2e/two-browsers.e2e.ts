import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CuttableProxy } from './cuttable-proxy.ts';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

it('a friend joins by the link, and each sees only the own hand', ANY_DEAL, async () => {
  const [mina, ola] = await Promise.all([site.visitor({}, { name: 'Mina' }), site.visitor({}, { name: 'Ola' })]);
  await mina.goto(site.url);
  await mina.getByRole('button', { name: 'Invite a friend' }).click();
  await ola.goto(await mina.getByRole('textbox', { name: 'Send this link to a friend' }).inputValue());
  const [host, guest] = [new Player(mina), new Player(ola)];
  const [hers, theirs] = await Promise.all([host.dealt(), guest.dealt()]);
  expect([hers.length, theirs.length]).toEqual([8, 8]);
  expect(hers.filter((card) => theirs.includes(card))).toEqual([]);
  expect(await mina.locator('.mat').innerText()).toContain('Ola');
  expect(await ola.locator('.mat').innerText()).toContain('Mina');
  for (const card of theirs) expect(await mina.locator(`[data-card="${card}"]`).count()).toBe(0);

  await host.giveUp();
  await guest.again.waitFor();
  expect(await ola.locator('.result-match').innerText()).toBe('You win the match');
  expect(await mina.locator('.result-match').innerText()).toBe('Ola wins the match');
});

it.each([
  ['koikoi', 2],
  ['gostop', 3],
  ['matgo', 2],
  ['tysiac', 3],
  ['check', 2],
])('a whole match of %s by %i people, one of whom loses the connection and comes back', async (game, count) => {
  const proxy = await CuttableProxy.to(site.url);
  const pages = await Promise.all(Array.from({ length: count }, () => site.visitor()));
  const [first, ...others] = pages;
  const address = await openTable(
    first,
    proxy.url,
    game,
    pages.map(() => PERSON),
  );
  for (const page of others) await page.goto(address.replace(proxy.url, site.url));
  // The others play on while the first is disconnected.
  await Promise.all([
    ...others.map((page) => new Player(page).playMatch()),
    disconnectAndReconnect(first, proxy).then(() => new Player(first).playMatch()),
  ]);
  proxy.close();
  const scores = await Promise.all(pages.map((page) => page.locator('.standings dd').allInnerTexts()));
  expect(scores[0]).toHaveLength(count);
  for (const seen of scores) expect(seen).toEqual(scores[0]);
});

/** Two moves, then the connection is cut until the page has noticed. */
async function disconnectAndReconnect(page: Page, proxy: CuttableProxy): Promise<void> {
  const player = new Player(page);
  for (let moves = 0; moves < 2; moves++) await player.move();
  const lost = page.getByRole('alert').filter({ hasText: 'Connection lost' });
  proxy.cut();
  await lost.waitFor();
  proxy.mend();
  await lost.waitFor({ state: 'hidden' });
}

it('a spectator sees no hand', ANY_DEAL, async () => {
  const [player, friend, watcher] = await Promise.all([site.visitor(), site.visitor(), site.visitor()]);
  const address = await openTable(player, site.url, 'koikoi', [PERSON, PERSON]);
  await friend.goto(address);
  await watcher.goto(address);
  const own = await new Player(player).dealt();
  await watcher.locator('.field-cards [data-card]').first().waitFor();
  for (const card of own) expect(await watcher.locator(`[data-card="${card}"]`).count()).toBe(0);
});
