import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter();

/** A character as a reader counts them, with the columns it takes in a terminal. */
interface Glyph {
  readonly text: string;
  readonly columns: number;
}

/** A screen is drawn from the same labels again and again. */
const MOST_KEPT = 5000;
const kept = new Map<string, readonly Glyph[]>();

export function glyphs(text: string): readonly Glyph[] {
  let found = kept.get(text);
  if (!found) {
    found = Array.from(graphemes.segment(text), ({ segment }) => ({ text: segment, columns: stringWidth(segment) }));
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(text, found);
  }
  return found;
}

/** The number of columns that the text takes in a terminal. Colours take none. */
export function displayWidth(text: string): number {
  return stringWidth(text);
}

/** The text with spaces after it up to this many columns. A wider text is not changed. */
export function padTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}

/** The text in at most this many columns. If it is cut, it ends in an ellipsis. */
export function clip(text: string, columns: number, ellipsis = '…'): string {
  if (displayWidth(text) <= columns) return text;
  const room = columns - displayWidth(ellipsis);
  let kept = '';
  let width = 0;
  for (const glyph of glyphs(text)) {
    width += glyph.columns;
    if (width > room) break;
    kept += glyph.text;
  }
  return kept + ellipsis;
}

/** The text in lines of at most this many columns, broken at spaces and, in scripts without spaces, between characters. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of breakable(text, columns)) {
    if (displayWidth((line + part).trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return line.trimEnd() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

/** Japanese and Chinese, which have no spaces between words. */
const WITHOUT_SPACES = /[\u3041-\ua4cf\uff01-\uff60]/u;

/** The parts between which a line may break. */
function breakable(text: string, columns: number): readonly string[] {
  return text
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) =>
      WITHOUT_SPACES.test(word) || displayWidth(word) > columns ? glyphs(word).map((glyph) => glyph.text) : [word],
    );
}
