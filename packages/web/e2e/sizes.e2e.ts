import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { SCREENS } from './screens.ts';

const house = openHouse();
const SIZES = [
  [320, 568],
  [375, 812],
  [768, 1024],
  [1440, 900],
] as const;

/** What does not fit, and every control that nobody could press. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px too wide`);
    const top = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1) ?? document.body;
    const shown = (element: Element) =>
      element.closest('[inert], [aria-disabled=true]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const controls = [...top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')].filter(shown);
    for (const control of controls) {
      // A hidden radio or file input is pressed by its label.
      const target = (control as HTMLInputElement).labels?.[0] ?? control;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, top: above, width, height } = target.getBoundingClientRect();
      const isHit = [0.5, 0.1, 0.3, 0.7, 0.9].some((x) =>
        [0.5, 0.1, 0.3, 0.7, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, above + height * y);
          return hit !== null && (target.contains(hit) || hit.contains(control));
        }),
      );
      if (!isHit)
        found.push(
          `out of reach: ${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 60)} (${control.className})`,
        );
    }
    return found;
  });
}

it.each(SCREENS)('$name fits from 320 to 1440 pixels, and every control can be reached', async ({ open }) => {
  const page = await house.visitor({ reducedMotion: 'reduce' });
  await page.goto(house.url);
  await open(page, house.url);
  const problems: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const misfit of await misfits(page)) problems.push(`at ${width}: ${misfit}`);
  }
  expect(problems).toEqual([]);
});
