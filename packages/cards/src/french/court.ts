import { group, path } from '../drawing/shape.ts';
import type { Stamps } from '../drawing/stamp.ts';
import { INK } from '../ink.ts';
import type { FrenchCard } from './card.ts';
import { suitSign } from './suit.ts';

/**
 * Half of a court figure, ink by ink from the lowest, in a field of 1300 by 2000; the other half is the same, turned.
 */
export interface Court {
  readonly gold: string;
  readonly red: string;
  readonly blue: string;
  readonly black: string;
  /** Drawn, not filled. */
  readonly lines: string;
  readonly hairs: string;
  /** The side on which the figure leaves room for its suit. */
  readonly suit: 'left' | 'right';
}

/**
 * The figures by id; `@madang/cards/courts` has them. They are larger than the rest of the set, so they are a separate
 * import.
 */
export type Courts = Readonly<Record<string, Court>>;

const WINDOW = { x: 19.5, y: 20, width: 61, height: 100 };
const SUIT_PLACE = { left: 148, right: 1152 } as const;

/** A court card's picture in its window. */
export function courtFigure(stamps: Stamps, { suit }: FrenchCard, court: Court, ink: string): string {
  const { x, y, width, height } = WINDOW;
  const both = (name: string, half: string): string => {
    const { href } = stamps.make(name, half);
    return `<use href="${href}"/><use href="${href}" transform="rotate(180 650 1000)"/>`;
  };
  const sign = group({ fill: ink }, suitSign(suit, SUIT_PLACE[court.suit], 190, 300));
  const layers = [
    both('gold', path(court.gold, INK.gold)),
    both('red', path(court.red, INK.red)),
    both('blue', path(court.blue, INK.indigo)),
    both('black', path(court.black, INK.black)),
    group(
      { fill: 'none', stroke: INK.indigo, 'stroke-width': 7, 'stroke-linecap': 'round' },
      both('lines', path(court.lines)),
    ),
    group(
      { fill: 'none', stroke: INK.indigo, 'stroke-width': 4, 'stroke-linecap': 'round' },
      both('hairs', path(court.hairs)),
    ),
    both('sign', sign),
  ];
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 1300 2000" preserveAspectRatio="none">`,
    ...layers,
    '</svg>',
    courtWindow(ink),
  ].join('');
}

function courtWindow(ink: string): string {
  const { x, y, width, height } = WINDOW;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="none" stroke="${ink}" stroke-width=".7" stroke-opacity=".6"/>`;
}

/** Without the figures a court card shows its letter in the window. */
export function courtLetter({ suit }: FrenchCard, letter: string, ink: string): string {
  return courtWindow(ink) + letter + suitSign(suit, 28, 31, 12) + suitSign(suit, 72, 109, 12, true);
}
