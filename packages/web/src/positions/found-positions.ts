import { keep, readKept } from '../app/kept.ts';

/** The positions of a game's pack that the reader has found, by their seeds. */
export function foundPositions(game: string): readonly string[] {
  return readKept(keyOf(game), (kept) => (Array.isArray(kept) ? kept.filter(isText) : null)) ?? [];
}

export function keepFoundPosition(game: string, id: string): void {
  keep(keyOf(game), [...new Set([...foundPositions(game), id])]);
}

function keyOf(game: string): string {
  return `madang.positions.${game}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
