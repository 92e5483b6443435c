import type { Screen } from '../screen.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import { forms, menu, race, shorthand } from './menu.ts';
import { actors, glimpse, isPrivate } from './sight.ts';
import { text } from './text.ts';

export const checkScreen: Screen = {
  languages: ['en'],
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
