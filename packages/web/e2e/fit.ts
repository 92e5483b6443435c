import type { Page } from 'playwright-core';
import { still } from './still.ts';

/** From a small phone to a 4K screen, phones also in landscape. */
export const SIZES = [
  [320, 568],
  [375, 812],
  [667, 375],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [3840, 2160],
] as const;

/** The narrowest, the lowest and an ordinary size, for overlays on a screen that was tested at all sizes. */
export const EDGES = [
  [320, 568],
  [667, 375],
  [1440, 900],
] as const;

/** The smallest readable text size; larger for a 4K screen, which is further away. */
const smallest = (width: number): number => (width > 2560 ? 14 : 11);

/** Everything that does not fit at one of these sizes: too wide, unreachable, too small to read. */
export async function misfits(
  page: Page,
  sizes: readonly (readonly [width: number, height: number])[],
): Promise<readonly string[]> {
  await still(page);
  const before = page.viewportSize();
  const problems: string[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const misfit of await settledMisfits(page, smallest(width))) problems.push(`at ${width}×${height}: ${misfit}`);
  }
  if (before) await page.setViewportSize(before);
  return problems;
}

/** A card that flies over a button covers it only for a moment. */
async function settledMisfits(page: Page, least: number): Promise<readonly string[]> {
  const found = await misfitsNow(page, least);
  if (found.length === 0) return found;
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  return misfitsNow(page, least);
}

function misfitsNow(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px too wide`);
    const top = [...document.querySelectorAll('dialog[open], [aria-modal=true]')].at(-1) ?? document.body;
    const isShown = (element: Element) =>
      element.closest('[inert], [aria-disabled=true]') === null &&
      element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) =>
      `${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 60)} (${element.className})`;

    const isHit = (target: Element, control: Element): boolean => {
      const { left, top: above, width, height } = target.getBoundingClientRect();
      const shares = [0.5, 0.1, 0.3, 0.7, 0.9];
      return shares.some((x) =>
        shares.some((y) => {
          const hit = document.elementFromPoint(left + width * x, above + height * y);
          if (hit === null) return false;
          // A question may cover the cards. A press on a counter only names its kind: the end of a match may cover it too.
          const isUnderQuestion = control.matches('.mat .card') && hit.closest('.decision') !== null;
          const isCounterUnder = control.matches('.counters button') && hit.closest('.decision, .match-over') !== null;
          return target.contains(hit) || hit.contains(control) || isUnderQuestion || isCounterUnder;
        }),
      );
    };
    const covering = (target: Element): string => {
      const { left, top: above, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, above + height / 2);
      return hit ? nameOf(hit) : `nothing (${Math.round(left)}, ${Math.round(above)})`;
    };
    for (const control of top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')) {
      if (!isShown(control)) continue;
      // A hidden radio or file input is operated by its label.
      const target = (control as HTMLInputElement).labels?.[0] ?? control;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      if (!isHit(target, control)) found.add(`out of reach: ${nameOf(control)}, under ${covering(target)}`);
    }

    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: holder, textContent } = node;
      if (!holder || !textContent?.trim() || !isShown(holder) || holder.closest('svg, .sr')) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize) * holder.currentCSSZoom;
      // Marks are readable by shape and place. Size 0 hides text in favour of a picture.
      const enough = holder.closest('.pip, .kind-mark') ? 10 : least;
      if (size > 0 && size < enough) found.add(`${size.toFixed(1)} px is too small to read: ${nameOf(holder)}`);
    }
    return [...found];
  }, least);
}
