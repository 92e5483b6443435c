import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardBefore, seedWhere } from './deals.ts';
import { addressOf, Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The animation layer in one frame: the box of each moving card, and the stamps. */
interface Frame {
  readonly ghosts: readonly { card: string; x: number; y: number; isBack: boolean; isDrawnBack: boolean }[];
  readonly risen: readonly string[];
  readonly stamp: string | null;
}

/** Records every frame from now on. */
async function film(page: Page): Promise<() => Promise<readonly Frame[]>> {
  await page.evaluate(() => {
    const frames: unknown[] = [];
    const shoot = () => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      frames.push({
        ghosts: all('.ghost').map((ghost) => {
          const { left, top } = ghost.getBoundingClientRect();
          const isBack = ghost.classList.contains('is-back');
          const isDrawnBack = ghost.querySelector('[data-face="?"]') !== null;
          return { card: ghost.dataset.ghost, x: left, y: top, isBack, isDrawnBack };
        }),
        risen: all('.is-risen').map(({ dataset }) => dataset.card ?? dataset.ghost),
        stamp: document.querySelector('.stamp')?.textContent ?? null,
      });
      requestAnimationFrame(shoot);
    };
    Object.assign(globalThis, { frames });
    shoot();
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { frames: Frame[] }).frames);
}

/** Plays a first card that makes a yaku; the frames until the question. */
async function playedToYaku(options: object = {}): Promise<{ page: Page; card: string; frames: readonly Frame[] }> {
  const rules = { viewing_yaku: 5 };
  const { seed, found: card } = seedWhere('koikoi', { rules }, cardBefore('stop'));
  const page = await site.visitor({ reducedMotion: 'no-preference', ...options }, { speed: 1 });
  await page.goto(site.url + addressOf('koikoi', { rules, seed }));
  const player = new Player(page);
  await player.turn();
  const developed = await film(page);
  await player.playCard(page.locator(`fieldset.hand [data-card="${card}"]`));
  await page.getByRole('dialog', { name: 'Koi-koi or stop?' }).waitFor();
  return { page, card, frames: await developed() };
}

function isPair({ ghosts: [one, two] }: Frame): boolean {
  return one !== undefined && two !== undefined && Math.abs(one.x - two.x) < 1 && Math.abs(one.y - two.y) < 8;
}

it('capture, flip and yaku are animated one after another', async () => {
  const { page, card, frames } = await playedToYaku();

  const squared = frames.findIndex(isPair);
  const apart = frames.findIndex((frame, i) => i > squared && frame.ghosts.length === 2 && !isPair(frame));
  const turning = frames.findIndex(({ ghosts }) => ghosts.some(({ isBack }) => isBack));
  expect(squared).toBeGreaterThan(0);
  expect(frames[squared].ghosts.map((ghost) => ghost.card)).toContain(card);
  expect(apart).toBeGreaterThan(squared);
  expect(turning).toBeGreaterThan(apart);

  // The flipped card shows its back, then its face.
  const ghosts = frames.flatMap((frame) => frame.ghosts);
  const backs = ghosts.filter(({ isBack }) => isBack);
  for (const { isDrawnBack } of backs) expect(isDrawnBack).toBe(true);
  expect(ghosts.findLast((ghost) => ghost.card === backs[0].card)).toMatchObject({ isBack: false, isDrawnBack: false });

  // The yaku's two cards are lifted in the pile while its name is stamped.
  const stamped = frames.filter(({ stamp }) => stamp?.includes('Viewing'));
  const risen = new Set(stamped.flatMap((frame) => frame.risen));
  expect(risen.size).toBe(2);
  expect(frames.indexOf(stamped[0])).toBeGreaterThan(turning);
  expect(await page.locator('.is-risen').count()).toBe(0);
  for (const each of risen) expect(await page.locator(`.captured .pile [data-card="${each}"]`).count()).toBe(1);
});

it('on a phone, where piles are only counters, the cards of a yaku are shown on the field', async () => {
  const { page, frames } = await playedToYaku({ viewport: { width: 375, height: 812 } });
  const field = await page.locator('[data-spot=field]').boundingBox();
  const stamped = frames.filter(({ stamp }) => stamp?.includes('Viewing')).at(-1);
  const shown = (stamped?.ghosts ?? []).filter(
    ({ y }) => field !== null && y > field.y - 40 && y < field.y + field.height,
  );
  expect(shown.length).toBeGreaterThanOrEqual(2);
});

it('on a 4K screen the mat fills the height and a pair meets on the field', async () => {
  const { page, frames } = await playedToYaku({ viewport: { width: 3840, height: 2160 } });
  const mat = await page.locator('.mat').boundingBox();
  expect(mat?.height).toBeGreaterThan(1900);
  const field = await page.locator('[data-spot=field]').boundingBox();
  if (!field) throw new Error('there is no field');
  const [met] = frames.find(isPair)?.ghosts ?? [];
  expect(met.x).toBeGreaterThan(field.x);
  expect(met.x).toBeLessThan(field.x + field.width);
  expect(met.y).toBeGreaterThan(field.y - 20);
  expect(met.y).toBeLessThan(field.y + field.height);
});

it('with reduced motion nothing moves: cards fade in at their destination', async () => {
  const { frames } = await playedToYaku({ reducedMotion: 'reduce' });
  const places = new Map<string, Set<string>>();
  for (const { ghosts } of frames)
    for (const { card, x, y } of ghosts)
      places.set(card, (places.get(card) ?? new Set()).add(`${Math.round(x)} ${Math.round(y)}`));
  // On the field, and in its pile.
  for (const [card, at] of places) expect(at.size, card).toBeLessThanOrEqual(2);
});

it('a press skips the animation', async () => {
  const page = await site.visitor({ reducedMotion: 'no-preference' }, { speed: 0.5 });
  const seed = '5eed'.repeat(16);
  await page.goto(site.url + addressOf('koikoi', { seed, rules: {} }));
  const player = new Player(page);
  await player.turn();
  await player.playCard(player.hand.first());
  await page.locator('.ghost').first().waitFor();
  await page.locator('.mat').click({ position: { x: 5, y: 300 } });
  await page.locator('.ghost').first().waitFor({ state: 'detached', timeout: 1500 });
});
