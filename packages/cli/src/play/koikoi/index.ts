import type { Screen } from '../screen.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import type { KoikoiChoice, KoikoiMenu, KoikoiScene } from './scene.ts';
import { text } from './text.ts';

export const koikoiScreen: Screen = { menu, draw, text, help };

/** One column for each card of the hand, with an entry for each card that it could take. */
function menu(scene: KoikoiScene): KoikoiMenu {
  const columns = new Map<number, KoikoiChoice[]>();
  for (const choice of scene.choices) {
    const { action } = choice;
    const key = action.type === 'play' ? action.card : action.index;
    columns.set(key, [...(columns.get(key) ?? []), choice]);
  }
  return [...columns.values()];
}
