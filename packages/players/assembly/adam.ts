import { ROW } from './panel';

/**
 * One step of Adam for the rows `touched` of a matrix; gradient row t belongs to weight row touched[t]. Rows that are not
 * touched keep their weights, means and spreads (lazy Adam). `numbers` are nine f32, in the order in which they are loaded
 * here: as constants they would be loaded again in every turn of the loop.
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
  numbers: usize,
): void {
  const scale = v128.load_splat<f32>(numbers, 0);
  const pace = v128.load_splat<f32>(numbers, 4);
  const spreadScale = v128.load_splat<f32>(numbers, 8);
  const meanDecay = v128.load_splat<f32>(numbers, 12);
  const meanGain = v128.load_splat<f32>(numbers, 16);
  const spreadDecay = v128.load_splat<f32>(numbers, 20);
  const spreadGain = v128.load_splat<f32>(numbers, 24);
  const tiny = v128.load_splat<f32>(numbers, 28);
  const faded = v128.load_splat<f32>(numbers, 32);
  for (let panel = 0; panel < panels; panel++) {
    for (let t = 0; t < count; t++) {
      const at = <usize>(panel * rows + load<i32>(touched + ((<usize>t) << 2))) * ROW;
      const gradient = gradients + <usize>(panel * gradientRows + t) * ROW;
      for (let column: usize = 0; column < ROW; column += 16) {
        const place = at + column;
        const g = f32x4.mul(v128.load(gradient + column), scale);
        // Adding and subtracting 1e-30 rounds a mean that fades: many processors are slow with denormal numbers.
        const mean = f32x4.sub(
          f32x4.add(f32x4.add(f32x4.mul(meanDecay, v128.load(means + place)), f32x4.mul(meanGain, g)), faded),
          faded,
        );
        const spread = f32x4.add(
          f32x4.mul(spreadDecay, v128.load(spreads + place)),
          f32x4.mul(f32x4.mul(spreadGain, g), g),
        );
        v128.store(means + place, mean);
        v128.store(spreads + place, spread);
        const root = f32x4.add(f32x4.sqrt(f32x4.mul(spread, spreadScale)), tiny);
        const step = f32x4.div(f32x4.mul(pace, mean), root);
        v128.store(weights + place, f32x4.sub(v128.load(weights + place), step));
      }
    }
  }
}
