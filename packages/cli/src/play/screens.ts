import type { AnyGame } from '@madang/engine';
import { koikoiScreen } from './koikoi/index.ts';
import { plainScreen } from './plain-screen.ts';
import type { Screen } from './screen.ts';

/** The games with a screen of their own. */
const SCREENS: Readonly<Record<string, Screen>> = {
  koikoi: koikoiScreen,
};

export function screenOf(game: AnyGame): Screen {
  return SCREENS[game.id] ?? plainScreen(game.id);
}
