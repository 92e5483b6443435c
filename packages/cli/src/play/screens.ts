import type { AnyGame } from '@madang/engine';
import { checkScreen } from './check/index.ts';
import { gostopScreen, matgoScreen } from './gostop/index.ts';
import { koikoiScreen } from './koikoi/index.ts';
import { plainScreen } from './plain-screen.ts';
import type { Screen } from './screen.ts';
import { tysiacScreen } from './tysiac/index.ts';

/** The games with a screen of their own. */
const SCREENS: Readonly<Record<string, Screen>> = {
  koikoi: koikoiScreen,
  gostop: gostopScreen,
  matgo: matgoScreen,
  tysiac: tysiacScreen,
  check: checkScreen,
};

export function screenOf(game: AnyGame): Screen {
  return SCREENS[game.id] ?? plainScreen(game.id);
}
