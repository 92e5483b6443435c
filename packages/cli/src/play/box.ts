import type { Canvas, Style } from '../canvas.ts';

/** The characters of a frame. */
export interface Frame {
  readonly corners: readonly [topLeft: string, topRight: string, bottomLeft: string, bottomRight: string];
  readonly across: string;
  readonly down: string;
}

export const LIGHT: Frame = { corners: ['╭', '╮', '╰', '╯'], across: '─', down: '│' };
export const HEAVY: Frame = { corners: ['┏', '┓', '┗', '┛'], across: '━', down: '┃' };

export interface Edge {
  readonly frame: Frame;
  readonly columns: number;
  readonly style: Style;
}

export function drawTopEdge(canvas: Canvas, row: number, column: number, { frame, columns, style }: Edge): void {
  const [left, right] = frame.corners;
  canvas.put(row, column, left + frame.across.repeat(columns - 2) + right, style);
}

export function drawBottomEdge(canvas: Canvas, row: number, column: number, { frame, columns, style }: Edge): void {
  const [, , left, right] = frame.corners;
  canvas.put(row, column, left + frame.across.repeat(columns - 2) + right, style);
}

/** A row of the box between its edges, empty. */
export function drawSides(canvas: Canvas, row: number, column: number, { frame, columns, style }: Edge): void {
  canvas.put(row, column, frame.down + ' '.repeat(columns - 2) + frame.down, style);
}
