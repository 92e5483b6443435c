import { expect, it } from 'vitest';
import { isAsked, seedWhere } from './deals.ts';
import { ANY_DEAL, BOT, openTable, PERSON } from './online.ts';
import { faultsOver } from './page-faults.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite, PLANTED } from './site.ts';

const site = openSite();

it.each([
  ['animation off', { speed: 0 }, 'reduce'],
  ['three times as fast', { speed: 3 }, 'no-preference'],
] as const)('shaken cards are shown for two seconds: %s, and whoever clicks', async (_, settings, reducedMotion) => {
  const { seed } = seedWhere('matgo', { rules: {} }, isAsked('DECLARE_SHAKE'));
  const page = await site.visitor({ reducedMotion }, settings);
  await page.goto(site.url + addressOf('matgo', { seed, rules: {} }));
  const shake = page.getByRole('button', { name: /Shake/ }).first();
  await shake.waitFor();
  const since = Date.now();
  await shake.click();
  // A press on the table skips every other animation.
  await page.waitForFunction(() => {
    const isShown = document.querySelectorAll('.ghost').length === 3;
    if (isShown) document.querySelector('.mat')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return isShown;
  });
  await new Player(page).turn();
  expect(Date.now() - since).toBeGreaterThanOrEqual(2000);
});

it('"Play again" carries gold, factor and starter over; "New session" does not', async () => {
  const page = await site.visitor();
  const player = new Player(page);
  await page.goto(site.url + addressOf('matgo', { new: 1, rules: { rounds: 2 } }));
  await player.playMatch();
  const gold = async () =>
    (await page.locator('.standings dd b').allInnerTexts()).map((text) => Number(text.replaceAll(',', '')));
  const scores = await gold();
  const inputs = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('madang.match.matgo') ?? '{}').inputs ?? null);
  expect(await faultsOver(page, '.result')).toEqual([]);
  await player.again.click();
  await player.asked();
  expect(await inputs()).toMatchObject({ carry: { scores, multiplier: expect.any(Number) } });

  await player.giveUp();
  expect(await gold()).toEqual(scores);
  await page.getByRole('button', { name: 'New session' }).click();
  await player.asked();
  expect(await inputs()).not.toHaveProperty('carry');
});

it('a match between bots continues from round to round by itself, and can be paused at a result', async () => {
  const page = await site.visitor();
  await page.goto(site.url + addressOf('koikoi', { humans: 0, seed: SEED, rules: { total_rounds: 12 } }));
  const result = page.locator('.result');
  await page.getByText('The next round starts automatically.').waitFor();
  await result.waitFor({ state: 'hidden' });
  // On a busy machine a result may be gone before it is pressed: there are more.
  await page.getByRole('button', { name: 'Wait', exact: true }).click();
  await page.getByText('The next round starts automatically.').waitFor({ state: 'hidden' });
  expect(await faultsOver(page, '.result')).toEqual([]);
  const next = page.getByRole('button', { name: 'Next round' });
  await next.click();
  await next.waitFor({ state: 'hidden' });
});

it('an error at the table is reported there, with a reload button', ANY_DEAL, async () => {
  const page = await site.visitor();
  await openTable(page, site.url, 'koikoi', [PERSON, BOT], { total_rounds: 12 });
  const player = new Player(page);
  await player.turn();
  await page.evaluate((fault) => {
    WebSocket.prototype.send = () => {
      throw new Error(fault);
    };
  }, PLANTED);
  await player.playCard(player.hand.first());
  await page.getByRole('alert').getByText('Something went wrong on this page.').waitFor();
  await player.turn();
  await page.getByRole('button', { name: 'Load the table again' }).click();
  await player.turn();
  await player.move();
  expect(await page.getByText('Something went wrong').count()).toBe(0);
});

it('an error in the worker of a local match is reported too', async () => {
  const page = await site.visitor();
  await page.addInitScript((fault) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      if (typeof message === 'object' && message && 'ask' in message && message.ask === 'act')
        this.dispatchEvent(new ErrorEvent('error', { message: fault, cancelable: true }));
      else post.call(this, message);
    };
  }, PLANTED);
  await page.goto(site.url + addressOf('koikoi', { seed: SEED, rules: {} }));
  const player = new Player(page);
  await player.turn();
  await player.playCard(player.hand.first());
  await page.getByRole('alert').getByText('Something went wrong on this page.').waitFor();
});
