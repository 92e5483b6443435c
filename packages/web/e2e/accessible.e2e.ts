import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { openHouse } from './house.ts';
import { SCREENS } from './screens.ts';

const house = openHouse();

it.each(SCREENS)('axe finds nothing on the screen: $name', async ({ open }) => {
  const page = await house.visitor({ reducedMotion: 'reduce' });
  await page.goto(house.url);
  await open(page, house.url);
  // A colour half way between light and dark is nobody's.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('* { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets = [still];
  });
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const { violations } = await new AxeBuilder({ page }).exclude('.sprite').analyze();
    for (const { id, nodes } of violations)
      problems.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }
  expect(problems).toEqual([]);
});
