import type { Canvas, Style } from '../../canvas.ts';
import { colourOf, rankSign, suitSign, UNSEEN_ID } from './faces.ts';

export interface CardBox {
  /** Unseen cards show their back. */
  readonly id: string;
  /** A tall card has rank and suit one under the other, a small one side by side. */
  readonly size: keyof typeof SIZES;
  /** Chosen, or part of what is chosen: a heavy frame. */
  readonly marked?: boolean;
  /** Nothing to do with it now. */
  readonly dim?: boolean;
  /** Just came to lie here, or was just pointed at. */
  readonly fresh?: boolean;
  /** In the lower edge: the key that chooses it, or what it is. */
  readonly label?: string;
}

export const SIZES = { tall: { columns: 6, rows: 4 }, small: { columns: 5, rows: 3 } } as const;

const LIGHT = { corners: ['╭', '╮', '╰', '╯'], across: '─', down: '│' };
const HEAVY = { corners: ['┏', '┓', '┗', '┛'], across: '━', down: '┃' };

export function drawCard(canvas: Canvas, row: number, column: number, card: CardBox): void {
  const { marked = false, dim = false, fresh = false } = card;
  const { columns, rows } = SIZES[card.size];
  const { corners, across, down } = marked ? HEAVY : LIGHT;
  const [topLeft, topRight, bottomLeft, bottomRight] = corners;
  const edge: Style = marked ? ['bold', 'cyan'] : fresh ? ['bold', 'yellow'] : ['dim'];
  const inner = columns - 2;
  canvas.put(row, column, topLeft + across.repeat(inner) + topRight, edge);
  for (const [line, text] of faceLines(card, inner).entries()) {
    canvas.put(row + 1 + line, column, down, edge);
    canvas.put(row + 1 + line, column + 1, text, dim ? ['dim'] : faceStyle(card));
    canvas.put(row + 1 + line, column + columns - 1, down, edge);
  }
  canvas.put(row + rows - 1, column, bottomLeft + across.repeat(inner) + bottomRight, edge);
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
