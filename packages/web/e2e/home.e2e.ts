import { expect, it } from 'vitest';
import { openSite } from './site.ts';

const site = openSite();

it('a new visitor plays the first card of Koi-Koi from the home page', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  await page
    .getByRole('button', { name: /play now/i })
    .or(page.getByRole('link', { name: /play now/i }))
    .first()
    .click();
  await page.locator('fieldset.hand button.card').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/play/koikoi');
});

it('a link opens a page at its top, and back restores the scroll position', async () => {
  const page = await site.visitor({ viewport: { width: 375, height: 500 } });
  await page.goto(site.url);
  const link = page.getByRole('link', { name: /Rules/ }).last();
  await link.waitFor();
  await page.evaluate(() => document.fonts.ready); // a font that arrives later changes the height of the page
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await page.locator('.doors').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.locator('.doors').waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});
