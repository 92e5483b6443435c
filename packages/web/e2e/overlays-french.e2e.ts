import type { Action, AnyMatch } from '@madang/engine';
import type { Snapshot } from '@madang/engine/check';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comesTo, type Deal, isAsked, seedWhere } from './deals.ts';
import { faultsOver } from './page-faults.ts';
import { Player } from './play.ts';
import { openSite } from './site.ts';

const site = openSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('Tysiąc', () => {
  /** Hot seat: all players are at this screen. */
  const everybody = (seats: number, rules: object = {}) => ({ seats, humans: seats, rules: { maxHands: 1, ...rules } });
  const isMine =
    <T>(wish: (match: AnyMatch) => T | null) =>
    (match: AnyMatch) =>
      match.actors.includes(0) ? wish(match) : null;
  const takesScreen = (page: Page) => button(page, /show my cards/).click();

  /** The first player bids 100, the others pass. */
  async function winAuction(page: Page, others: number): Promise<void> {
    await button(page, 'Bid 100').click();
    for (let each = 0; each < others; each++) {
      await takesScreen(page);
      await button(page, /^Pass/).click();
    }
    await takesScreen(page);
  }

  it('auction, musik and exchange, then a marriage is announced', async () => {
    const announces = (action: object) => 'marriage' in action && action.marriage === true;
    const way = comesTo('bid', 'chooseMusik', 'passCard', 'passCard', announces);
    const table = everybody(3);
    const { seed, found: cards } = seedWhere('tysiac', table, isMine(way));
    const { page } = await site.table('tysiac', { ...table, seed });
    await takesScreen(page);
    await button(page, 'Higher').click();
    await button(page, 'Lower').click();
    expect(await faultsOver(page, '.t-panel')).toEqual([]);
    await winAuction(page, 2);
    expect(await faultsOver(page, '.t-exchange')).toEqual([]);
    await button(page, 'Take the musik').click();
    await page.getByRole('heading', { name: /Choose a card to give/ }).waitFor();
    expect(await faultsOver(page, '.t-exchange')).toEqual([]);
    const hand = page.getByRole('group', { name: /hand$/ });
    await hand.locator(`[data-card="${cards[0]}"]`).click();
    await hand.locator(`[data-card="${cards[1]}"]`).click();
    await page.getByRole('button', { name: /^Announce/, pressed: true }).waitFor();
    expect(await faultsOver(page, '.t-below')).toEqual([]);
    await hand.locator(`[data-card="${cards[2]}"]`).click();
    const log = page.getByRole('log');
    await log.getByText(/marriage/).waitFor();
  });

  it('two players: one of two musiks, two cards are discarded', async () => {
    const table = everybody(2);
    const { seed } = seedWhere('tysiac', table, isMine(comesTo('bid', 'chooseMusik', 'discard', 'discard')));
    const { page } = await site.table('tysiac', { ...table, seed });
    await takesScreen(page);
    await winAuction(page, 1);
    await button(page, 'Take musik 1').waitFor();
    expect(await faultsOver(page, '.t-exchange')).toEqual([]);
    await button(page, 'Take musik 2').click();
    const player = new Player(page);
    for (const left of [/Choose 2 cards to put away/, /Choose one card to put away/]) {
      await page.getByRole('heading', { name: left }).waitFor();
      await player.playCard(player.hand.first());
    }
    await page.getByText('face down, for the last trick').waitFor();
  });

  it('after the musik: a higher bid, or a bomb, which asks twice and ends the hand', async () => {
    const table = everybody(3, { bombs: 1, raiseAfterTalon: true });
    const { seed } = seedWhere('tysiac', table, isMine(comesTo('bid', 'chooseMusik', 'bomb')));
    const { page } = await site.table('tysiac', { ...table, seed });
    await takesScreen(page);
    await winAuction(page, 2);
    await button(page, 'Take the musik').click();
    await button(page, 'Higher').click();
    await button(page, /^Throw a bomb/).click();
    await button(page, 'Are you sure?').waitFor();
    expect(await faultsOver(page, '.t-panel')).toEqual([]);
    await button(page, 'Are you sure?').click();
    await new Player(page).again.waitFor();
    expect(await page.locator('.standings small').allInnerTexts()).toEqual(['0', '+60', '+60']);
    expect(await faultsOver(page, '.result')).toEqual([]);
  });

  it('four nines may ask for a new deal', async () => {
    const table = everybody(3, { fourNines: true });
    const { seed } = seedWhere('tysiac', table, isAsked('redeal'));
    const { page } = await site.table('tysiac', { ...table, seed });
    await takesScreen(page);
    const player = new Player(page);
    const nines = (await player.dealt()).filter((card) => card.startsWith('9'));
    expect(nines).toHaveLength(4);
    await button(page, /^Four nines/).click();
    await button(page, 'Are you sure?').click();
    await button(page, 'Next round').click();
    await expect.poll(() => player.cards()).not.toEqual(expect.arrayContaining(nines));
  });
});

