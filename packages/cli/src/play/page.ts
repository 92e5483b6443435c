import { Canvas } from '../canvas.ts';
import { clip, displayWidth, padTo, wrap } from '../width.ts';
import { type Words, wordsOf } from '../words/index.ts';
import { type Entry, PAGE, type Scene, type Screen } from './screen.ts';

/** Rows at the bottom that a report leaves free for the log. */
const LOG_ROWS = 3;
export const TERMINAL_ROWS = PAGE.rows + 1;

/** A screen and the row of keys. */
export function scenePage(screen: Screen, scene: Scene, selected: Entry | null, keys: string): Canvas {
  const canvas = new Canvas(PAGE.columns, TERMINAL_ROWS);
  screen.draw(canvas, scene, selected);
  drawKeys(canvas, keys);
  return canvas;
}

/** The same with a framed report over the hand. */
export function reportPage(screen: Screen, scene: Scene, lines: readonly string[], keys: string): Canvas {
  const canvas = scenePage(screen, scene, null, keys);
  const inner = lines.flatMap((line) => wrap(line, PAGE.columns - 16));
  const columns = Math.max(24, ...inner.map(displayWidth)) + 4;
  const column = (PAGE.columns - columns) >> 1;
  let row = Math.max(0, PAGE.rows - LOG_ROWS - inner.length - 2);
  const put = (text: string): void => {
    canvas.put(row++, column, text, ['bold', 'cyan']);
  };
  put(`╔${'═'.repeat(columns - 2)}╗`);
  for (const line of inner) {
    canvas.put(row, column + 2, padTo(line, columns - 4));
    canvas.put(row, column + 1, ' ');
    canvas.put(row, column + columns - 2, ' ');
    canvas.put(row, column, '║', ['bold', 'cyan']);
    canvas.put(row++, column + columns - 1, '║', ['bold', 'cyan']);
  }
  put(`╚${'═'.repeat(columns - 2)}╝`);
  return canvas;
}

/** This text only: shown while the other people look away. */
export function coverPage(text: string, keys: string): Canvas {
  const canvas = new Canvas(PAGE.columns, TERMINAL_ROWS);
  canvas.put(PAGE.rows >> 1, Math.max(0, (PAGE.columns - displayWidth(text)) >> 1), text, ['bold', 'cyan']);
  drawKeys(canvas, keys);
  return canvas;
}

export function textPage(lines: readonly string[], keys: string): Canvas {
  const canvas = new Canvas(PAGE.columns, TERMINAL_ROWS);
  for (const [row, line] of lines.slice(0, PAGE.rows).entries())
    canvas.put(row, 2, line, row === 0 ? ['bold', 'cyan'] : []);
  drawKeys(canvas, keys);
  return canvas;
}

/** The help pages of the game, and one for the keys. */
export function helpPages(screen: Screen, scene: Scene, keyHelp: Words['keyHelp']): readonly (readonly string[])[] {
  const words = wordsOf(scene.language);
  const keys = keyHelp.map(([key, meaning]) => `${padTo(key, 20)} ${meaning}`);
  return [...screen.help(scene), [words.keysTitle, '', ...keys]];
}

function drawKeys(canvas: Canvas, keys: string): void {
  canvas.put(PAGE.rows, 1, clip(keys, PAGE.columns - 2), ['dim']);
}
