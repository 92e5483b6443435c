import { monthOf } from './kinds.ts';

/** A place on the field with its cards: one, or several of a month that can only be taken together. */
export type Slot = readonly string[];

const EMPTY: Slot = [];

/** The name of a card's stack; null for a single card. */
export type StackOf = (id: string) => string | null;

const ALONE: StackOf = () => null;

/** The number of columns, for the style of the mat. */
export function fieldSize(slots: readonly Slot[]): { readonly '--rows': number; readonly '--columns': number } {
  const rows = slots.length > 12 ? 3 : 2;
  return { '--rows': rows, '--columns': Math.ceil(slots.length / rows) };
}

/** A new field: by month, from left to right. Slots are numbered column by column, so that more slots only add columns. */
export function layOut(field: readonly string[], least: number, stackOf: StackOf = ALONE): readonly Slot[] {
  const groups = grouped(field, stackOf);
  const columns = Math.ceil(Math.max(least, groups.length) / 2);
  return Array.from({ length: columns * 2 }, (_, slot) => groups[(slot % 2) * columns + (slot >> 1)] ?? EMPTY);
}

function grouped(field: readonly string[], stackOf: StackOf): Slot[] {
  const sorted = field.toSorted((one, two) => monthOf(one) - monthOf(two));
  const groups: string[][] = [];
  for (const id of sorted) {
    const own = groups.find(([first]) => isWith(first, id, stackOf));
    if (own) own.push(id);
    else groups.push([id]);
  }
  return groups;
}

/**
 * The field after a change. Cards that stay keep their places. New cards take, in the order in which they were laid, the
 * first places that were free before, so that the animation knows its target in advance.
 */
export function rearrange(
  before: readonly Slot[],
  field: readonly string[],
  landed: readonly string[],
  stackOf: StackOf = ALONE,
): readonly Slot[] {
  const here = new Set(field);
  const known = new Set(before.flat());
  const after = before.map((slot) => slot.filter((id) => here.has(id)));
  const news = [...landed.filter((id) => here.has(id) && !known.has(id))];
  for (const id of field) if (!known.has(id) && !news.includes(id)) news.push(id);
  const free = freeSlots(before);
  for (const id of news) place(id, after, free, stackOf);
  return gathered(after, stackOf);
}

function isWith(one: string | undefined, two: string, stackOf: StackOf): boolean {
  return one !== undefined && stackOf(two) !== null && stackOf(one) === stackOf(two);
}

function place(id: string, slots: string[][], free: number[], stackOf: StackOf): void {
  const own = slots.find((slot) => slot.some((other) => isWith(other, id, stackOf)));
  if (own) return void own.push(id);
  const slot = free.shift() ?? slots.findIndex((cards) => cards.length === 0);
  if (slot >= 0) slots[slot] = [id];
  else slots.push([id], []);
}

/** Cards that became a stack move to the place of the first one. */
function gathered(slots: readonly (readonly string[])[], stackOf: StackOf): readonly Slot[] {
  const homes = new Map<string, string[]>();
  return slots.map((slot) => {
    const stack = slot.length > 0 ? stackOf(slot[0]) : null;
    if (stack === null) return slot;
    const home = homes.get(stack);
    if (home) {
      home.push(...slot);
      return EMPTY;
    }
    const cards = [...slot];
    homes.set(stack, cards);
    return cards;
  });
}

/** The places of the next cards. */
export function freeSlots(slots: readonly Slot[]): number[] {
  return slots.flatMap((slot, i) => (slot.length === 0 ? [i] : []));
}
