import type { Language } from '@madang/engine';
import type { Deck } from '@madang/engine/hwatu';
import { shortName } from '@madang/narrators/hwatu';
import type { Canvas, Style } from '../../canvas.ts';
import { clip } from '../../width.ts';
import { colourOf, kindOf, monthOf, UNSEEN_ID } from './faces.ts';
import { figureName } from './figures.ts';

export const CARD_ROWS = 4;
export const CARD_COLUMNS = 9;

export interface CardBox {
  readonly deck: Deck;
  readonly id: string;
  readonly language: Language;
  readonly columns?: number;
  /** Chosen, or taken by what is chosen: a heavy frame. */
  readonly marked?: boolean;
  /** Nothing to do with it now. */
  readonly dim?: boolean;
  /** Just came to lie here. */
  readonly fresh?: boolean;
  /** In the lower edge: the key that chooses it. */
  readonly label?: string;
}

const LIGHT = { corners: ['╭', '╮', '╰', '╯'], across: '─', down: '│' };
const HEAVY = { corners: ['┏', '┓', '┗', '┛'], across: '━', down: '┃' };

/** A card in four rows: month and kind in its upper edge, then its plant and what is drawn with it; or its back. */
export function drawCard(canvas: Canvas, row: number, column: number, card: CardBox): void {
  const { id, columns = CARD_COLUMNS, marked = false, dim = false } = card;
  const frame = marked ? HEAVY : LIGHT;
  const edge: Style = marked ? ['bold', 'cyan'] : ['dim'];
  const face: Style = [...colourOf(id), ...(marked ? (['bold'] as const) : []), ...(dim ? (['dim'] as const) : [])];
  const inner = columns - 2;
  const [topLeft, topRight, bottomLeft, bottomRight] = frame.corners;

  canvas.put(row, column, topLeft + frame.across.repeat(inner) + topRight, edge);
  if (id !== UNSEEN_ID) {
    canvas.put(row, column + 1, String(monthOf(id)), face);
    canvas.put(row, column + inner, kindOf(id).symbol, face);
  }
  for (const [line, text] of faceLines(card).entries()) {
    canvas.put(row + 1 + line, column, frame.down + ' '.repeat(inner) + frame.down, edge);
    canvas.put(row + 1 + line, column + 1, clip(text, inner, ''), card.fresh ? [...face, 'underline'] : face);
  }
  canvas.put(row + 3, column, bottomLeft + frame.across.repeat(inner) + bottomRight, edge);
  if (card.label) canvas.put(row + 3, column + (columns >> 1), card.label, marked ? ['bold', 'inverse'] : ['bold']);
}

function faceLines({ deck, id, language }: CardBox): readonly string[] {
  const back = '▒'.repeat(CARD_COLUMNS);
  return id === UNSEEN_ID ? [back, back] : [plantOf(deck, id, language), figureName(deck, id, language)];
}

/** A short name without its mark. */
export function plantOf(deck: Deck, id: string, language: Language): string {
  const name = shortName(deck, id, language);
  return name.slice(0, name.lastIndexOf(' '));
}
