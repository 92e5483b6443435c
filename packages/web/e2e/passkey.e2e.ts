import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The page has an authenticator that always agrees. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const person = (page: Page) =>
  page.evaluate(async () => {
    const key = JSON.parse(localStorage.getItem('madang.key') ?? '""');
    const answer = await fetch('/api/me', { headers: { authorization: `Bearer ${key}` } });
    return (await answer.json()).person_id as string;
  });

it('a passkey brings a reader back who has lost the key, and is asked for before everything is erased', async () => {
  const page = await site.visitor({}, { name: 'Ola' });
  await withAuthenticator(page);
  await page.goto(`${site.url.replace('127.0.0.1', 'localhost')}/me`);
  const panel = page.locator('.panel', { hasText: 'A passkey brings you back' });
  await panel.getByRole('button', { name: 'Create a passkey' }).click();
  await panel.getByText('Passkey of').waitFor();
  expect(await faults(page)).toEqual([]);
  const ola = await person(page);

  await page.evaluate(() => localStorage.removeItem('madang.key'));
  await page.reload();
  await panel.waitFor();
  expect(await panel.getByText('Passkey of').count()).toBe(0);
  await panel.getByRole('button', { name: 'I have a passkey' }).click();
  await panel.getByText('Passkey of').waitFor();
  expect(await person(page)).toBe(ola);

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await panel.getByText('Passkey of').waitFor({ state: 'detached' });
  expect(await person(page)).not.toBe(ola);
});
