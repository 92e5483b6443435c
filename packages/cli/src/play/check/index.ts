import type { Screen } from '../screen.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import { forms, menu, race, shorthand } from './menu.ts';
import { actors, glimpse, isPrivate } from './sight.ts';
import { text } from './text.ts';

/** Check is played in English, like its narrator. */
export const checkScreen: Screen = {
  title: 'Check',
  hidesPeeks: true,
  menu,
  shorthand,
  forms,
  glimpse,
  isPrivate,
  race,
  actors,
  draw,
  text,
  help,
};
