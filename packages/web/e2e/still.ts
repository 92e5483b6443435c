import type { Page } from 'playwright-core';

/**
 * Holds a page still for those who read and measure it: nothing moves, no colour is half way between two, and cards are
 * blank, since without a graphics card a browser spends most of its time on their pictures. Until it is loaded anew.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('isStill' in globalThis) return;
    Object.assign(globalThis, { isStill: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { transition: none !important; animation: none !important }
      [data-face] { background-image: none !important }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}
