import type { Page } from 'playwright-core';

/** A small phone, a phone, a tablet, a laptop, a screen. */
const SIZES = [
  [320, 568],
  [375, 812],
  [768, 1024],
  [1366, 768],
  [1440, 900],
] as const;

/** Texts and controls that lie over each other, or leave the window, at each size. */
export async function overlaps(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const what of await overlapsNow(page)) found.push(`at ${width}×${height}: ${what}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}

function overlapsNow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Part {
      readonly element: Element;
      readonly name: string;
      readonly box: Box;
    }
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    /** Cards overlap each other on purpose; a hidden text is for screen readers. */
    const APART = '.card, .sr, svg, [inert], .ghosts, script, style';
    /** Rounding, and the shadows of controls. */
    const SLACK = 3;

    const isShown = (element: Element): boolean =>
      element.closest(APART) === null && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const meet = (one: Box, two: Box): Box => ({
      left: Math.max(one.left, two.left),
      top: Math.max(one.top, two.top),
      right: Math.min(one.right, two.right),
      bottom: Math.min(one.bottom, two.bottom),
    });
    const isReal = ({ left, top, right, bottom }: Box, least: number): boolean =>
      right - left > least && bottom - top > least;

    /** What is left of a box inside its ancestors that cut their contents. */
    const visible = (box: Box, element: Element | null): Box => {
      if (element === null) return box;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      const rest = cuts ? meet(box, element.getBoundingClientRect()) : box;
      return position === 'fixed' ? rest : visible(rest, element.parentElement);
    };

    const parts: Part[] = [];
    const add = (element: Element, name: string, box: Box): void => {
      const seen = visible(box, element);
      if (isReal(seen, 1)) parts.push({ element, name: name.trim().slice(0, 40), box: seen });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: holder, textContent: text } = node;
      if (!holder || !text?.trim() || !isShown(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Lines may touch: the letters themselves are lower than their line.
        const air = (bottom - top) / 4;
        add(holder, text, { left, right, top: top + air, bottom: bottom - air });
      }
    }
    for (const control of document.querySelectorAll('button, a[href], input, select, summary'))
      if (isShown(control))
        add(control, `[${control.ariaLabel ?? control.textContent ?? ''}]`, control.getBoundingClientRect());

    const found = new Set<string>();
    for (const [i, one] of parts.entries()) {
      if (one.box.left < -SLACK || one.box.right > innerWidth + SLACK) found.add(`${one.name} leaves the window`);
      for (const two of parts.slice(i + 1)) {
        if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
        if (isReal(meet(one.box, two.box), SLACK)) found.add(`${one.name} / ${two.name}`);
      }
    }
    return [...found];
  });
}
