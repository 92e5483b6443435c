import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { HOME } from './browser.ts';
import { ANY_DEAL, openTable, PERSON } from './online.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

// "npm start" at home, and a friend scans the QR code: the page comes over plain HTTP from another host than localhost, where
// browsers disable the APIs that need a secure context.

const site = openSite();

function atHome(): string {
  const url = new URL(site.url);
  url.hostname = HOME;
  return url.origin;
}

async function missing(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ['randomUUID', 'randomUUID' in crypto],
      ['subtle', 'subtle' in crypto && crypto.subtle !== undefined],
      ['clipboard', 'clipboard' in navigator && navigator.clipboard !== undefined],
      ['serviceWorker', 'serviceWorker' in navigator],
      ['locks', 'locks' in navigator],
    ].flatMap(([name, isThere]) => (isThere ? [] : [String(name)])),
  );
}

it('two people play a whole match without APIs that need a secure context', ANY_DEAL, async () => {
  const [mina, ola] = await Promise.all([site.visitor({}, { name: 'Mina' }), site.visitor({}, { name: 'Ola' })]);
  const address = await openTable(mina, atHome(), 'koikoi', [PERSON, PERSON]);
  expect(await missing(mina)).toEqual(['randomUUID', 'subtle', 'clipboard', 'serviceWorker', 'locks']);
  await ola.goto(address);
  await Promise.all([new Player(mina).playMatch(), new Player(ola).playMatch()]);
  expect(await mina.locator('.standings dd').allInnerTexts()).toEqual(
    await ola.locator('.standings dd').allInnerTexts(),
  );
  // The fairness check does not use crypto.subtle.
  await mina.getByRole('link', { name: 'Check fairness' }).click();
  await mina
    .getByRole('dialog')
    .getByText(/was not changed|matches|holds|in order|fair/i)
    .first()
    .waitFor();
});

it('a local match works there too, and a link is copied without the clipboard API', async () => {
  const page = await site.visitor();
  await openTable(page, atHome(), 'koikoi', [PERSON, PERSON]);
  const link = await page.getByRole('textbox', { name: 'Send this link to a friend' }).inputValue();
  expect(link).toBe(page.url());
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page.goto(`${atHome()}/?game=koikoi`);
  const name = page.getByRole('textbox').first();
  await name.fill('');
  await name.press('Control+V');
  expect(await name.inputValue()).toContain(link.slice(0, 16));
  await page.goto(`${atHome()}/play/koikoi?rules={"total_rounds":1}`);
  await new Player(page).playMatch();
});

it('a link that cannot be copied is selected, and the page says so', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    document.execCommand = () => false;
  });
  await openTable(page, atHome(), 'koikoi', [PERSON, PERSON]);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('alert').getByText('copy it by hand').waitFor();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
});

it('opened at localhost, the invitation has a network address of this machine', async () => {
  const page = await site.visitor();
  const addresses = ['http://192.168.1.20:3000', 'http://10.0.0.4:3000'];
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses } }));
  await openTable(page, site.url, 'koikoi', [PERSON, PERSON]);
  const { pathname } = new URL(page.url());
  const link = page.getByRole('textbox', { name: 'Send this link to a friend' });
  const code = page.locator('img.qr');
  await expect.poll(() => link.inputValue()).toBe(`http://192.168.1.20:3000${pathname}`);
  expect(await code.getAttribute('alt')).toBe(`http://192.168.1.20:3000${pathname}`);
  await page.getByRole('combobox', { name: 'Address in your network' }).selectOption('10.0.0.4:3000');
  expect(await link.inputValue()).toBe(`http://10.0.0.4:3000${pathname}`);
});
