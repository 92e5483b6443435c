import { expect, it } from 'vitest';
import { openHouse } from './house.ts';

const house = openHouse();

it('a stranger plays the first card of Koi-Koi from the home page', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page
    .getByRole('button', { name: /play now/i })
    .or(page.getByRole('link', { name: /play now/i }))
    .first()
    .click();
  await page.locator('fieldset.hand button.card').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/play/koikoi');
});
