import { expect, it } from 'vitest';
import { faults } from './glance.ts';
import { openHouse } from './house.ts';
import { SCREENS } from './screens.ts';

const house = openHouse();

it.each(SCREENS)(
  '$name: fits from 320 pixels to 4K, every control can be reached, axe finds nothing',
  async (screen) => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    await page.goto(house.url);
    await screen.open(page, house.url);
    expect(await faults(page)).toEqual([]);
  },
);
