import type { Action } from '@madang/engine/koikoi';
import type { Choice, Menu, Scene, Screen } from '../screen.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import { text } from './text.ts';

export const koikoiScreen: Screen = { title: 'Koi-Koi', menu, draw, text, help };

/** A card of the hand is a column, with a way for each card it could take. */
function menu(scene: Scene): Menu {
  const columns = new Map<number, Choice[]>();
  for (const choice of scene.choices) {
    const action = choice.action as Action;
    const key = action.type === 'play' ? action.card : action.index;
    columns.set(key, [...(columns.get(key) ?? []), choice]);
  }
  return [...columns.values()];
}
