import type { Canvas, Style } from '../../canvas.ts';
import { drawBottomEdge, drawSides, drawTopEdge, HEAVY, LIGHT } from '../box.ts';
import { colourOf, rankSign, suitSign, UNSEEN_ID } from './faces.ts';

interface CardBox {
  /** An unseen card shows its back. */
  readonly id: string;
  /** A tall card has its rank above its suit, a small one next to it. */
  readonly size: keyof typeof SIZES;
  /** The chosen card, or part of the choice: a heavy frame. */
  readonly marked?: boolean;
  /** Not playable now. */
  readonly dim?: boolean;
  /** Moved or looked at in the last step. */
  readonly fresh?: boolean;
  /** In the bottom edge: the key that chooses it, or a mark. */
  readonly label?: string;
}

export const SIZES = { tall: { columns: 6, rows: 4 }, small: { columns: 5, rows: 3 } } as const;

export function drawCard(canvas: Canvas, row: number, column: number, card: CardBox): void {
  const { marked = false, dim = false, fresh = false } = card;
  const { columns, rows } = SIZES[card.size];
  const style: Style = marked ? ['bold', 'cyan'] : fresh ? ['bold', 'yellow'] : ['dim'];
  const edge = { frame: marked ? HEAVY : LIGHT, columns, style };
  drawTopEdge(canvas, row, column, edge);
  for (const [line, text] of faceLines(card, columns - 2).entries()) {
    drawSides(canvas, row + 1 + line, column, edge);
    canvas.put(row + 1 + line, column + 1, text, dim ? ['dim'] : faceStyle(card));
  }
  drawBottomEdge(canvas, row + rows - 1, column, edge);
  if (card.label) canvas.put(row + rows - 1, column + 2, card.label, marked ? ['bold', 'inverse'] : ['bold']);
}

function faceStyle({ id, marked }: CardBox): Style {
  if (id === UNSEEN_ID) return ['dim'];
  return marked ? [...colourOf(id), 'bold', 'inverse'] : [...colourOf(id), 'bold'];
}

function faceLines({ id, size }: CardBox, inner: number): readonly string[] {
  if (id === UNSEEN_ID) return new Array<string>(SIZES[size].rows - 2).fill('░'.repeat(inner));
  if (size === 'small') return [id.padStart(inner)];
  return [rankSign(id).padEnd(inner), `${suitSign(id)} `.padStart(inner)];
}
