import type { AnyMatch } from '@madang/engine';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardBefore, comesTo, isAsked, seedWhere } from './deals.ts';
import { addressOf, Player, SEED } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

async function dealt(...table: Parameters<typeof site.table>): Promise<Player> {
  const player = await site.table(...table);
  await player.asked();
  return player;
}

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** A hand card with two targets. */
function twoTargets(match: AnyMatch): string | null {
  const mine = match.actors.includes(0) ? match.game.legal(match.state, 0) : [];
  const cards = mine.map((action) => ('card' in action ? Number(action.card) : -1));
  const twice = cards.find((card, i) => card >= 0 && cards.indexOf(card) !== i);
  return twice === undefined ? null : match.game.cardIds[twice];
}

it('↑ ↓ and digits choose a target, Esc releases the card, Space and Enter play it', async () => {
  const { seed, found: card } = seedWhere('koikoi', {}, twoTargets);
  const player = await dealt('koikoi', { rules: {}, seed });
  const { page } = player;
  const chosen = () =>
    page.locator('.preview .option').evaluateAll((rows) => rows.findIndex((row) => row.matches('.is-on')));
  await page.locator('fieldset.hand button').first().focus();
  await press(page, 'Home');
  for (let steps = 0; (await page.locator(`:focus[data-card="${card}"]`).count()) === 0; steps++)
    await press(page, steps === 0 ? 'ArrowLeft' : 'ArrowRight');
  await press(page, '2');
  await expect.poll(chosen).toBe(1);
  await press(page, 'ArrowUp');
  await expect.poll(chosen).toBe(0);
  await press(page, 'ArrowDown');
  await expect.poll(chosen).toBe(1);
  await press(page, 'Escape');
  await expect.poll(chosen).toBe(-1);
  const before = (await player.cards()).length;
  await press(page, 'Space');
  await expect.poll(async () => (await player.cards()).length).toBe(before - 1);
});

it.each([
  ['koikoi', 'stop', { viewing_yaku: 5 }, 'Koi-koi or stop?'],
  ['matgo', 'DECLARE_STOP', { goMinScore: 1, piFrom: 1 }, 'Go or stop?'],
])('%s: G plays on and S stops', async (game, type, rules, title) => {
  const { seed, found: card } = seedWhere(game, { rules }, cardBefore(type));
  for (const [key, said] of [
    ['g', /^You (call koi-koi|go on)/],
    ['s', /^You stop/],
  ] as const) {
    const player = await dealt(game, { rules, seed });
    const { page } = player;
    await player.playCard(page.locator(`fieldset.hand [data-card="${card}"]`));
    await page.getByRole('dialog', { name: title }).waitFor();
    await press(page, key);
    await page.getByRole('log').getByText(said).waitFor();
  }
});

it('Tysiąc: + and − bid more and less, P passes, M says whether a marriage is announced', async () => {
  const announces = (action: object) => 'marriage' in action && action.marriage === true;
  const deal = { seats: 3, rules: { maxHands: 1 } };
  const { seed, found: cards } = seedWhere('tysiac', deal, (match) =>
    match.actors.includes(0) ? comesTo('bid', 'chooseMusik', 'passCard', 'passCard', announces)(match) : null,
  );
  const { page } = await dealt('tysiac', { ...deal, humans: 3, seed });
  const cover = page.getByRole('button', { name: /show my cards/ });
  await cover.click();
  const bid = page.locator('.t-stepper output');
  await bid.waitFor();
  await press(page, '+', '+', '-');
  await expect.poll(() => bid.innerText()).toBe('110');
  await page.getByRole('button', { name: 'Bid 110' }).click();
  for (let others = 0; others < 2; others++) {
    await cover.click();
    await page.getByRole('button', { name: /^Pass/ }).waitFor();
    await press(page, 'p');
  }
  await cover.click();
  await page.getByRole('button', { name: 'Take the musik' }).click();
  for (const card of cards.slice(0, 2)) await page.locator(`fieldset.hand [data-card="${card}"]`).click();
  await page.getByRole('button', { name: /^Announce/, pressed: true }).waitFor();
  await press(page, 'm');
  await page.getByRole('button', { name: /^Announce/, pressed: false }).waitFor();
});

it('Check: P and D answer, 1–9 are the own cards', async () => {
  const deal = { seats: 2, rules: { maxTurns: 6 } };
  const { seed } = seedWhere('check', deal, comesTo('confirmPeek', 'drawFromDeck', 'swapAndDiscard'));
  const { page } = await dealt('check', { ...deal, seed });
  await press(page, 'p');
  await page.getByRole('heading', { name: 'Draw a card' }).waitFor();
  await press(page, 'd');
  await page.getByRole('heading', { name: /^You hold/ }).waitFor();
  await press(page, '2');
  await page.getByRole('heading', { name: /^You hold/ }).waitFor({ state: 'hidden' });
  await page
    .getByRole('log')
    .getByText(/top right|second/i)
    .first()
    .waitFor();
});

/** The effect of each key that is the same at every table. */
const EVERYWHERE: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['h', (page) => page.getByText('A good player would').waitFor()],
  ['l', (page) => page.locator('.log-panel:focus, .log-panel :focus').waitFor()],
  ['y', (page) => page.locator('.rail :focus').waitFor()],
  ['t', (page) => page.locator('.mat [role=status], .mat [aria-live]').filter({ hasText: /turn/i }).first().waitFor()],
  ['0', (page) => page.getByRole('button', { name: 'Sound', pressed: true }).waitFor()],
  ['r', (page) => closes(page, /Rules/)],
  ['?', (page) => closes(page, /Settings/)],
];

async function closes(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('dialog', { name }).waitFor();
  await press(page, 'Escape');
  await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
}

it('H, L, Y, T, 0, R and ? do what the list of keys says', async () => {
  const { seed } = seedWhere('koikoi', {}, isAsked('play'));
  const { page } = await dealt('koikoi', { rules: {}, seed });
  for (const [key, shows] of EVERYWHERE) {
    await press(page, key);
    await shows(page);
  }
});

it('letters can be switched off; digits and arrows still work', async () => {
  const page = await site.visitor({}, { letterKeys: false });
  await page.goto(site.url + addressOf('koikoi', { rules: {}, seed: SEED }));
  await new Player(page).turn();
  await press(page, 'r', '0');
  await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it.each(['koikoi', 'matgo', 'tysiac'])(
  'touch at %s: the first tap previews a card, the second plays it',
  async (game) => {
    const { seed } = seedWhere(game, { seats: game === 'tysiac' ? 3 : 2 }, (match) =>
      match.actors.includes(0) ? true : null,
    );
    const page = await site.visitor({ hasTouch: true, viewport: { width: 375, height: 812 } });
    await page.goto(site.url + addressOf(game, { rules: {}, seed, humans: 1 }));
    const player = new Player(page);
    await player.asked();
    while ((await page.locator('.t-panel button, .decision button').count()) > 0) {
      await player.move();
      await player.asked();
    }
    const card = player.hand.first();
    const id = await card.getAttribute('data-card');
    const held = page.locator(`fieldset.hand [data-card="${id}"]`);
    await held.tap();
    await page.locator('.preview .option, .t-chip:visible').first().waitFor();
    expect(await held.count()).toBe(1);
    await held.tap();
    await expect.poll(() => held.count()).toBe(0);
  },
);
