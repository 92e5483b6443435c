import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAMES, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Presses Tab until the selector has the focus. */
async function tabTo(page: Page, what: string, isThere: () => Promise<boolean>): Promise<void> {
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs > 30) throw new Error(`Tab does not reach ${what}`);
    await page.keyboard.press('Tab');
  }
}

const isIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);

/** The parts of the page that ask for an action. */
const PLACES = ['.result', '.decision', '.c-ask', '.t-panel', '.calls', 'fieldset.hand'];

/** Plays by keyboard: Tab to the question, arrows along the hand, or the key written on a button. */
async function press(page: Page): Promise<boolean> {
  const player = new Player(page);
  await player.asked();
  if (await player.again.isVisible()) return false;
  const asking = await page.evaluate(
    (places) =>
      places.find((place) =>
        [...document.querySelectorAll(`${place} button:not([aria-disabled=true])`)].some((each) =>
          each.checkVisibility(),
        ),
      ),
    PLACES,
  );
  const key = asking && (await writtenKey(page, asking));
  if (key) await page.keyboard.press(key);
  else if (asking) await takeWithEnter(page, asking);
  return true;
}

/** The key of the first button that shows one; questions of the flower games also accept numbers. */
async function writtenKey(page: Page, place: string): Promise<string | null> {
  if (place === '.decision') return '1';
  return page.evaluate((asking) => {
    const keys = [...document.querySelectorAll(`${asking} button kbd`)].filter((each) => each.checkVisibility());
    return keys[0]?.textContent?.toLowerCase() ?? null;
  }, place);
}

async function takeWithEnter(page: Page, place: string): Promise<void> {
  // A question with a countdown may disappear before it is reached.
  const isGone = () => page.locator(`${place} button`).first().isHidden();
  await tabTo(page, place, async () => (await isIn(page, place)) || (await isGone()));
  if (await isGone()) return;
  // From the first card of the hand to a playable one.
  for (let key = 'Home'; await isIn(page, '[aria-disabled=true]'); key = 'ArrowRight') await page.keyboard.press(key);
  await page.keyboard.press('Enter');
}

it.each(GAMES)('a whole match of %s without a mouse', async (game) => {
  const { page } = await site.table(game, { new: 1, seats: game === 'check' ? 2 : 3 });
  while (await press(page));
  await tabTo(page, '"Play again"', () => isIn(page, '.result .main'));
});

it('from the home page to the first card without a mouse', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  const play = page.getByRole('link', { name: 'Play now' });
  await tabTo(page, '"Play now"', () => play.evaluate((link) => link === document.activeElement));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/play/koikoi**');
  await new Player(page).dealt();
});

it('arrows move through the hand, and the focus stays there when a card is played', async () => {
  const player = await site.table('koikoi', { seed: SEED });
  const { page } = player;
  await player.asked();
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

it('Escape closes the rules and restores the focus', async () => {
  const { page } = await site.table('koikoi', { seed: SEED });
  const opener = page.getByRole('button', { name: 'Rules' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Rules/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /Rules/ }).waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});
