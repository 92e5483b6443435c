import { ROW } from './panel';

/** Sets every unit below zero to zero, and lists those above zero, row by row. */
export function rectify(units: usize, rows: i32, count: i32, panels: i32, lists: usize): void {
  clearLists(lists, count);
  const zero = f32x4.splat(0);
  for (let panel = 0; panel < panels; panel++) {
    let row = units;
    for (let r = 0; r < count; r++) {
      for (let at: usize = 0; at < ROW; at += 16) v128.store(row + at, f32x4.max(v128.load(row + at), zero));
      listRow(row, panel << 5, lists + ((<usize>r) << 3));
      row += ROW;
    }
    units += <usize>rows * ROW;
  }
}

/**
 * What the loss changes by each unit's sum: what it changes by the unit, and nothing where the unit is zero. The errors that
 * stay are listed row by row, unless `lists` is 0.
 */
export function gate(errors: usize, units: usize, rows: i32, count: i32, panels: i32, lists: usize): void {
  if (lists) clearLists(lists, count);
  const zero = f32x4.splat(0);
  const stride = <usize>rows * ROW;
  for (let panel = 0; panel < panels; panel++) {
    let row = errors;
    let unit = units;
    for (let r = 0; r < count; r++) {
      for (let at: usize = 0; at < ROW; at += 16) {
        const isOpen = f32x4.gt(v128.load(unit + at), zero);
        v128.store(row + at, v128.and(v128.load(row + at), isOpen));
      }
      if (lists) listRow(row, panel << 5, lists + ((<usize>r) << 3));
      row += ROW;
      unit += ROW;
    }
    errors += stride;
    units += stride;
  }
}

function clearLists(lists: usize, count: i32): void {
  for (let r = 0; r < count; r++) {
    store<usize>(lists, load<usize>(lists), 4);
    lists += 8;
  }
}

/** Appends what is not zero among the 32 numbers. Every entry is written; the end moves only where one is kept. */
function listRow(row: usize, column: i32, list: usize): void {
  let end = load<usize>(list, 4);
  for (const last = row + ROW; row < last; row += 4) {
    const value = load<f32>(row);
    store<i32>(end, column);
    store<f32>(end, value, 4);
    end += (<usize>(value !== 0)) << 3;
    column++;
  }
  store<usize>(list, end, 4);
}
