import type { Screen } from '../screen.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import { text } from './text.ts';

/** Go-Stop for three and Matgo for two are one game to look at. */
export const gostopScreen: Screen = { title: 'Go-Stop', draw, text, help };
export const matgoScreen: Screen = { title: 'Matgo', draw, text, help };
