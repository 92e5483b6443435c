import { expect, it } from 'vitest';
import { faults } from './page-faults.ts';
import { SCREENS } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Screens per page load: loading takes longer than navigating. */
const A_WALK = 6;
const walks = Array.from({ length: Math.ceil(SCREENS.length / A_WALK) }, (_, i) => {
  const screens = SCREENS.slice(i * A_WALK, (i + 1) * A_WALK);
  return { names: screens.map(({ name }) => name).join(', '), screens };
});

it.each(walks)('fits from 320 pixels to 4K, every control can be reached, no axe violations: $names', async (walk) => {
  const page = await site.visitor();
  await page.goto(site.url);
  const seen: Record<string, readonly string[]> = {};
  for (const { name, open } of walk.screens) {
    await open(page, site.url);
    seen[name] = await faults(page);
  }
  expect(seen).toEqual(Object.fromEntries(walk.screens.map(({ name }) => [name, []])));
});
