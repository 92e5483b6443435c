import type { Page } from 'playwright-core';
import { openTable, PERSON } from './online.ts';
import { addressOf, GAMES, SEED } from './play.ts';
import { replayAddress } from './records.ts';

/** A screen and how to reach it, in any language: nothing is found by its text. */
interface Screen {
  readonly name: string;
  /** From a page of this site that is already loaded. */
  readonly open: (page: Page, url: string) => Promise<unknown>;
}

const NOWHERE = '/no/such/page';

/** Navigates as the page's own links do, without a reload; over an empty page, so that no state is left. */
export function visit(page: Page, path: string, ready: string): Promise<void> {
  return page.evaluate(
    async ({ path, ready, nowhere, patience }) => {
      const go = (to: string) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      };
      const deadline = performance.now() + patience;
      const until = async (isSo: () => boolean) => {
        while (!isSo()) {
          if (performance.now() > deadline) throw new Error(`${ready} has not come at ${location.href}`);
          await new Promise(requestAnimationFrame);
        }
      };
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
      go(nowhere);
      await until(() => seen('.game-links') !== undefined);
      const empty = seen('.game-links');
      go(path);
      await until(() => path === nowhere || empty?.isConnected === false);
      await until(() => seen(ready) !== undefined);
    },
    { path, ready, nowhere: NOWHERE, patience: 20_000 },
  );
}

const at = (name: string, path: string | Promise<string>, ready: string): Screen => ({
  name,
  open: async (page) => visit(page, await path, ready),
});

/** Opens another screen and presses controls in order. */
const then = (name: string, screen: Screen, ...presses: readonly string[]): Screen => ({
  name,
  open: async (page, url) => {
    await screen.open(page, url);
    for (const press of presses) await page.locator(press).first().click();
  },
});

const home = at('home', '/', '.doors');
const tables = GAMES.map((game) => at(`table of ${game}`, addressOf(game, { seed: SEED, rules: {} }), '.mat .card'));
const MENU = '.bar .end button:last-of-type';

export const SCREENS: readonly Screen[] = [
  home,
  then('menu', home, MENU, 'dialog summary'),
  ...tables,
  then('rules beside the table', tables[0], '.bar .end button'),
  then('hint', tables[0], '.hint-button'),
  then('result', tables[0], MENU, '.menu-give-up', '.menu-sure .main'),
  at('cover', addressOf('koikoi', { humans: 2, seed: SEED }), '.cover'),
  at('bots alone', addressOf('koikoi', { humans: 0, seed: SEED }), '.mat .card'),
  at('all rules', '/rules', 'main nav'),
  ...GAMES.map((game) => at(`rules of ${game}`, `/rules/${game}`, '.rulebook section')),
  ...['koikoi', 'matgo'].map((game) => at(`first lesson of ${game}`, `/learn/${game}`, '.mat .card')),
  at('records', '/records', '.records'),
  at('mistakes to learn from', '/mistakes', '.mistakes'),
  at('what would you play', '/positions/koikoi', '.question'),
  at('statistics', '/statistics', '.statistics'),
  at('the reader on this server', '/me', '.me-page .panel'),
  at('leaderboard', '/ratings', '.me-page ol'),
  at('daily deal', '/daily/koikoi', '.daily details'),
  at('card guide', '/cards', '.guide-months'),
  ...GAMES.map((game) => at(`replay of ${game}`, replayAddress(game, 5), '.player')),
  then('playing on', at('', replayAddress('koikoi', 5), '.player'), '.player-row:last-of-type .b:nth-of-type(2)'),
  then('fairness', at('', replayAddress('koikoi', 5), '.player'), '.bar .end button:last-of-type'),
  at('no record', '/replay', '.designed label'),
  at('nothing here', NOWHERE, 'main.designed'),
  at('no such table', '/tables/nobody', 'main.designed'),
  {
    name: 'waiting',
    open: async (page, url) => {
      await openTable(page, url, 'koikoi', [{ ...PERSON, name: 'Mina' }, PERSON]);
      await page.locator('.waiting').waitFor();
    },
  },
];
