import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTutorialCheckout } from '../../cli/src/tutorial-checkout.ts';
import { serveCheckout, type TutorialServer } from '../../cli/src/tutorial-server.ts';
import { openTable, PERSON } from './online.ts';
import { faults, faultsOver } from './page-faults.ts';
import { addressOf } from './play.ts';
import { openBrowser } from './site.ts';

// A checkout in which only the steps of docs/adding-a-game.md were done, with the page built.
const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'madang-any-game-')));
const visitors = openBrowser();
let server: TutorialServer;

beforeAll(async () => {
  makeTutorialCheckout(checkout);
  await promisify(execFile)(process.execPath, [join(checkout, 'scripts/build-web.ts')], { cwd: checkout });
  server = await serveCheckout(checkout);
}, 240_000);
afterAll(async () => {
  await server?.stop();
  rmSync(checkout, { recursive: true });
});

const choices = (page: Page) => page.locator('.g-choices button');
const ONE_ROUND = { total_rounds: 1 };

/** Each player has three cards, and any may be played. */
async function playRound(page: Page, take = () => choices(page).first().click()): Promise<void> {
  for (const left of [3, 2, 1]) {
    await expect.poll(() => choices(page).count()).toBe(left);
    await take();
  }
  await itemised(page);
}

/** The itemised result of the round. */
async function itemised(page: Page): Promise<void> {
  const claims = page.locator('.result .claim');
  await claims.first().waitFor();
  expect(await claims.locator('tbody th').allInnerTexts()).toEqual(['Tricks', 'Tricks']);
  const points = (await claims.locator('tfoot td').allInnerTexts()).map(Number);
  expect(points[0] + points[1]).toBe(3);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () => page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector);
  for (let tabs = 0; !(await isThere()); tabs++) {
    if (tabs > 30) throw new Error(`Tab does not reach ${selector}`);
    await page.keyboard.press('Tab');
  }
}

describe('a game that is only a folder of the engine', () => {
  it.each([
    [1440, 900],
    [375, 812],
  ])('can be played from the home page to its end against a bot, and replayed, at %i × %i', async (width, height) => {
    const page = await visitors.visitor({ viewport: { width, height } });
    await page.goto(server.url);
    await page.getByRole('button', { name: 'Highcard: choose how to play' }).click();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Play now' }).click();
    await choices(page).first().waitFor();
    expect(await faults(page)).toEqual([]);
    for (const round of [1, 2, 3]) {
      await playRound(page);
      if (round < 3) await page.getByRole('button', { name: 'Next round' }).click();
    }
    expect(await faultsOver(page, '.result')).toEqual([]);

    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByText('Turn 18 of 18').waitFor();
    expect(
      await page
        .locator('.log')
        .getByText(/ plays? [a-h]\.$/)
        .count(),
    ).toBeGreaterThanOrEqual(6);
    expect(await faults(page)).toEqual([]);

    await page.goto(`${server.url}/records`);
    await page.locator('[data-game=highcard]').getByRole('heading', { name: 'Highcard' }).waitFor();
  });

  it('can be played by keyboard', async () => {
    const page = await visitors.visitor();
    await page.goto(server.url + addressOf('highcard', { new: 1, rules: ONE_ROUND }));
    await choices(page).first().waitFor();
    await page.keyboard.press('h');
    await page.getByText(/^A good player would: Play [a-h]\.$/).waitFor();
    await playRound(page, async () => {
      await tabTo(page, '.g-choices');
      await page.keyboard.press('Enter');
    });
    await tabTo(page, '.result .main');
  });

  it('can be played by two at one screen', async () => {
    const page = await visitors.visitor();
    await page.goto(server.url + addressOf('highcard', { humans: 2, new: 1, rules: ONE_ROUND }));
    for (const left of [3, 3, 2, 2, 1, 1]) {
      await page.getByRole('button', { name: /show my cards/ }).click();
      await expect.poll(() => choices(page).count()).toBe(left);
      expect(await page.locator('.g-others [data-card]').count()).toBe(0);
      await choices(page).first().click();
    }
    await itemised(page);
  });

  it('can be played by bots, also with the page in another language', async () => {
    const page = await visitors.visitor({ locale: 'pl' });
    await page.goto(server.url + addressOf('highcard', { humans: 0, new: 1, rules: ONE_ROUND }));
    await itemised(page);
  });

  it('can be played online, and its record is on the server', async () => {
    const [host, guest] = [await visitors.visitor(), await visitors.visitor()];
    const address = await openTable(host, server.url, 'highcard', [PERSON, PERSON], ONE_ROUND);
    await guest.goto(address);
    await Promise.all([playRound(host), playRound(guest)]);
    await host.goto(address.replace('/tables/', '/replay/'));
    await host.getByRole('button', { name: 'To the end' }).click();
    await host.getByText('Turn 6 of 6').waitFor();
  });

  it('has its options in place of a rulebook', async () => {
    const page = await visitors.visitor();
    await page.goto(`${server.url}/rules/highcard`);
    await page.getByRole('row', { name: 'Rounds 3' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });
});
