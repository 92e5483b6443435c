import type { Action } from '@madang/engine/gostop';
import type { Canvas } from '../../canvas.ts';
import type { Choice, Screen } from '../screen.ts';
import { draw } from './draw.ts';
import { help } from './help.ts';
import type { GostopScene } from './sight.ts';
import { text } from './text.ts';
import type { Spoken } from './words.ts';

/** Go-Stop for three and Matgo for two have the same screen, but for the title. */
function screenTitled(title: Readonly<Record<Spoken, string>>): Screen {
  return {
    languages: ['ko', 'en'],
    draw: (canvas: Canvas, scene: GostopScene, selected: Choice<Action> | null) => draw(canvas, scene, selected, title),
    text,
    help: (scene: GostopScene) => help(scene, title),
  };
}

export const gostopScreen: Screen = screenTitled({ en: 'Go-Stop', ko: '고스톱' });
export const matgoScreen: Screen = screenTitled({ en: 'Matgo', ko: '맞고' });
