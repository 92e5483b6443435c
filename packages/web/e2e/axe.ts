import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './still.ts';

/** axe violations in the light and the dark theme; on the whole page, or only in a part of it. */
export async function violations(page: Page, part?: string): Promise<readonly string[]> {
  await still(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  // Only colours differ between the themes.
  return [...(await found(page, 'light', part)), ...(await found(page, 'dark', part, ['color-contrast']))];
}

async function found(
  page: Page,
  colorScheme: 'light' | 'dark',
  part?: string,
  rules?: string[],
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
  const broken = await page.evaluate(
    async ({ part, rules }) => {
      const { axe } = globalThis as typeof globalThis & { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part ?? document, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: rules }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
    },
    { part, rules },
  );
  return broken.map((each) => `${colorScheme}: ${each}`);
}
