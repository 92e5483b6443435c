import type { Choice, Menu } from './screen.ts';

/** A place in a menu. */
export interface Cursor {
  readonly column: number;
  readonly row: number;
}

export const START: Cursor = { column: 0, row: 0 };

export function chosen(menu: Menu, { column, row }: Cursor): Choice | null {
  return menu[column]?.[row] ?? null;
}

const SIDEWAYS: Readonly<Partial<Record<string, string>>> = {
  up: 'left',
  k: 'left',
  down: 'right',
  j: 'right',
  tab: 'right',
};

/** Where a key leads; null for keys that do not move. */
export function moved(menu: Menu, cursor: Cursor, key: string): Cursor | null {
  const { column, row } = cursor;
  const ways = menu[column]?.length ?? 1;
  // Where there is nothing to choose within a column, every arrow goes from one to the next.
  const isList = menu.every((one) => one.length === 1);
  switch (isList ? (SIDEWAYS[key] ?? key) : key) {
    case 'left':
    case 'h':
      return { column: (column + menu.length - 1) % menu.length, row: 0 };
    case 'right':
    case 'l':
      return { column: (column + 1) % menu.length, row: 0 };
    case 'up':
    case 'k':
      return { column, row: (row + ways - 1) % ways };
    case 'down':
    case 'j':
    case 'tab':
      return { column, row: (row + 1) % ways };
    case 'home':
      return START;
    case 'end':
      return { column: menu.length - 1, row: 0 };
    default:
      return /^[1-9]$/.test(key) && Number(key) <= menu.length ? { column: Number(key) - 1, row: 0 } : null;
  }
}
