import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { faults, faultsOver } from './page-faults.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** A finished match of two people. */
async function finished(): Promise<readonly [Page, Page]> {
  const [mina, ola] = await Promise.all([site.visitor({}, { name: 'Mina' }), site.visitor({}, { name: 'Ola' })]);
  const rules = { total_rounds: 3 };
  const address = await openTable(mina, site.url, 'koikoi', [{ ...PERSON, name: 'Mina' }, PERSON], rules);
  await ola.goto(address);
  await Promise.all([new Player(mina).dealt(), new Player(ola).dealt()]);
  await new Player(mina).giveUp();
  await new Player(ola).again.waitFor();
  return [mina, ola];
}

it('a rematch offer is shown to the other player, who accepts it', ANY_DEAL, async () => {
  const [mina, ola] = await finished();
  await new Player(ola).again.click();
  await ola.getByRole('heading', { name: 'Waiting for Mina' }).waitFor();
  expect(await ola.getByText('Send this link').count()).toBe(0);
  expect(await ola.locator('.qr').count()).toBe(0);
  expect(await faults(ola)).toEqual([]);

  await mina.getByRole('heading', { name: 'Ola offers a rematch' }).waitFor();
  expect(await faultsOver(mina, '.result')).toEqual([]);
  await mina.getByRole('button', { name: 'Accept' }).click();
  await mina.locator('.result').waitFor({ state: 'hidden' }); // and with it the hand of the finished match
  const [hers, theirs] = await Promise.all([new Player(mina).dealt(), new Player(ola).dealt()]);
  expect(hers.filter((card) => theirs.includes(card))).toEqual([]);
  expect(mina.url()).toBe(ola.url());
});

it('a declined rematch is reported to the player who offered it, and the seat becomes free', ANY_DEAL, async () => {
  const [mina, ola] = await finished();
  await new Player(ola).again.click();
  await mina.getByRole('button', { name: 'Decline' }).click();
  await mina.getByText('You have declined the rematch.').waitFor();
  expect(await mina.getByRole('button', { name: 'Accept' }).count()).toBe(0);
  await ola.getByText('Mina declined the rematch.').waitFor();
  await ola.getByRole('textbox', { name: 'Send this link to a friend' }).waitFor();
});

it('a rematch offer is still there after a reload of the finished match', ANY_DEAL, async () => {
  const [mina, ola] = await finished();
  await new Player(ola).again.click();
  await ola.getByRole('heading', { name: 'Waiting for Mina' }).waitFor();
  await mina.reload();
  await mina.getByRole('heading', { name: 'Ola offers a rematch' }).waitFor();
  expect(await faults(mina)).toEqual([]);
  await mina.getByRole('button', { name: 'Accept' }).click();
  await new Player(mina).dealt();
});

it('a rematch offer can be withdrawn by giving up the seat', ANY_DEAL, async () => {
  const [mina, ola] = await finished();
  await new Player(ola).again.click();
  await ola.getByRole('button', { name: 'Stop waiting' }).click();
  await ola.locator('.doors').waitFor();
  await mina.getByRole('button', { name: 'Accept' }).click();
  await mina.getByText('Ola will not play.').waitFor();
});
