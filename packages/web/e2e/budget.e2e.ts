import { expect, it } from 'vitest';
import { gather, loadingOf, scriptsOf, sum } from './figures.ts';
import { addressOf, GAMES, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite({}, { pictures: true });
const KB = 1000;

/** A first visit: nothing is cached, with animations. */
async function firstVisit(path: string, ready: string) {
  const page = await site.visitor({ reducedMotion: 'no-preference' }, { speed: 1 });
  await gather(page.context());
  const scripts = scriptsOf(page);
  await page.goto(site.url + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, sizes: await scripts() };
}

it('the home page has less than 130 kB of JavaScript, and no layout shift', async () => {
  const { page, sizes } = await firstVisit('/', '.doors');
  expect(sum(sizes.values())).toBeLessThan(130 * KB);
  expect(sum(sizes.values())).toBeGreaterThan(10 * KB);
  expect((await loadingOf(page)).shift).toBeLessThan(0.1);
});

it.each(GAMES)(
  'the table of %s loads its own chunk and no other game’s, and the deal causes no layout shift',
  async (game) => {
    const { page, sizes } = await firstVisit(addressOf(game, { rules: {}, seed: SEED }), '.mat .card');
    await new Player(page).asked();
    // Matgo shares Go-Stop's board, and has a worker of its own.
    const own = game === 'matgo' ? ['gostop', 'matgo'] : [game];
    const boards = [...sizes.keys()].filter((name) => GAMES.some((id) => name.startsWith(id)));
    expect(new Set(boards.map((name) => name.split('-')[0]))).toEqual(new Set(own));
    expect(sum(sizes.values())).toBeLessThan(300 * KB);
    // Browsers load six files at a time, and each waits for the server.
    expect(sizes.size).toBeLessThan(16);
    expect((await loadingOf(page)).shift).toBeLessThan(0.1);
  },
);
