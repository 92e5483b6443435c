import { ROW } from './panel';

/** List k becomes what is not zero in column k of the matrix. A list needs room for `count` entries. */
export function collectColumns(matrix: usize, rows: i32, count: i32, panels: i32, lists: usize): void {
  for (let panel = 0; panel < panels; panel++) {
    for (let column: usize = 0; column < ROW; column += 4) {
      let end = load<usize>(lists);
      let at = matrix + column;
      for (let r = 0; r < count; r++) {
        const value = load<f32>(at);
        store<i32>(end, r);
        store<f32>(end, value, 4);
        end += (<usize>(value !== 0)) << 3;
        at += ROW;
      }
      store<usize>(lists, end, 4);
      lists += 8;
    }
    matrix += <usize>rows * ROW;
  }
}

/** to[c][r] = from[r][c] for the first `panelsDown` · 32 rows. */
export function transpose(from: usize, fromRows: i32, to: usize, toRows: i32, panelsDown: i32, panels: i32): void {
  for (let panel = 0; panel < panels; panel++) {
    for (let down = 0; down < panelsDown; down++) {
      const source = from + (<usize>(panel * fromRows) + ((<usize>down) << 5)) * ROW;
      const target = to + (<usize>(down * toRows) + ((<usize>panel) << 5)) * ROW;
      for (let r: usize = 0; r < 32; r += 4) {
        for (let c: usize = 0; c < 32; c += 4) transposeFour(source + r * ROW + c * 4, target + c * ROW + r * 4);
      }
    }
  }
}

function transposeFour(source: usize, target: usize): void {
  const a = v128.load(source, 0);
  const b = v128.load(source, 128);
  const c = v128.load(source, 256);
  const d = v128.load(source, 384);
  const lowAB = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const highAB = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const lowCD = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const highCD = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  v128.store(target, v128.shuffle<f32>(lowAB, lowCD, 0, 1, 4, 5), 0);
  v128.store(target, v128.shuffle<f32>(lowAB, lowCD, 2, 3, 6, 7), 128);
  v128.store(target, v128.shuffle<f32>(highAB, highCD, 0, 1, 4, 5), 256);
  v128.store(target, v128.shuffle<f32>(highAB, highCD, 2, 3, 6, 7), 384);
}

/**
 * The transposed of `count` lists, for those columns only that occur. `touched` becomes their numbers in the order of first
 * occurrence, and list t of `to` the rows of column touched[t], in rising order. `counters` has an i32 for each column, zero
 * before and after. The answer is how many columns occur.
 */
export function transposeLists(
  from: usize,
  count: i32,
  counters: usize,
  touched: usize,
  to: usize,
  entries: usize,
): i32 {
  const end = from + ((<usize>count) << 3);
  let columns = 0;
  for (let list = from; list < end; list += 8) {
    const last = load<usize>(list, 4);
    for (let entry = load<usize>(list); entry < last; entry += 8) {
      const column = load<i32>(entry);
      const counter = counters + ((<usize>column) << 2);
      const before = load<i32>(counter);
      if (before === 0) {
        store<i32>(touched + ((<usize>columns) << 2), column);
        columns++;
      }
      store<i32>(counter, before + 1);
    }
  }
  // From here on a counter holds the address where the end of its list stands.
  for (let t = 0; t < columns; t++) {
    const counter = counters + (load<usize>(touched + ((<usize>t) << 2)) << 2);
    const list = to + ((<usize>t) << 3);
    store<usize>(list, entries);
    store<usize>(list, entries, 4);
    entries += load<usize>(counter) << 3;
    store<usize>(counter, list + 4);
  }
  for (let r = 0; r < count; r++) {
    const list = from + ((<usize>r) << 3);
    const last = load<usize>(list, 4);
    for (let entry = load<usize>(list); entry < last; entry += 8) {
      const slot = load<usize>(counters + (load<usize>(entry) << 2));
      const place = load<usize>(slot);
      store<i32>(place, r);
      store<f32>(place, load<f32>(entry, 4), 4);
      store<usize>(slot, place + 8);
    }
  }
  for (let t = 0; t < columns; t++) store<i32>(counters + (load<usize>(touched + ((<usize>t) << 2)) << 2), 0);
  return columns;
}
