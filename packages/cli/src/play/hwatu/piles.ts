import type { Language } from '@madang/engine';
import type { Deck } from '@madang/engine/hwatu';
import { entryOf } from '@madang/engine/internal';
import type { Canvas, Style } from '../../canvas.ts';
import { clip, displayWidth } from '../../width.ts';
import { colourOf, KINDS, type KindFace, kindOf } from './faces.ts';
import { figureName } from './figures.ts';

/** A piece of a line, in one style. */
export interface Part {
  readonly text: string;
  readonly style: Style;
}

/** How the cards of a pile are named. */
interface PileWords {
  readonly deck: Deck;
  readonly language: Language;
  /** The cards that the last step moved. */
  readonly fresh: ReadonlySet<string>;
}

/** The start of the second kind in a row, unless the first needs more room. */
const SECOND_COLUMN = 20;
/** The maximum length of words: shorter if they would not fit. */
export const WORD_COLUMNS = [7, 4, 2];

/** The kinds of each row. */
const LINES = [
  [KINDS[0], KINDS[1]],
  [KINDS[2], KINDS[3]],
] as const;

/** The captured cards of a seat by kind: brights and animals in one row, ribbons and dregs in the next. */
export function drawPile(canvas: Canvas, row: number, columns: number, ids: readonly string[], words: PileWords): void {
  const partsOf = (kind: KindFace, wordColumns: number): readonly Part[] => {
    const cards = ids.filter((id) => kindOf(id) === kind);
    return kindParts(kind, cards, words, wordColumns);
  };
  for (const [line, [first, second]] of LINES.entries()) {
    const tries = WORD_COLUMNS.map((wordColumns) => ({
      left: partsOf(first, wordColumns),
      right: partsOf(second, wordColumns),
    }));
    const fitting = tries.find(({ left, right }) => widthOf(left) + widthOf(right) + 3 <= columns);
    const { left, right } = fitting ?? entryOf(tries, tries.length - 1);
    const after = widthOf(left) + 3;
    const aside = Math.max(after, Math.min(SECOND_COLUMN, columns - widthOf(right)));
    putParts(canvas, row + line, 1, left);
    putParts(canvas, row + line, aside, right);
  }
}

export function putParts(canvas: Canvas, row: number, column: number, parts: readonly Part[]): void {
  let at = column;
  for (const { text, style } of parts) at = canvas.put(row, at, text, style);
}

export function widthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + displayWidth(part.text), 0);
}

/** `▬ 3 poem×2 blue`: the shape of the kind, the number of cards, and their figures. Dregs are only counted. */
export function kindParts(
  { symbol, style }: KindFace,
  cards: readonly string[],
  { deck, language, fresh }: PileWords,
  wordColumns: number,
): readonly Part[] {
  const groups = Map.groupBy(cards, (id) => clip(figureName(deck, id, language), wordColumns, ''));
  const words = [...groups].flatMap(([name, group]): readonly Part[] => {
    if (name === '') return [];
    const isFresh = group.some((id) => fresh.has(id));
    const colour = colourOf(entryOf(group, 0));
    const text = group.length > 1 ? `${name}×${group.length}` : name;
    return [
      { text: ' ', style: [] },
      { text, style: isFresh ? [...colour, 'underline'] : colour },
    ];
  });
  return [{ text: `${symbol} ${cards.length}`, style: cards.length > 0 ? ['bold', ...style] : ['dim'] }, ...words];
}
