import type { Arena } from './arena.ts';
import type { SparseRows } from './sparse-rows.ts';

/** Bytes of an entry, and of a list's place in a table. */
export const ENTRY_BYTES = 8;

/** Lists that the kernels fill themselves, each with the same room: the address of their table. */
export function newLists(arena: Arena, count: number, room: number): number {
  const table = arena.allocate(count * ENTRY_BYTES);
  const entries = arena.allocate(count * room * ENTRY_BYTES);
  for (let i = 0; i < count; i++) setList(arena, table, i, entries + i * room * ENTRY_BYTES, 0);
  return table;
}

export function setList({ i32 }: Arena, table: number, list: number, address: number, length: number): void {
  i32[table / 4 + list * 2] = address;
  i32[table / 4 + list * 2 + 1] = address + length * ENTRY_BYTES;
}

/** Sparse rows, copied to where the kernels can read them. Its room grows by doubling. */
export class ListTable {
  table = 0;
  entries = 0;
  /** Rows and entries of the last load. */
  count = 0;
  size = 0;
  private readonly arena: Arena;
  private rowRoom = 0;
  private entryRoom = 0;

  constructor(arena: Arena) {
    this.arena = arena;
  }

  /** Every index has to be below the limit: the kernels trust it. */
  load(rows: SparseRows, limit: number): void {
    this.reserve(rows.count, rows.size);
    const { indices, values, starts, count, size } = rows;
    this.count = count;
    this.size = size;
    const { f32, i32 } = this.arena;
    let at = this.entries / 4;
    for (let i = 0; i < size; i++) {
      const index = indices[i];
      if (index < 0 || index >= limit) throw new RangeError(`there is no input or output ${index}, only ${limit}`);
      i32[at++] = index;
      f32[at++] = values[i];
    }
    let list = this.table / 4;
    for (let row = 0; row < count; row++) {
      i32[list++] = this.entries + starts[row] * ENTRY_BYTES;
      i32[list++] = this.entries + starts[row + 1] * ENTRY_BYTES;
    }
  }

  private reserve(rows: number, entries: number): void {
    if (rows > this.rowRoom) {
      this.rowRoom = Math.max(rows, this.rowRoom * 2);
      this.table = this.arena.allocate(this.rowRoom * ENTRY_BYTES);
    }
    if (entries > this.entryRoom) {
      this.entryRoom = Math.max(entries, this.entryRoom * 2);
      this.entries = this.arena.allocate(this.entryRoom * ENTRY_BYTES);
    }
  }

  /** The values of all entries, in order. */
  readValues(into: Float32Array): void {
    const { f32 } = this.arena;
    for (let i = 0, at = this.entries / 4 + 1; i < this.size; i++, at += 2) into[i] = f32[at];
  }

  writeValues(values: ArrayLike<number>): void {
    const { f32 } = this.arena;
    for (let i = 0, at = this.entries / 4 + 1; i < this.size; i++, at += 2) f32[at] = values[i];
  }
}
