import { stripVTControlCharacters } from 'node:util';

const graphemes = new Intl.Segmenter();

// East Asian Width W and F of the living scripts, by block, and emoji; a grapheme is as wide as its first character.
const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;

/** What a reader calls characters, one by one, each with the columns it takes in a terminal. */
export function* glyphs(text: string): Generator<{ readonly text: string; readonly columns: 0 | 1 | 2 }> {
  for (const { segment } of graphemes.segment(stripVTControlCharacters(text))) {
    const columns = INVISIBLE.test(segment) ? 0 : WIDE.test(segment) || segment.includes('\ufe0f') ? 2 : 1;
    yield { text: segment, columns };
  }
}

/** How many columns the text takes in a terminal. Colours take none. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { columns } of glyphs(text)) width += columns;
  return width;
}

/** The text with spaces after it up to this many columns; a wider text stays as it is. */
export function padTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}

/** The text in at most so many columns; where it is cut, an ellipsis says so. */
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

/** The text in lines of at most so many columns, broken at spaces and, in scripts without them, between characters. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words(text, columns)) {
    if (displayWidth((line + word).trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return line.trimEnd() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

const WIDE_RUN = /[\u3041-\ua4cf\uff01-\uff60]/u;

/** The parts between which a line may break. */
function words(text: string, columns: number): readonly string[] {
  return text
    .split(/(?<=\s)(?=\S)/)
    .flatMap((word) =>
      WIDE_RUN.test(word) || displayWidth(word) > columns ? Array.from(glyphs(word), (glyph) => glyph.text) : [word],
    );
}
