import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardBefore, isAsked, seedWhere } from './deals.ts';
import { faults } from './page-faults.ts';
import { addressOf, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

const PHONES = [
  [320, 568],
  [375, 812],
] as const;

/** The texts of the visible elements. */
function seen(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && width > 0;
      return isInside && element.checkVisibility({ opacityProperty: true }) ? [element.textContent ?? ''] : [];
    }),
  );
}

it.each([
  ['matgo', '1,000,000'],
  ['gostop', '0'],
])('the own points of this round and what one has are on a phone’s table of %s', async (game, stake) => {
  const player = await site.table(game, { seed: SEED, rules: {} });
  const { page } = player;
  await player.turn();
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    expect(await seen(page, '.near .sub')).toEqual(['0 points']);
    expect(await seen(page, '.near .match-score b')).toEqual([stake]);
  }
});

it('a phone shows how many rounds a match has, and a press on a mark names its kind', async () => {
  const player = await site.table('matgo', { seed: SEED, rules: {} });
  const { page } = player;
  await player.turn();
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await page.getByText('Round 1 of 10').filter({ visible: true }).first().waitFor();
    await page.locator('.near .counters button').first().click();
    expect(await seen(page, '.near .kind-word')).toEqual(['Bright']);
    await page.locator('.near .counters button').first().click();
    expect(await seen(page, '.near .kind-word')).toEqual([]);
  }
});

it.each(['matgo', 'gostop'])('all calls of two players have room on a phone: %s', async (game) => {
  const player = await site.table(game, { seed: SEED, rules: {} });
  const { page } = player;
  await player.turn();
  for (const side of ['near', 'far'])
    await page
      .locator(`.${side} > .seat`)
      .first()
      .evaluate((seat) => {
        for (const text of ['3 go', 'shaken ×2', 'bomb ×2', 'plays on']) {
          const seal = document.createElement('span');
          seal.className = 'seal';
          seal.textContent = text;
          seat.append(seal);
        }
      });
  expect(await faults(page)).toEqual([]);
});

it.each([2, 3, 4])('the totals of all are on a phone’s table of Tysiąc for %i', async (seats) => {
  const { page } = await site.table('tysiac', { seed: SEED, rules: {}, seats });
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    expect(await seen(page, '.t-total')).toEqual(Array.from({ length: seats }, () => 'Total 0'));
  }
  expect(await faults(page)).toEqual([]);
});

it.each(['koikoi', 'matgo', 'gostop'])(
  'the field of %s lies between the sides on a phone, with a full hand',
  async (game) => {
    const player = await site.table(game, { seed: SEED, rules: {} });
    const { page } = player;
    await player.turn();
    for (const [width, height] of [
      [360, 740],
      [375, 780],
      [375, 812],
      [414, 896],
    ]) {
      await page.setViewportSize({ width, height });
      const edges = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return [box('.far')?.bottom, box('.field-cards')?.top, box('.field-cards')?.bottom, box('.near')?.top];
      });
      expect(edges, `${width}×${height}`).toEqual(edges.toSorted((one = 0, two = 0) => one - two));
    }
  },
);

/** The question whether to go on, of a player with one point. */
async function goOrStop(game: string): Promise<Page> {
  const rules = { goMinScore: 1, piFrom: 1 };
  const { seed, found: card } = seedWhere(game, { rules }, cardBefore('DECLARE_STOP'));
  const player = await site.table(game, { rules, seed });
  await player.turn();
  await player.playCard(player.page.locator(`fieldset.hand [data-card="${card}"]`));
  await player.page.locator('.decision').waitFor();
  return player.page;
}

it('a question is under the field and the own points', async () => {
  const page = await goOrStop('gostop');
  for (const [width, height] of [
    [375, 780],
    [412, 860],
  ]) {
    await page.setViewportSize({ width, height });
    const edges = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const own = box('.near .sub');
      return [box('.field-cards')?.bottom, own?.top, own?.bottom, box('.decision')?.top, box('.decision')?.bottom];
    });
    const down = [...edges, await page.locator('.mat').evaluate((mat) => mat.getBoundingClientRect().bottom)];
    expect(down, `${width}×${height}`).toEqual(down.toSorted((one = 0, two = 0) => one - two));
  }
});

it('the words of an answer stay inside it, where a language has long ones', async () => {
  const page = await site.visitor({ viewport: { width: 375, height: 780 } }, { language: 'ja' });
  const { seed } = seedWhere('matgo', { rules: {} }, isAsked('DECLARE_PRESIDENT'));
  await page.goto(site.url + addressOf('matgo', { seed, rules: {} }));
  await page.locator('.decision').waitFor();
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 780 });
    const over = await page
      .locator('.answer')
      .evaluateAll((answers) => answers.filter((answer) => answer.scrollWidth > answer.clientWidth).length);
    expect(over, `${width} px`).toBe(0);
  }
});

it('a hint at a question is not under it', async () => {
  const page = await goOrStop('matgo');
  await page.keyboard.press('h');
  await page.locator('.answer.is-hinted').waitFor();
  for (const [width, height] of [
    [375, 812],
    [768, 1024],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    const meet = await page.evaluate(() => {
      const line = document.querySelector('.hint-line')?.getBoundingClientRect();
      const question = document.querySelector('.decision')?.getBoundingClientRect();
      if (!line || !question) return null;
      const isBeside = line.right <= question.left || line.left >= question.right;
      return !isBeside && line.bottom > question.top && line.top < question.bottom;
    });
    expect(meet, `${width}×${height}`).toBe(false);
  }
});
