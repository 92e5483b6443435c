import type { Style } from '../../canvas.ts';

/** The four kinds of flower cards, in the order of the third digit of an id, each with a shape and a colour. */
export const KINDS = [
  { kind: 'bright', symbol: '★', style: ['yellow'] },
  { kind: 'animal', symbol: '◆', style: ['magenta'] },
  { kind: 'ribbon', symbol: '▬', style: ['red'] },
  { kind: 'dreg', symbol: '○', style: ['green'] },
] as const;
export type KindFace = (typeof KINDS)[number];

/** An unseen card in a view. */
export const UNSEEN_ID = '?';

/** From 1. */
export function monthOf(id: string): number {
  return Number(id.slice(0, 2));
}

/** A bonus card of the Korean deck has no month and is a dreg. */
export function kindOf(id: string): KindFace {
  return KINDS[Number(id[2]) - 1] ?? KINDS[3];
}

const BLUE_RIBBONS: readonly string[] = ['0631', '0931', '1031'];

export function colourOf(id: string): Style {
  return BLUE_RIBBONS.includes(id) ? ['blue'] : kindOf(id).style;
}

/** `7◆`: the shortest name of a card. */
export function token(id: string): string {
  return id === UNSEEN_ID ? '▒' : `${monthOf(id)}${kindOf(id).symbol}`;
}
