import type { ElementHandle, Locator, Page } from 'playwright-core';

/** Rules for a short match of each game. */
export const SHORT: Readonly<Record<string, object>> = {
  koikoi: { total_rounds: 1 },
  gostop: { rounds: 1 },
  matgo: { rounds: 1 },
  tysiac: { maxHands: 1 },
  check: { maxTurns: 8 },
};

export const GAMES = Object.keys(SHORT);

/** The seed of an ordinary deal in every game: the first player is asked for a card or a bid. */
export const SEED = '5eed'.repeat(16);

/** A visible control can be pressed at once; a longer wait means that it is gone. */
const HASTE = 8000;

export interface MatchOptions {
  readonly rules?: object;
  readonly [option: string]: string | number | object | undefined;
}

/** The address of a match on the device. */
export function addressOf(game: string, { rules = SHORT[game], ...options }: MatchOptions = {}): string {
  const query = new URLSearchParams({ rules: JSON.stringify(rules) });
  for (const [name, value] of Object.entries(options)) query.set(name, String(value));
  return `/play/${game}?${query}`;
}

const HAND = 'fieldset.hand button';

const MATCH_OVER = '.result:has(.result-match) .b.main';
const ROUND_OVER = '.result .b.main';

/** The controls that may wait for the player, by priority: "Play again" (the match is over), "Next round", and so on. */
const URGENT = [
  MATCH_OVER,
  ROUND_OVER,
  '.cover .b.main',
  '.decision button',
  ':is(.t-panel, .c-answers, .calls) button',
  '.c-grid button',
  HAND,
];

/** One evaluation in the page: tests play hundreds of moves. */
function mostUrgent(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const button of document.querySelectorAll(`${selector}:not(:disabled, [aria-disabled="true"])`)) {
      const leadsOn = !/^(Lower|Higher|Turn it down|Calls)/.test(button.ariaLabel ?? button.textContent?.trim() ?? '');
      if (leadsOn && button.checkVisibility({ visibilityProperty: true })) return button;
    }
  return null;
}

/** Plays at a table in a browser through its visible controls. The page must be in English. */
export class Player {
  readonly page: Page;
  /** The playable cards of the hand. */
  readonly hand: Locator;
  readonly again: Locator;

  constructor(page: Page) {
    this.page = page;
    this.hand = page.locator(`${HAND}:not([aria-disabled])`);
    this.again = page.getByRole('button', { name: 'Play again' });
  }

  /** Waits until the player has something to do. */
  async asked(): Promise<ElementHandle<Element>> {
    const found = await this.page.waitForFunction(mostUrgent, URGENT);
    const button = found.asElement();
    if (!button) throw new Error('nothing can be pressed');
    return button;
  }

  /** Waits until the player can play a card. */
  async turn(): Promise<void> {
    await this.page.waitForFunction(mostUrgent, [HAND]);
  }

  /** Plays to the final result. */
  async playMatch(): Promise<void> {
    while (await this.move());
  }

  /** Plays to the result of the round. */
  async playRound(): Promise<void> {
    while (await this.move(ROUND_OVER));
  }

  /** One press, and a second where a question follows; false when the match is over, or what `over` says. */
  async move(over = MATCH_OVER): Promise<boolean> {
    const button = await this.asked();
    if (await button.evaluate((element, selector) => element.matches(selector), over)) return false;
    try {
      await this.playCard(button);
    } catch (error) {
      // A question with a countdown may disappear before it is answered.
      if (await button.isVisible()) throw error;
    }
    return true;
  }

  /** A card with two targets needs a second press. */
  async playCard(card: Locator | ElementHandle<Element>): Promise<void> {
    await card.click({ timeout: HASTE });
    const options = this.page.locator('.preview').getByRole('button');
    if ((await options.count()) > 1) await options.first().click();
  }

  /** Waits for the hand. */
  async dealt(): Promise<readonly string[]> {
    await this.page.locator('fieldset.hand [data-card]').first().waitFor();
    return this.cards();
  }

  async giveUp(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('button', { name: 'Give up' }).click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /give up/i })
      .click();
    await this.again.waitFor();
  }

  /** The ids of the cards in the own hand. */
  cards(): Promise<readonly string[]> {
    return this.page
      .locator('fieldset.hand [data-card]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
  }
}
