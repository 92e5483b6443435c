import { expect, it } from 'vitest';
import { addressOf, GAMES, Player, SEED } from './play.ts';
import { visit } from './screens.ts';
import { openSite } from './site.ts';

const site = openSite({}, { pictures: true });

it('takes a move back: asks first if cards were seen since, and marks the record', async () => {
  const player = await site.table('koikoi', { seed: SEED, rules: {} });
  const { page } = player;
  const back = page.getByRole('button', { name: 'Take back' });
  const question = page.locator('dialog.take-back');
  await player.turn();
  const dealt = await player.cards();
  expect(await back.isVisible()).toBe(false);

  const turn = async () => {
    await player.playCard(player.hand.first());
    await expect.poll(() => player.cards()).not.toEqual(dealt);
    await player.asked();
  };
  await turn();
  await back.click();
  await question.getByRole('button', { name: 'Leave it' }).click();
  expect(await player.cards()).not.toEqual(dealt);
  await page.keyboard.press('u');
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(() => player.cards()).toEqual(dealt);

  await player.turn();
  await turn();
  await back.click();
  await expect.poll(() => player.cards()).toEqual(dealt);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('madang.match.koikoi') ?? '{}'));
  expect(kept.takenBack).toBe(2);
  expect(await page.locator('ol.log').innerText()).toContain('The last move was taken back.');
});

it('Check has no way back', async () => {
  const player = await site.table('check', { seed: SEED, rules: {} });
  for (let moves = 0; moves < 4; moves++) await player.move();
  await player.asked();
  expect(await player.page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
});

it('the second person at a screen has a name', async () => {
  const page = await site.visitor({}, { name: 'Mina' });
  await page.goto(`${site.url}/?game=koikoi`);
  await page.getByRole('button', { name: 'Two at this screen' }).click();
  await page.getByRole('textbox', { name: 'Name of the second player' }).fill('Jun');
  await page.locator('.ways-second').getByRole('link', { name: 'Play' }).click();
  await page.locator('.cover').waitFor();
  const names = await page.evaluate(() => JSON.parse(localStorage.getItem('madang.match.koikoi.2') ?? '{}').seats);
  expect(names).toMatchObject([{ name: 'Mina' }, { name: 'Jun' }]);
});

it('says at the rules of Matgo that gold is play money', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/rules/matgo`);
  await page.getByText('Gold is play money: it cannot be bought, moved to anybody else or paid out.').waitFor();
});

/** Runs in the page before anything else: what is played and how the device vibrates is written down. */
function listen(): void {
  const heard: Heard = { gains: [], pulses: [] };
  Object.assign(window, { heard });
  AudioParam.prototype.setValueAtTime = function (value) {
    if (value < 1) heard.gains.push(value);
    return this;
  };
  Object.defineProperty(navigator, 'vibrate', { value: (pulse: number[]) => heard.pulses.push(pulse) });
}

interface Heard {
  /** Pitches are above 1. */
  readonly gains: number[];
  readonly pulses: (readonly number[])[];
}

it('sounds are as loud as the settings say, and a phone vibrates unless it is switched off', async () => {
  const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
  const page = await site.visitor(phone, { sound: true, speed: 3 });
  await page.addInitScript(listen);
  await page.goto(site.url + addressOf('matgo', { seed: SEED, rules: {} }));
  const player = new Player(page);
  const heard = () => page.evaluate(() => (window as Window & { heard?: Heard }).heard ?? { gains: [], pulses: [] });
  const turn = async () => {
    await player.turn();
    await page.evaluate(() =>
      Object.assign((window as Window & { heard?: Heard }).heard ?? {}, { gains: [], pulses: [] }),
    );
    await player.playCard(player.hand.first());
    await expect.poll(async () => (await heard()).gains.length).toBeGreaterThan(1);
    await player.asked();
    return heard();
  };
  const before = await turn();
  expect(before.pulses.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'low', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Vibration' }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  const after = await turn();
  expect(Math.max(...after.gains)).toBeLessThan(Math.max(...before.gains) / 2);
  expect(after.pulses).toEqual([]);
});

it('felt, backs and Korean faces are chosen in the settings', async () => {
  const player = await site.table('matgo', { seed: SEED, rules: {} });
  const { page } = player;
  const looks = () =>
    page.evaluate(() => {
      const imageOf = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).backgroundImage : null;
      };
      const mat = document.querySelector('.mat');
      return {
        felt: mat && getComputedStyle(mat).getPropertyValue('--felt'),
        back: imageOf('.stock [data-face="?"]'),
        ribbon: imageOf('[data-face="0131"]'),
      };
    });
  await player.asked();
  const before = await looks();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'indigo' }).check({ force: true });
  await page.getByRole('radio', { name: 'green' }).check({ force: true });
  await page.getByRole('checkbox', { name: /Korean faces/ }).check();
  await page.keyboard.press('Escape');
  const after = await looks();
  for (const part of ['felt', 'back', 'ribbon'] as const) {
    expect(before[part]).toBeTruthy();
    expect(after[part]).not.toBe(before[part]);
  }
});

it('the page offers to be installed where the browser does', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  const install = page.getByRole('button', { name: 'Install Madang on this device' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog.menu').waitFor();
  expect(await install.count()).toBe(0);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(void document.body.setAttribute('data-asked', '')),
    });
    dispatchEvent(offer);
  });
  await install.click();
  await page.locator('body[data-asked]').waitFor();
  expect(await install.count()).toBe(0);
});

it('whose turn it is is said once in a turn', async () => {
  const player = await site.table('koikoi', { seed: SEED, rules: {} });
  const { page } = player;
  await player.turn();
  await page.evaluate(() => {
    const said = document.querySelector('[aria-live="assertive"]');
    const heard: string[] = [];
    Object.assign(window, { heard });
    if (said)
      new MutationObserver(() => heard.push(said.textContent ?? '')).observe(said, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await player.move();
  await player.turn();
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard.filter((text) => text === 'Your turn')).toHaveLength(1);
});

/** A window of 1280 × 1024 at 200 % and at 400 %. */
it.each([
  [640, 512],
  [320, 256],
])('at %i × %i, as on a page that is zoomed in, nothing is cut off and one can play', async (width, height) => {
  const page = await site.visitor({ viewport: { width, height } });
  await page.goto(site.url);
  const cut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const game of GAMES) {
    await visit(page, addressOf(game, { seed: SEED }), '.mat .card');
    expect(await cut(), game).toBeLessThanOrEqual(0);
    await new Player(page).move();
  }
  for (const [path, ready] of [
    ['/', '.doors'],
    ['/rules/tysiac', 'main h1'],
    ['/cards/koikoi', 'main h1'],
    ['/records', 'main'],
    ['/statistics', 'main h1'],
  ] as const) {
    await visit(page, path, ready);
    expect(await cut(), path).toBeLessThanOrEqual(0);
  }
});
