import { styleText } from 'node:util';
import { glyphs } from './width.ts';

export type Format =
  | ('bold' | 'dim' | 'inverse' | 'underline')
  | ('red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'gray');
export type Style = readonly Format[];

interface Cell {
  /** Empty under the second column of a wide character. */
  readonly text: string;
  readonly style: Style;
}

const PLAIN: Style = [];
const BLANK: Cell = { text: ' ', style: PLAIN };

/** A page of the terminal. Text that would go over its edge is cut off. */
export class Canvas {
  readonly columns: number;
  readonly rows: number;
  private readonly cells: Cell[][];

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.cells = Array.from({ length: rows }, () => new Array<Cell>(columns).fill(BLANK));
  }

  /** Writes text and returns the column after its last character. */
  put(row: number, column: number, text: string, style: Style = PLAIN): number {
    let at = column;
    for (const glyph of glyphs(text)) {
      if (glyph.columns === 0) continue;
      if (at >= 0 && at + glyph.columns <= this.columns) this.set(row, at, glyph.text, glyph.columns, style);
      at += glyph.columns;
    }
    return at;
  }

  private set(row: number, column: number, text: string, columns: number, style: Style): void {
    const line = this.cells[row];
    if (!line) return;
    const last = column + columns - 1;
    // A wide character that is partly overwritten disappears.
    if (line[column]?.text === '') line[column - 1] = BLANK;
    if (line[last + 1]?.text === '') line[last + 1] = BLANK;
    line[column] = { text, style };
    line.fill({ text: '', style }, column + 1, last + 1);
  }

  fill(row: number, column: number, columns: number, text: string, style: Style = PLAIN): void {
    this.put(row, column, text.repeat(columns), style);
  }

  lines(colours: boolean): readonly string[] {
    return this.cells.map((line) => (colours ? painted(line) : line.map((cell) => cell.text).join('')).trimEnd());
  }
}

function painted(line: readonly Cell[]): string {
  let text = '';
  let run = '';
  let style = PLAIN;
  for (const cell of line) {
    if (cell.style !== style) {
      text += styled(run, style);
      run = '';
      style = cell.style;
    }
    run += cell.text;
  }
  return text + styled(run, style);
}

function styled(run: string, style: Style): string {
  return style.length === 0 ? run : styleText([...style], run, { validateStream: false });
}
