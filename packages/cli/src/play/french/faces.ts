import type { Style } from '../../canvas.ts';

export const UNSEEN_ID = '?';

/** Four colours, as in a four-colour deck; without colours the signs tell them apart. */
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