describe('Check', () => {
  const table: Deal = { seats: 2, rules: { maxTurns: 6 } };
  const strict: Deal = { seats: 2, rules: { maxTurns: 6, misfirePenalty: true } };
  const discards = ['confirmPeek', 'drawFromDeck', 'discardDrawn'];
  const looks = (action: object) => 'peek' in action;
  const swaps = (action: object) => 'swap' in action;
  const ownCards = (page: Page) => page.locator('.c-own .c-grid .card').count();
  const slot = (page: Page, own: boolean, number: number) =>
    page.locator(`${own ? '.c-own' : '.c-other'} .c-grid [data-slot="${number}"] button`);

  const rankOf = (card: string | null | undefined) => card?.slice(0, -1);
  /** The bot has no card of the discarded rank: it cannot match. */
  const isAlone = ({ state }: AnyMatch) => {
    const { players, matchingOpportunityInfo: window } = state.snapshot() as Snapshot;
    return players[1].hand.every((card) => rankOf(card) !== rankOf(window?.card));
  };
  const passes = (action: Action, match: AnyMatch) => action.type === 'passMatch' && isAlone(match);
  /** A match attempt with the first card that succeeds, or fails, without an ability. */
  const tries = (isRight: boolean) => (action: Action, match: AnyMatch) => {
    const { players, matchingOpportunityInfo: window } = match.state.snapshot() as Snapshot;
    const rank = rankOf(window?.card) ?? '';
    const isSame = rankOf(players[0].hand[0]) === rank;
    return action.type === 'attemptMatch' && isSame === isRight && !'JQK'.includes(rank) && isAlone(match);
  };

  async function discardFirst(deal: Deal, seed: string): Promise<Page> {
    const { page } = await site.table('check', { ...deal, seed });
    await button(page, /^I know them/).click();
    await button(page, /^Draw from the pile/).click();
    await button(page, /^Put it on the pile/).click();
    await page.getByRole('heading', { name: /Is one of yours/ }).waitFor();
    return page;
  }

  it('the private peek, then a draw, then where it goes; the peek does not come back', async () => {
    const { seed } = seedWhere('check', table, comesTo(...discards));
    const { page } = await site.table('check', { ...table, seed });
    await page.getByRole('heading', { name: 'Remember these two cards' }).waitFor();
    expect(await page.locator('.c-own .c-grid [data-card]').count()).toBe(2);
    expect(await faultsOver(page, '.c-own')).toEqual([]);
    await button(page, /^I know them/).click();
    await expect.poll(() => page.locator('.c-own .c-grid [data-card]').count()).toBe(0);
    await button(page, /^Draw from the pile/).waitFor();
    expect(await faultsOver(page, '.c-own')).toEqual([]);
    await button(page, /^Draw from the pile/).click();
    await page.getByRole('heading', { name: /^You hold/ }).waitFor();
    expect(await faultsOver(page, '.c-own')).toEqual([]);
  });

  it('a successful match: one card less in the hand', async () => {
    const { seed } = seedWhere('check', table, comesTo(...discards, tries(true)));
    const page = await discardFirst(table, seed);
    await page.getByRole('timer').waitFor();
    await slot(page, true, 0).click();
    await expect.poll(() => ownCards(page)).toBe(3);
  });

  it('a failed match costs a penalty card, where that is the rule', async () => {
    const { seed } = seedWhere('check', strict, comesTo(...discards, tries(false)));
    const page = await discardFirst(strict, seed);
    await page.getByText('One try: a wrong card costs you a penalty card.').waitFor();
    await slot(page, true, 0).click();
    await expect.poll(() => ownCards(page)).toBe(5);
    await new Player(page).asked();
    expect(await faultsOver(page, '.c-own')).toEqual([]);
  });

  it.each([
    ['Jack', 0],
    ['Queen', 1],
    ['King', 2],
  ])('a discarded %s: peeks at %i cards, then swaps two', async (name, peeks) => {
    const steps = [...discards, passes, ...Array<typeof looks>(peeks).fill(looks), swaps];
    const { seed } = seedWhere('check', table, comesTo(...steps));
    const page = await discardFirst(table, seed);
    await button(page, /^Pass/).click();
    const heading = page.getByRole('heading', { name: new RegExp(`^${name}: `) });
    for (let look = 0; look < peeks; look++) {
      await heading.filter({ hasText: 'Look' }).waitFor();
      if (look === peeks - 1) expect(await faultsOver(page, '.c-own')).toEqual([]);
      await slot(page, false, look).click();
      await page.locator('.c-looks .mini-card').last().waitFor();
    }
    await heading.filter({ hasText: 'Swap any two cards' }).waitFor();
    await slot(page, true, 0).click();
    await page.getByText('Press the card that changes places with').waitFor();
    expect(await faultsOver(page, '.c-own')).toEqual([]);
    await slot(page, false, 3).click();
    await heading.waitFor({ state: 'hidden' });
  });

  it('check is called: the hand is locked, the other plays once more, all hands are open', async () => {
    const { seed } = seedWhere('check', table, comesTo('confirmPeek', 'callCheck'));
    const { page } = await site.table('check', { ...table, seed });
    await button(page, /^I know them/).click();
    await button(page, /^Call check/)
      .first()
      .click();
    const player = new Player(page);
    await player.playMatch();
    expect(await page.locator('.c-grid .card.back').count()).toBe(0);
    expect(await faultsOver(page, '.result')).toEqual([]);
  });
});
