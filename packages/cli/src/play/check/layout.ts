import type { Seat } from '@madang/engine';
import type { Position, Slot } from '@madang/engine/check';
import { entryOf } from '@madang/engine/internal';
import { SIZES } from '../french/card-box.ts';
import type { Spot } from '../screen.ts';

/** Two rows of three hands, the piles under them, then the choices and the log. */
export const ROW = { title: 0, upper: 1, lower: 8, piles: 15, choice: 19, log: 20 } as const;
export const PANEL_COLUMNS = 26;
const { columns: CARD_COLUMNS, rows: CARD_ROWS } = SIZES.small;

type Panel = readonly [row: number, column: 0 | 1 | 2];
const LOWER_LEFT: Panel = [ROW.lower, 0];
const LOWER: Panel = [ROW.lower, 1];
const LOWER_RIGHT: Panel = [ROW.lower, 2];
const UPPER_LEFT: Panel = [ROW.upper, 0];
const UPPER: Panel = [ROW.upper, 1];
const UPPER_RIGHT: Panel = [ROW.upper, 2];
/** The panels of the other players, clockwise from the left, by their number. */
const OTHERS: readonly (readonly Panel[])[] = [
  [],
  [UPPER],
  [UPPER_LEFT, UPPER_RIGHT],
  [UPPER_LEFT, UPPER, UPPER_RIGHT],
  [LOWER_LEFT, UPPER_LEFT, UPPER_RIGHT, LOWER_RIGHT],
  [LOWER_LEFT, UPPER_LEFT, UPPER, UPPER_RIGHT, LOWER_RIGHT],
];

/** The panel of a seat's hand, as seen from the viewer's seat. */
export function panelOf(seat: Seat, viewer: Seat, seats: number): Spot {
  const place = (seat + seats - viewer) % seats;
  const [row, panel] = place === 0 ? LOWER : entryOf(entryOf(OTHERS, seats - 1), place - 1);
  return { row, column: 1 + PANEL_COLUMNS * panel };
}

/** Two rows; more columns are added on the right (docs/rules/check.md 20). */
export function cardSpot({ row, column }: Spot, slot: Slot): Spot {
  const [down, across] = slot < 4 ? [slot >> 1, slot & 1] : [slot & 1, slot >> 1];
  return { row: row + 1 + CARD_ROWS * down, column: column + CARD_COLUMNS * across };
}

/** The middle of a card, which is its place for the arrow keys. */
export function middleOf({ row, column }: Spot): Spot {
  return { row: row + 1, column: column + 2 };
}

/** A seat's letter. With the slot it is the name of a card: `b3`. */
export function letterOf(seat: Seat): string {
  return entryOf('abcdef', seat);
}

export function placeName({ seat, slot }: Position): string {
  return `${letterOf(seat)}${slot}`;
}

export function isSame(a: Position, b: Position): boolean {
  return a.seat === b.seat && a.slot === b.slot;
}
