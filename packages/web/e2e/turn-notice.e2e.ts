import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openTable, PERSON } from './online.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** As when the reader looks at another tab, and comes back. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

it('in a hidden tab the title and the icon say whose turn it is', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { seed: SEED }));
  await new Player(page).turn();
  const icon = () => page.locator('link[rel~="icon"]').first().getAttribute('href');
  const usual = await icon();
  expect(await page.title()).toBe('Madang');
  await setHidden(page, true);
  expect(await page.title()).toBe('Your turn · Koi-Koi');
  expect(await icon()).toMatch(/^data:/);
  await setHidden(page, false);
  expect(await page.title()).toBe('Madang');
  expect(new URL((await icon()) ?? '', site.url).href).toBe(new URL(usual ?? '', site.url).href);
});

it('a notification is asked for by a press alone, and comes with a sound when the tab is hidden', async () => {
  const page = await site.visitor({}, { sound: true });
  await page.addInitScript(() => {
    const seen = { asked: 0, notices: [] as string[], sounds: 0 };
    class FakeNotification {
      static permission = 'default';
      static async requestPermission(): Promise<string> {
        seen.asked++;
        FakeNotification.permission = 'granted';
        return 'granted';
      }
      onclick = null;
      constructor(text: string) {
        seen.notices.push(text);
      }
      close(): void {}
    }
    class CountedAudio extends AudioContext {
      override createOscillator(): OscillatorNode {
        seen.sounds++;
        return super.createOscillator();
      }
    }
    Object.assign(globalThis, { seen, Notification: FakeNotification, AudioContext: CountedAudio });
  });
  const seen = () =>
    page.evaluate(() => (globalThis as { seen?: { asked: number; notices: string[]; sounds: number } }).seen);
  await page.goto(site.url + addressOf('koikoi', { seed: SEED }));
  await new Player(page).turn();
  expect(await seen()).toMatchObject({ asked: 0, notices: [] });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Notify me when it is my turn' }).click();
  await expect.poll(seen).toMatchObject({ asked: 1 });
  await page.keyboard.press('Escape');
  const before = (await seen())?.sounds ?? 0;
  await setHidden(page, true);
  // The bot answers, and it is the reader's turn again.
  await new Player(page).move();
  await expect.poll(async () => (await seen())?.notices[0]).toBe('Your turn · Koi-Koi');
  expect((await seen())?.sounds).toBeGreaterThan(before);
});

it('spectators are told that they are', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { humans: 0, seed: SEED }));
  await page.locator('.bar .where', { hasText: 'You are watching' }).waitFor();
});

it('a phone shares an invitation with its own sheet', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(globalThis, { data })) });
  });
  await openTable(page, site.url, 'koikoi', [{ ...PERSON, name: 'Mina' }, PERSON]);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (globalThis as { data?: ShareData }).data?.url);
  expect(shared).toMatch(/^http:.*\/tables\//);
});
