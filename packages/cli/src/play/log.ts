import { entryOf } from '@madang/engine/internal';
import type { Canvas, Style } from '../canvas.ts';
import { wrap } from '../width.ts';
import { PAGE, type Scene } from './screen.ts';

interface LogLine {
  readonly text: string;
  readonly style: Style;
}

/** Draws the latest sentences from this row to the bottom of the page. */
export function drawLog(canvas: Canvas, row: number, scene: Scene): void {
  const lines = logLines(scene, PAGE.rows - row, PAGE.columns - 2);
  for (const [i, { text, style }] of lines.entries()) canvas.put(row + i, 1, text, style);
}

/** The latest sentences that fit, each from its first line. Sentences about earlier steps are dim. */
function logLines({ log, news }: Scene, rows: number, columns: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const style: Style = i < log.length - news ? ['dim'] : [];
    const sentence = wrap(entryOf(log, i), columns).map((text) => ({ text, style }));
    if (lines.length > 0 && lines.length + sentence.length > rows) break;
    lines.unshift(...sentence);
  }
  return lines.slice(0, rows);
}
