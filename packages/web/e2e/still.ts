import type { Page } from 'playwright-core';

/**
 * Freezes a page for measurements, until the next load: no animations or transitions, and blank cards, because without a GPU
 * a browser spends most of its time on their pictures.
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
