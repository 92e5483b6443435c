import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds by day and by night; on the whole page, or only on a part of it. */
export async function violations(page: Page, part?: string): Promise<readonly string[]> {
  // A colour half way between light and dark is nobody's.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const builder = new AxeBuilder({ page });
    const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
    for (const { id, nodes } of violations)
      problems.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }
  return problems;
}
