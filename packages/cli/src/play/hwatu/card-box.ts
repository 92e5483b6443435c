import type { Language } from '@madang/engine';
import type { Deck } from '@madang/engine/hwatu';
import { shortName } from '@madang/narrators/hwatu';
import type { Canvas, Style } from '../../canvas.ts';
import { clip } from '../../width.ts';
import { drawBottomEdge, drawSides, drawTopEdge, type Edge, HEAVY, LIGHT } from '../box.ts';
import { colourOf, kindOf, monthOf, UNSEEN_ID } from './faces.ts';
import { figureName } from './figures.ts';

export const CARD_ROWS = 4;
export const CARD_COLUMNS = 9;

interface CardBox {
  readonly deck: Deck;
  readonly id: string;
  readonly language: Language;
  readonly columns?: number;
  /** The chosen card, or a card that it takes: a heavy frame. */
  readonly marked?: boolean;
  /** Not playable now. */
  readonly dim?: boolean;
  /** Moved by the last step. */
  readonly fresh?: boolean;
  /** In the bottom edge: the key that chooses it. */
  readonly label?: string;
}

/** A card in four rows: month and kind in the top edge, then the plant and the figure; or its back. */
export function drawCard(canvas: Canvas, row: number, column: number, card: CardBox): void {
  const { id, columns = CARD_COLUMNS, marked = false, dim = false } = card;
  const edge: Edge = { frame: marked ? HEAVY : LIGHT, columns, style: marked ? ['bold', 'cyan'] : ['dim'] };
  const face: Style = [...colourOf(id), ...(marked ? (['bold'] as const) : []), ...(dim ? (['dim'] as const) : [])];
  const inner = columns - 2;
  drawTopEdge(canvas, row, column, edge);
  if (id !== UNSEEN_ID) {
    canvas.put(row, column + 1, String(monthOf(id)), face);
    canvas.put(row, column + inner, kindOf(id).symbol, face);
  }
  for (const [line, text] of faceLines(card).entries()) {
    drawSides(canvas, row + 1 + line, column, edge);
    canvas.put(row + 1 + line, column + 1, clip(text, inner, ''), card.fresh ? [...face, 'underline'] : face);
  }
  drawBottomEdge(canvas, row + 3, column, edge);
  if (card.label) canvas.put(row + 3, column + (columns >> 1), card.label, marked ? ['bold', 'inverse'] : ['bold']);
}

function faceLines({ deck, id, language }: CardBox): readonly string[] {
  const back = '▒'.repeat(CARD_COLUMNS);
  return id === UNSEEN_ID ? [back, back] : [plantOf(deck, id, language), figureName(deck, id, language)];
}

/** A card's short name without its mark. */
export function plantOf(deck: Deck, id: string, language: Language): string {
  const name = shortName(deck, id, language);
  return name.slice(0, name.lastIndexOf(' '));
}
