import { describe, expect, it } from 'vitest';
import { cardBefore, comesTo, type Deal, isAsked, seedWhere } from './deals.ts';
import { openHouse } from './house.ts';
import { addressOf, Player, type Wish } from './play.ts';

const house = openHouse();

async function dealt(game: string, wish: Wish): Promise<Player> {
  const page = await house.visitor();
  await page.goto(house.url + addressOf(game, wish));
  return new Player(page);
}

describe('a question before the first card', () => {
  it.each([
    ['matgo', 'DECLARE_SHAKE', {}, 'You hold three of a month', /Shake/],
    ['matgo', 'DECLARE_BOMB', {}, 'You hold three of a month', /Bomb/],
    ['matgo', 'DECLARE_KUNG', { kung: true }, 'You hold three of a month', /Kung/],
    ['matgo', 'DECLARE_PRESIDENT', {}, 'President: four of a month in your hand', /Play on/],
    ['gostop', 'DECLARE_BOMB', {}, 'You hold three of a month', /Bomb/],
    ['gostop', 'DECLARE_PRESIDENT', {}, 'President: four of a month in your hand', /End the round/],
  ])('%s: %s', async (game, type, rules, title, answer) => {
    const { seed } = seedWhere(game, { rules }, isAsked(type));
    const player = await dealt(game, { rules, seed });
    const dialog = player.page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: answer }).first().click();
    await dialog.waitFor({ state: 'hidden' });
    await player.anything.first().waitFor();
  });
});

describe('a question after the first card', () => {
  it.each([
    ['koikoi', 'stop', { viewing_yaku: 5 }, 'Koi-koi or stop?', /Koi-koi/],
    ['koikoi', 'select', {}, /which card does it take/, /./],
    ['matgo', 'DECLARE_STOP', { goMinScore: 1, piFrom: 1 }, 'Go or stop?', /Go/],
    ['gostop', 'DECLARE_STOP', { goMinScore: 1, piFrom: 1 }, 'Go or stop?', /Stop/],
    ['matgo', 'CHOOSE_GUKJIN', { gukjin: 'whenOwned' }, 'The cup: an animal or double junk?', /Double junk/],
    ['matgo', 'CHOOSE_CAPTURE_TARGET', { twoMatches: 'ask' }, /which card does it take/, /./],
  ])('%s: %s', async (game, type, rules, title, answer) => {
    const { seed, found: card } = seedWhere(game, { rules }, cardBefore(type));
    const player = await dealt(game, { rules, seed });
    await player.hand.first().waitFor();
    await player.playCard(player.page.locator(`fieldset.hand [data-card="${card}"]`));
    const dialog = player.page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: answer }).first().click();
    await dialog.waitFor({ state: 'hidden' });
    await player.anything.first().waitFor();
  });
});

describe('Tysiąc', () => {
  /** All three at this screen: nobody else decides anything. */
  const deal: Deal = { seats: 3, rules: { maxHands: 1 } };

  it('auction, musik and gifts, then a marriage is announced', async () => {
    const announces = (action: object) => 'marriage' in action && action.marriage === true;
    const way = comesTo('bid', 'chooseMusik', 'passCard', 'passCard', announces);
    const { seed, found: cards } = seedWhere('tysiac', deal, (match) => (match.actors.includes(0) ? way(match) : null));
    const { page } = await dealt('tysiac', { ...deal, humans: 3, seed });
    const cover = page.getByRole('button', { name: /show my cards/ });
    await cover.click();
    await page.getByRole('button', { name: 'Higher' }).click();
    await page.getByRole('button', { name: 'Lower' }).click();
    await page.getByRole('button', { name: 'Bid 100' }).click();
    for (let others = 0; others < 2; others++) {
      await cover.click();
      await page.getByRole('button', { name: /^Pass/ }).click();
    }
    await cover.click();
    await page.getByRole('button', { name: 'Take the musik' }).click();
    await page.getByRole('heading', { name: /Choose a card to give/ }).waitFor();
    const hand = page.getByRole('group', { name: /hand$/ });
    await hand.locator(`[data-card="${cards[0]}"]`).click();
    await hand.locator(`[data-card="${cards[1]}"]`).click();
    await page.getByRole('button', { name: /^Announce/, pressed: true }).waitFor();
    await hand.locator(`[data-card="${cards[2]}"]`).click();
    await page
      .getByRole('log')
      .getByText(/marriage/)
      .waitFor();
  });
});

describe('Check', () => {
  const deal: Deal = { seats: 2, rules: { maxTurns: 6 } };

  it('the private peek: two cards are seen once, then never again', async () => {
    const { seed } = seedWhere('check', deal, isAsked('confirmPeek'));
    const player = await dealt('check', { ...deal, seed });
    const { page } = player;
    await page.getByRole('heading', { name: 'These two are yours to remember' }).waitFor();
    expect(await page.locator('.c-own .c-grid [data-card]').count()).toBe(2);
    await page.getByRole('button', { name: /^I know them/ }).click();
    await expect.poll(() => page.locator('.c-own .c-grid [data-card]').count()).toBe(0);
  });

  it('a discard opens the matching window, and a discarded face card its ability', async () => {
    const steps = ['confirmPeek', 'drawFromDeck', 'discardDrawn', 'passMatch', 'resolveSpecialAbility'];
    const { seed } = seedWhere('check', deal, comesTo(...steps));
    const player = await dealt('check', { ...deal, seed });
    const { page } = player;
    await page.getByRole('button', { name: /^I know them/ }).click();
    await page.getByRole('button', { name: /^Draw from the pile/ }).click();
    await page.getByRole('button', { name: /^Put it on the pile/ }).click();
    await page.getByRole('heading', { name: /Is one of yours/ }).waitFor();
    await page.getByRole('timer').waitFor();
    await page.getByRole('button', { name: /^Pass/ }).click();
    await page.getByRole('heading', { name: /^(Jack|Queen|King): / }).waitFor();
    await page.getByRole('button', { name: /^(Look no further|Swap nothing)/ }).click();
    await player.anything.first().waitFor();
  });
});
