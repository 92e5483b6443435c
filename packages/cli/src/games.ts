import type { AnyGame } from '@madang/engine';
import { checkScreen } from './play/check/index.ts';
import { gostopScreen, matgoScreen } from './play/gostop/index.ts';
import { koikoiScreen } from './play/koikoi/index.ts';
import { plainScreen } from './play/plain-screen.ts';
import type { Screen } from './play/screen.ts';
import { tysiacScreen } from './play/tysiac/index.ts';

/** The terminal's list of games: one line per game with a screen of its own. The plain screen shows the others. */
const SCREENS: Readonly<Record<string, Screen>> = {
  koikoi: koikoiScreen,
  gostop: gostopScreen,
  matgo: matgoScreen,
  tysiac: tysiacScreen,
  check: checkScreen,
};

export function screenOf({ id }: AnyGame): Screen {
  return (Object.hasOwn(SCREENS, id) ? SCREENS[id] : undefined) ?? plainScreen(id);
}
