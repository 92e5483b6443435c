import { monthOf } from './kinds.ts';

/** A place on the field with the cards that lie there: one, or several of a month that can only be taken together. */
export type Slot = readonly string[];

const EMPTY: Slot = [];

/** The field's size, for the style of the mat: two rows, as long as a row is short enough to read. */
export function fieldSize(slots: readonly Slot[]): { readonly '--rows': number; readonly '--columns': number } {
  const rows = slots.length > 12 ? 3 : 2;
  return { '--rows': rows, '--columns': Math.ceil(slots.length / rows) };
}

/** A fresh field: by month, from left to right. Slots are numbered column by column, so that more of them only add columns. */
export function layOut(
  field: readonly string[],
  least: number,
  stacked: ReadonlySet<number> = NO_MONTH,
): readonly Slot[] {
  const groups = grouped(field, stacked);
  const columns = Math.ceil(Math.max(least, groups.length) / 2);
  return Array.from({ length: columns * 2 }, (_, slot) => groups[(slot % 2) * columns + (slot >> 1)] ?? EMPTY);
}

const NO_MONTH: ReadonlySet<number> = new Set();

function grouped(field: readonly string[], stacked: ReadonlySet<number>): Slot[] {
  const sorted = field.toSorted((one, two) => monthOf(one) - monthOf(two));
  const groups: string[][] = [];
  for (const id of sorted) {
    const last = groups.at(-1);
    if (last && stacked.has(monthOf(id)) && monthOf(last[0]) === monthOf(id)) last.push(id);
    else groups.push([id]);
  }
  return groups;
}

/**
 * The field after a change. What stays lies where it lay; what is new comes, in the order in which it landed, into the
 * first places that were free before: a card that is on its way can know them.
 */
export function rearrange(
  before: readonly Slot[],
  field: readonly string[],
  landed: readonly string[],
  stacked: ReadonlySet<number> = NO_MONTH,
): readonly Slot[] {
  const here = new Set(field);
  const known = new Set(before.flat());
  const after = before.map((slot) => slot.filter((id) => here.has(id)));
  const news = [...landed.filter((id) => here.has(id) && !known.has(id))];
  for (const id of field) if (!known.has(id) && !news.includes(id)) news.push(id);
  const free = freeSlots(before);
  for (const id of news) place(id, after, free, stacked);
  return gathered(after, stacked);
}

function place(id: string, slots: string[][], free: number[], stacked: ReadonlySet<number>): void {
  const month = monthOf(id);
  const own = stacked.has(month) ? slots.find((slot) => slot.length > 0 && monthOf(slot[0]) === month) : undefined;
  if (own) return void own.push(id);
  const slot = free.shift() ?? slots.findIndex((cards) => cards.length === 0);
  if (slot >= 0) slots[slot] = [id];
  else slots.push([id], []);
}

/** Cards of a month that has become a stack lie together where its first one lies. */
function gathered(slots: readonly (readonly string[])[], stacked: ReadonlySet<number>): readonly Slot[] {
  const homes = new Map<number, string[]>();
  return slots.map((slot) => {
    const month = slot.length > 0 ? monthOf(slot[0]) : 0;
    if (!stacked.has(month)) return slot;
    const home = homes.get(month);
    if (home) {
      home.push(...slot);
      return EMPTY;
    }
    const cards = [...slot];
    homes.set(month, cards);
    return cards;
  });
}

/** The places where the next cards would come to lie. */
export function freeSlots(slots: readonly Slot[]): number[] {
  return slots.flatMap((slot, i) => (slot.length === 0 ? [i] : []));
}
