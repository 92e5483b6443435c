import { expect, it } from 'vitest';
import { faults } from './glance.ts';
import { openHouse } from './house.ts';
import { Player } from './play.ts';

const house = openHouse();

it('a part of the page that does not come is told of, and comes when it is asked for again', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page.route('**/assets/PlayPage-*', (route) => route.abort());
  await page.getByRole('link', { name: 'Play now' }).click();
  await page.getByRole('heading', { name: 'This page could not be shown.' }).waitFor();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Madang' }).click();
  await page.locator('.doors').waitFor();
  await page.goBack();
  await page.unroute('**/assets/PlayPage-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await new Player(page).turn();
});
