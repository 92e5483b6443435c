import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable, PERSON } from './online.ts';
import { faults } from './page-faults.ts';
import { Player } from './play.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

const matches = (page: Page) => page.locator('.me-page .panel').first().locator('li');

it('a reader finds their matches by a key, on another device too, with their statistics, and can erase themselves', async () => {
  const ola = await site.visitor({}, { name: 'Ola' });
  const address = await openTable(ola, site.url, 'check', [{ ...PERSON, name: 'Ola' }, PERSON]);
  const mina = await site.visitor({}, { name: 'Mina' });
  await mina.goto(address); // takes the free seat, with her key
  await mina.locator('.mat .card').first().waitFor();
  await new Player(mina).giveUp();
  await visit(mina, '/statistics', '.statistics .panel');
  await mina.getByRole('radio', { name: 'This device' }).check({ force: true });
  await mina.getByText('Finish a match, and it is counted here.').waitFor();
  await mina.getByRole('radio', { name: 'This server' }).check({ force: true });
  expect(await mina.getByRole('region', { name: 'Check' }).innerText()).toMatch(/Matches\s+1\s+Won\s+0 · 0 %/);
  expect(await faults(mina)).toEqual([]);
  await visit(mina, '/me', '.me-page .panel');
  expect(await matches(mina).innerText()).toContain('Mina');
  expect(await faults(mina)).toEqual([]);

  await mina.getByRole('button', { name: 'Show a code' }).click();
  const code = await mina.locator('.code').innerText();
  expect(code.split(' ')).toHaveLength(5);
  expect(await mina.locator('.qr').getAttribute('alt')).toContain(`/me#${code.replaceAll(' ', '-')}`);
  expect(await faults(mina)).toEqual([]);

  const phone = await site.visitor({ viewport: { width: 375, height: 812 } });
  await phone.goto(`${site.url}/me#${code.replaceAll(' ', '-')}`); // as the QR code says, but at this address
  await phone.locator('.me-page .panel').first().waitFor();
  expect(await matches(phone).count()).toBe(0);
  await phone.getByRole('button', { name: 'Use the code' }).click();
  await matches(phone).waitFor();
  expect(await matches(phone).innerText()).toContain('Mina');
  expect(await faults(phone)).toEqual([]);

  await phone.getByRole('button', { name: 'Erase everything' }).click();
  await phone.getByRole('button', { name: 'Erase', exact: true }).click();
  await phone.getByText('Play at a table of this server').waitFor();
  await mina.reload();
  await mina.getByText('Play at a table of this server').waitFor();
});
