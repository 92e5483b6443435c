import { ROW } from './panel';

/**
 * out[r] = start + the sum of value · matrix[index] over the entries of list r. `start` is one row; its next panel is
 * `startStride` bytes on. This one product serves both directions of every layer: inputs or activations times weights,
 * errors times transposed weights, and transposed activations times errors.
 */
export function combine(
  lists: usize,
  count: i32,
  matrix: usize,
  rows: i32,
  start: usize,
  startStride: usize,
  out: usize,
  outRows: i32,
  panels: i32,
): void {
  const end = lists + ((<usize>count) << 3);
  for (let panel = 0; panel < panels; panel++) {
    let to = out;
    for (let list = lists; list < end; list += 8) {
      let a = v128.load(start, 0);
      let b = v128.load(start, 16);
      let c = v128.load(start, 32);
      let d = v128.load(start, 48);
      let e = v128.load(start, 64);
      let f = v128.load(start, 80);
      let g = v128.load(start, 96);
      let h = v128.load(start, 112);
      const last = load<usize>(list, 4);
      for (let entry = load<usize>(list); entry < last; entry += 8) {
        const value = v128.load_splat<f32>(entry, 4);
        const row = matrix + (load<usize>(entry) << 7);
        a = f32x4.add(a, f32x4.mul(value, v128.load(row, 0)));
        b = f32x4.add(b, f32x4.mul(value, v128.load(row, 16)));
        c = f32x4.add(c, f32x4.mul(value, v128.load(row, 32)));
        d = f32x4.add(d, f32x4.mul(value, v128.load(row, 48)));
        e = f32x4.add(e, f32x4.mul(value, v128.load(row, 64)));
        f = f32x4.add(f, f32x4.mul(value, v128.load(row, 80)));
        g = f32x4.add(g, f32x4.mul(value, v128.load(row, 96)));
        h = f32x4.add(h, f32x4.mul(value, v128.load(row, 112)));
      }
      v128.store(to, a, 0);
      v128.store(to, b, 16);
      v128.store(to, c, 32);
      v128.store(to, d, 48);
      v128.store(to, e, 64);
      v128.store(to, f, 80);
      v128.store(to, g, 96);
      v128.store(to, h, 112);
      to += ROW;
    }
    matrix += <usize>rows * ROW;
    start += startStride;
    out += <usize>outRows * ROW;
  }
}

/**
 * The outputs that are asked for: the value of each entry of list r becomes the dot product of row `index` of the weights
 * and row r of the units. The 32 columns are summed over the panels, then folded in halves: 16, 8, 4, 2, 1.
 */
export function dots(
  lists: usize,
  count: i32,
  weights: usize,
  weightRows: i32,
  units: usize,
  unitRows: i32,
  panels: i32,
): void {
  const weightStride = <usize>weightRows * ROW;
  const unitStride = <usize>unitRows * ROW;
  for (let r = 0; r < count; r++) {
    const last = load<usize>(lists, 4);
    for (let entry = load<usize>(lists); entry < last; entry += 8) {
      const sum = dot(weights + load<usize>(entry) * ROW, weightStride, units, unitStride, panels);
      store<f32>(entry, sum, 4);
    }
    lists += 8;
    units += ROW;
  }
}

function dot(weights: usize, weightStride: usize, units: usize, unitStride: usize, panels: i32): f32 {
  let a = f32x4.splat(0);
  let b = a;
  let c = a;
  let d = a;
  let e = a;
  let f = a;
  let g = a;
  let h = a;
  for (let panel = 0; panel < panels; panel++) {
    a = f32x4.add(a, f32x4.mul(v128.load(weights, 0), v128.load(units, 0)));
    b = f32x4.add(b, f32x4.mul(v128.load(weights, 16), v128.load(units, 16)));
    c = f32x4.add(c, f32x4.mul(v128.load(weights, 32), v128.load(units, 32)));
    d = f32x4.add(d, f32x4.mul(v128.load(weights, 48), v128.load(units, 48)));
    e = f32x4.add(e, f32x4.mul(v128.load(weights, 64), v128.load(units, 64)));
    f = f32x4.add(f, f32x4.mul(v128.load(weights, 80), v128.load(units, 80)));
    g = f32x4.add(g, f32x4.mul(v128.load(weights, 96), v128.load(units, 96)));
    h = f32x4.add(h, f32x4.mul(v128.load(weights, 112), v128.load(units, 112)));
    weights += weightStride;
    units += unitStride;
  }
  a = f32x4.add(a, e);
  b = f32x4.add(b, f);
  c = f32x4.add(c, g);
  d = f32x4.add(d, h);
  a = f32x4.add(a, c);
  b = f32x4.add(b, d);
  a = f32x4.add(a, b);
  a = f32x4.add(a, v128.shuffle<f32>(a, a, 2, 3, 0, 1));
  return f32x4.extract_lane(a, 0) + f32x4.extract_lane(a, 1);
}
