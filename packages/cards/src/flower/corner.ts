import { group, path, placed } from '../drawing/shape.ts';
import { numbers, short } from '../drawing/spot.ts';
import { INK } from '../ink.ts';
import { strokesOf, widthOf } from '../numerals.ts';
import type { FlowerCard } from './card.ts';
import { kindMark } from './kind-mark.ts';

/** The corner: fine for large cards, bold for cards of 44 px, or none. */
export type Corner = 'fine' | 'bold' | 'none';

/** The size of the whole, the weight of its strokes, the size of the mark, and the height of the tab. */
const STYLES = {
  fine: { scale: 1, weight: 1.8, mark: 1, height: 27 },
  bold: { scale: 1.72, weight: 2.1, mark: 1.24, height: 28.6 },
} as const;
const JUNK = { double: '×2', triple: '×3' } as const;

/** The month, or the junk value of a bonus card. */
function written({ month, mark }: FlowerCard): string {
  if (month !== null) return String(month);
  return mark === 'double' || mark === 'triple' ? JUNK[mark] : '';
}

/** The frame thickens into a tab: the number, and under it the mark of the kind. */
export function corner(card: FlowerCard, style: Corner): string {
  if (style === 'none') return '';
  const { scale, weight, mark, height } = STYLES[style];
  const text = written(card);
  const width = widthOf(text);
  const tab = Math.max(width + 5.6, 14);
  const right = `M-1-1H${short(tab + 2)}Q${numbers(tab, 1, tab, 3)}V${short(height - 5)}`;
  const foot = `Q${numbers(tab, height, tab - 5, height)}H3Q${numbers(1, height, -1, height + 2)}Z`;
  const ink = { fill: 'none', stroke: INK.paper, 'stroke-width': weight };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return group(
    { transform: placed(3.4, 3.4, scale), ...round },
    path(right + foot, INK.oxblood),
    group(ink, strokesOf(text, (tab - width) / 2, 3.4)),
    group({ transform: placed(tab / 2 - 0.2, height - 6.8, mark) }, kindMark(card.mark)),
  );
}
