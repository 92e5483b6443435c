import type { Style } from '../../canvas.ts';

export const UNSEEN_ID = '?';

/** One colour for each suit, as in a four-colour deck. */
const COLOURS: Readonly<Record<string, Style>> = { '♠': [], '♣': ['green'], '♦': ['yellow'], '♥': ['red'] };

export function colourOf(id: string): Style {
  return COLOURS[id.slice(-1)] ?? ['dim'];
}

export function rankSign(id: string): string {
  return id.slice(0, -1);
}

export function suitSign(id: string): string {
  return id.slice(-1);
}
