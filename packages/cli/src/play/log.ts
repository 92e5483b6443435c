import type { Style } from '../canvas.ts';
import { wrap } from '../width.ts';
import type { Scene } from './screen.ts';

export interface LogLine {
  readonly text: string;
  readonly style: Style;
}

/** The latest sentences that fit, each from its beginning; what is old news is dim. */
export function logLines({ log, news }: Scene, rows: number, columns: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const style: Style = i < log.length - news ? ['dim'] : [];
    const sentence = wrap(log[i], columns).map((text) => ({ text, style }));
    if (lines.length > 0 && lines.length + sentence.length > rows) break;
    lines.unshift(...sentence);
  }
  return lines.slice(0, rows);
}
