import type { Screen } from '../screen.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import { forms, menu, shorthand } from './menu.ts';
import { text } from './text.ts';

export const tysiacScreen: Screen = { languages: ['pl', 'en'], menu, shorthand, forms, draw, text, help };
