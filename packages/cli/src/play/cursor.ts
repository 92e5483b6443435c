import type { Entry, Menu, Spot } from './screen.ts';

/** A place in a menu. */
export interface Cursor {
  readonly column: number;
  readonly row: number;
}

export const START: Cursor = { column: 0, row: 0 };

export function chosen(menu: Menu, { column, row }: Cursor): Entry | null {
  return menu[column]?.[row] ?? null;
}

/** The place of the first entry that passes this test. */
export function cursorAt(menu: Menu, isIt: (entry: Entry) => boolean): Cursor | null {
  for (const [column, entries] of menu.entries()) {
    const row = entries.findIndex(isIt);
    if (row >= 0) return { column, row };
  }
  return null;
}

const SIDEWAYS: Readonly<Partial<Record<string, string>>> = {
  up: 'left',
  k: 'left',
  down: 'right',
  j: 'right',
  tab: 'right',
};

const UPRIGHT: Readonly<Partial<Record<string, string>>> = { left: 'down', h: 'down', right: 'up', l: 'up' };

/** The place that a key leads to; null for keys that do not move. */
export function moved(menu: Menu, cursor: Cursor, key: string): Cursor | null {
  const spot = chosen(menu, cursor)?.spot;
  const towards = spot && TOWARDS[key];
  if (towards) return nearest(menu, (other) => towards(spot, other)) ?? cursor;
  const { column, row } = cursor;
  const rows = menu[column]?.length ?? 1;
  switch (arrow(menu, key)) {
    case 'left':
    case 'h':
      return { column: (column + menu.length - 1) % menu.length, row: 0 };
    case 'right':
    case 'l':
      return { column: (column + 1) % menu.length, row: 0 };
    case 'up':
    case 'k':
      return { column, row: (row + rows - 1) % rows };
    case 'down':
    case 'j':
    case 'tab':
      return { column, row: (row + 1) % rows };
    case 'home':
      return START;
    case 'end':
      return { column: menu.length - 1, row: 0 };
    default:
      return numbered(menu, key);
  }
}

/** In a menu with one row or one column, all arrows move along it. */
function arrow(menu: Menu, key: string): string {
  if (menu.every((entries) => entries.length === 1)) return SIDEWAYS[key] ?? key;
  return menu.length === 1 ? (UPRIGHT[key] ?? key) : key;
}

/** The distance in one direction; infinite for places in another direction. */
type Distance = (from: Spot, to: Spot) => number;

/** Left and right prefer the same row; up and down go to the nearest place in the next row that has one. */
const FIRST = 100;
const sideways = (ahead: number, aside: number): number =>
  ahead > 0 ? ahead + FIRST * Math.abs(aside) : Number.POSITIVE_INFINITY;
const upright = (ahead: number, aside: number): number =>
  ahead > 0 ? FIRST * ahead + Math.abs(aside) : Number.POSITIVE_INFINITY;
const TOWARDS: Readonly<Partial<Record<string, Distance>>> = byKey({
  'left h': (from, to) => sideways(from.column - to.column, to.row - from.row),
  'right l': (from, to) => sideways(to.column - from.column, to.row - from.row),
  'up k': (from, to) => upright(from.row - to.row, to.column - from.column),
  'down j': (from, to) => upright(to.row - from.row, to.column - from.column),
});

function byKey(distances: Readonly<Record<string, Distance>>): Readonly<Record<string, Distance>> {
  return Object.fromEntries(
    Object.entries(distances).flatMap(([keys, distance]) => keys.split(' ').map((key) => [key, distance] as const)),
  );
}

function nearest(menu: Menu, distance: (spot: Spot) => number): Cursor | null {
  const spots = menu.flat().flatMap(({ spot }) => (spot ? [spot] : []));
  const least = Math.min(...spots.map(distance));
  if (!Number.isFinite(least)) return null;
  return cursorAt(menu, ({ spot }) => spot !== undefined && distance(spot) === least);
}

/** By number; `0` is the tenth. */
function numbered(menu: Menu, key: string): Cursor | null {
  if (!/^\d$/.test(key)) return null;
  const column = key === '0' ? 9 : Number(key) - 1;
  return column < menu.length ? { column, row: 0 } : null;
}
