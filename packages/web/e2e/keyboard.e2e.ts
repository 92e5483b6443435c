import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { addressOf, Player } from './play.ts';

const house = openHouse();

/** What has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at?.closest('.result')) return at.textContent?.includes('Play again') ? 'the end' : 'result';
    if (at?.closest('.decision')) return 'decision';
    return at?.closest('fieldset.hand') ? 'hand' : 'elsewhere';
  });

/** As somebody does who has no mouse: Tab to what asks, Enter on it. */
async function press(page: Page): Promise<boolean> {
  await new Player(page).anything.first().waitFor();
  if (await page.getByRole('button', { name: 'Play again' }).isVisible()) return false;
  const isAsked = await page.locator('.decision').isVisible();
  const wanted = isAsked ? 'decision' : (await page.locator('.result').isVisible()) ? 'result' : 'hand';
  for (let tabs = 0; (await focused(page)) !== wanted; tabs++) {
    if (tabs > 30) throw new Error(`Tab does not reach the ${wanted}`);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press(isAsked ? '1' : 'Enter');
  return true;
}

it('a whole match of Koi-Koi without a mouse', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  for (
    let tabs = 0;
    !(await page.getByRole('link', { name: 'Play now' }).evaluate((link) => link === document.activeElement));
    tabs++
  ) {
    if (tabs > 30) throw new Error('Tab does not reach "Play now"');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/koikoi**');
  await new Player(page).dealt();

  await page.goto(house.url + addressOf('koikoi', { new: 1 }));
  while (await press(page));
  for (let tabs = 0; (await focused(page)) !== 'the end'; tabs++) {
    if (tabs > 10) throw new Error('Tab does not reach "Play again"');
    await page.keyboard.press('Tab');
  }
});

it('the arrows go through the hand, and the focus stays there when a card is gone', async () => {
  const page = await house.visitor();
  await page.goto(house.url + addressOf('koikoi', { new: 1 }));
  await new Player(page).anything.first().waitFor();
  await page.locator('fieldset.hand button').first().focus();
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-card'));
  const first = await at();
  await page.keyboard.press('ArrowRight');
  const second = await at();
  expect(second).not.toBe(first);
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  expect(await at()).toBe(first);
});

it('Escape closes the rules and gives the focus back', async () => {
  const page = await house.visitor();
  await page.goto(house.url + addressOf('koikoi', { new: 1 }));
  const opener = page.getByRole('button', { name: 'Rules' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Rules/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /Rules/ }).waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});
