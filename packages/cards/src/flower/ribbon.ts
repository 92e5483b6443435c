import { disc, group, path, placed, stroked } from '../drawing/shape.ts';
import { numbers, spots } from '../drawing/spot.ts';
import { INK } from '../ink.ts';

/** Different by pattern as well as by colour: writing, nothing, waves between bars. */
export type RibbonKind = 'poem' | 'red' | 'blue';

/** Invented brush signs of no script, so that the set has no language: from, two bends, to, and the weight. */
const SIGNS = [
  ['-5.4,13.6 -1,10.8 3,10.8 6.4,12', 2.6],
  ['1,8.4 5,13.6 -5,17 -2.6,22.6', 3],
  ['-2.8,22.4 1,24.6 4.6,22 5.8,18', 2.4],
  ['4.8,27.6 -1,29.6 -7,34 -5.4,38.6', 3],
  ['-5.4,38.2 -3,43.4 4,43 6.4,36', 2.8],
  ['0,32.4 2.6,33.2 4.2,34.8 4.4,37.6', 2.6],
  ['-5.4,47 1,50 3,54.6 -1.4,63.4', 3],
  ['5.8,46.8 4,51 0,56 -6.4,58.8', 2.6],
  ['1.8,56.6 4.2,57.4 6,59.6 6.6,62.8', 2.8],
] as const;

/** A stroke that swells between its ends. */
function swash([text, weight]: (typeof SIGNS)[number]): string {
  const [from, out, into, to] = spots(text);
  if (!from || !out || !into || !to) throw new Error(`not four spots: ${text}`);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((from.y - to.y) / length) * weight * 0.7, ((to.x - from.x) / length) * weight * 0.7];
  const there = numbers(out.x + dx, out.y + dy, into.x + dx, into.y + dy, to.x, to.y);
  const back = numbers(into.x - dx, into.y - dy, out.x - dx, out.y - dy, from.x, from.y);
  return `M${numbers(from.x, from.y)}C${there}C${back}Z`;
}

const SLIP =
  'M-10 0L10 0C12 16 8.4 30 9.6 46C10.2 56 12.6 62 11.6 72L-8.6 74C-7 62-10.4 56-10.6 46C-11.4 30-8.4 16-10 0Z';
const CURLED_FOOT = 'M11.6 72C9 80-4 84-13 79C-9.6 78.4-8.8 76.6-8.6 74Z';
const BARS = 'M-8.8 8.4H9.8M-8.6 11.4H9.6M-7.6 61H10.4M-7.4 64H10.6';
const WAVES = 'M-9.4 31.5Q-5 26.5-.6 31.5T8 31.2M-9.6 37.5Q-5 32.5-.6 37.5T8.2 37.2M-9.8 43.5Q-5 38.5-.6 43.5T8.4 43.2';

const PATTERN: Readonly<Record<RibbonKind, string>> = {
  poem: path(SIGNS.map(swash).join(''), INK.paper),
  red: '',
  blue: stroked(BARS + WAVES, INK.gold, 1.5),
};

/** The same drawing with other patterns on its ribbons. */
export function rewritten(drawing: string, patterns: Readonly<Partial<Record<RibbonKind, string>>>): string {
  return Object.entries(patterns).reduce(
    (text, [kind, pattern]) => text.replace(PATTERN[kind as RibbonKind], pattern),
    drawing,
  );
}

/** A slip of paper on a thread, at a place and an angle. */
export function ribbon(kind: RibbonKind, x: number, y: number, lean: number): string {
  const [front, back] = kind === 'blue' ? [INK.indigo, INK.black] : [INK.red, INK.oxblood];
  return group(
    { transform: placed(x, y, 1, lean) },
    path(CURLED_FOOT, back),
    path(SLIP, front, { stroke: INK.paper, 'stroke-width': 1.2 }),
    PATTERN[kind],
    disc(0, 4.4, 1.5, INK.paper),
    stroked('M0 4.6C-6-3-4.4-9-1-9S5-4 0 4.6', INK.black, 1.1),
  );
}
