import { stripVTControlCharacters } from 'node:util';

const graphemes = new Intl.Segmenter();

// East Asian Width W and F of the living scripts, by block, and emoji; a grapheme is as wide as its first character.
const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;

/** How many columns the text takes in a terminal. Colours take none. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(stripVTControlCharacters(text))) {
    if (INVISIBLE.test(segment)) continue;
    width += WIDE.test(segment) || segment.includes('\ufe0f') ? 2 : 1;
  }
  return width;
}

/** The text with spaces after it up to this many columns; a wider text stays as it is. */
export function padTo(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - displayWidth(text)));
}
