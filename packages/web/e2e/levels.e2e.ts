import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addressOf, GAMES, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

/** The names of the files of strong players that the page asks for from now on, without their hashes. */
function playerFiles(page: Page): readonly string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    const [, name, ending] = /\/assets\/(.+)-[^/]{8}\.(wasm|bin)$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(`${name}.${ending}`);
  });
  return asked;
}

it.each(GAMES)('a strong bot of %s is loaded when its level is chosen; its match is in the records', async (game) => {
  const page = await site.visitor();
  const files = playerFiles(page);
  const player = new Player(page);
  await page.goto(site.url + addressOf(game, { level: 'easy', seed: SEED }));
  await player.asked();
  expect(files).toEqual([]);
  await page.goto(site.url + addressOf(game, { level: 'strong', seed: SEED }));
  await player.playMatch();
  // Beside the kernels one network, where there is one for this table, and the chances to win a match. After the match they are
  // asked for once more, for its review.
  expect(files).toContain('kernels.wasm');
  expect(new Set(files).size).toBeLessThanOrEqual(3);
  for (const name of files) expect(name).toMatch(new RegExp(`^(kernels|${game}-.*)\\.`));
  expect(await page.locator('.result-match').innerText()).toMatch(/wins? the match|tie/);

  await player.again.click();
  await player.asked();
  await page.getByRole('link', { name: 'Madang' }).click();
  await page.getByRole('link', { name: 'Records' }).first().click();
  await page
    .getByRole('link', { name: /^Replay/ })
    .first()
    .waitFor();
});
