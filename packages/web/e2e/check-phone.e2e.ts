import type { Action, AnyMatch } from '@madang/engine';
import type { Snapshot } from '@madang/engine/check';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { comesTo, seedWhere } from './deals.ts';
import { openSite } from './site.ts';

const site = openSite();
const PHONES = [
  [320, 568],
  [375, 667],
  [667, 375],
] as const;
const FINGER = 44;

/** A queen or a king that nobody can match: its ability is certain. */
function isUnmatched(action: Action, match: AnyMatch): boolean {
  const { players, drawnCard } = match.state.snapshot() as Snapshot;
  const rank = drawnCard?.card.slice(0, -1) ?? '';
  return (
    action.type === 'discardDrawn' &&
    'QK'.includes(rank) &&
    players.every(({ hand }) => hand.every((card) => card?.slice(0, -1) !== rank))
  );
}

/** Controls that need scrolling or are too small for touch, on any phone. */
async function outOfHand(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    const here = await page.evaluate((finger) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const grip = document.querySelector('.rail-grip')?.getBoundingClientRect();
      const floor = grip && grip.width > innerWidth / 2 ? grip.top : innerHeight;
      const parts = ['.c-own .c-grid', '.c-piles', '.c-ask'].filter((part) => {
        const { top, bottom, left, right } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return top < 0 || left < 0 || right > innerWidth || bottom > floor;
      });
      const small = [...document.querySelectorAll('.mat button')]
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ box }) => Math.round(box.width) < finger || Math.round(box.height) < finger)
        .map(({ button, box }) => `${button.ariaLabel ?? button.textContent} is ${box.width} × ${box.height}`);
      // One pixel of tolerance for rounding.
      return [...(scrollHeight > clientHeight + 1 ? ['it scrolls'] : []), ...parts, ...small];
    }, FINGER);
    found.push(...here.map((what) => `at ${width} × ${height}: ${what}`));
  }
  return found;
}

it.each([5, 6])(
  'with %i at the table every control is visible on a phone, and large enough for touch',
  async (seats) => {
    const deal = { seats, rules: { maxTurns: 6 } };
    const { seed } = seedWhere('check', deal, comesTo('confirmPeek', 'drawFromDeck', isUnmatched));
    const { page } = await site.table('check', { ...deal, seed });
    for (const [ask, press] of [
      ['peek', /^I know them/],
      ['draw', /^Draw from the pile/],
      ['place', /^Put it on the pile/],
      ['match', /^Pass/],
      ['look', /^Stop looking/],
      ['swap', /^Do not swap/],
    ] as const) {
      await page.locator(`.c-ask.is-${ask}`).waitFor();
      expect(await outOfHand(page), ask).toEqual([]);
      await page.getByRole('button', { name: press }).click();
    }
  },
);
