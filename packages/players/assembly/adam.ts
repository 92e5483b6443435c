import { ROW } from './panel';

const TINY: f32 = 1e-8;

/**
 * One step of Adam for the rows `touched` of a matrix; gradient row t belongs to weight row touched[t]. The gradients are
 * multiplied by `scale` first. Rows that are not touched keep their weights, means and spreads (lazy Adam).
 */
export function adam(
  weights: usize,
  means: usize,
  spreads: usize,
  rows: i32,
  gradients: usize,
  gradientRows: i32,
  panels: i32,
  touched: usize,
  count: i32,
  scale: f32,
  pace: f32,
  spreadScale: f32,
): void {
  const scales = f32x4.splat(scale);
  const paces = f32x4.splat(pace);
  const spreadScales = f32x4.splat(spreadScale);
  for (let panel = 0; panel < panels; panel++) {
    for (let t = 0; t < count; t++) {
      const at = <usize>(panel * rows + load<i32>(touched + ((<usize>t) << 2))) * ROW;
      const gradient = gradients + <usize>(panel * gradientRows + t) * ROW;
      for (let column: usize = 0; column < ROW; column += 16) {
        const place = at + column;
        const g = f32x4.mul(v128.load(gradient + column), scales);
        const mean = f32x4.add(f32x4.mul(f32x4.splat(0.9), v128.load(means + place)), f32x4.mul(f32x4.splat(0.1), g));
        const spread = f32x4.add(
          f32x4.mul(f32x4.splat(0.999), v128.load(spreads + place)),
          f32x4.mul(f32x4.mul(f32x4.splat(0.001), g), g),
        );
        v128.store(means + place, mean);
        v128.store(spreads + place, spread);
        const root = f32x4.add(f32x4.sqrt(f32x4.mul(spread, spreadScales)), f32x4.splat(TINY));
        const step = f32x4.div(f32x4.mul(paces, mean), root);
        v128.store(weights + place, f32x4.sub(v128.load(weights + place), step));
      }
    }
  }
}
