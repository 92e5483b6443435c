import { type AdamPace, adamNumbers, FIRST_PACE, nextPace } from './adam-pace.ts';
import { type Batch, type Checkpoint, type Learner, squaredErrors } from './learner.ts';
import { PlainNet, type Units } from './plain-net.ts';
import type { SparseRows } from './sparse-rows.ts';

/** The plain twin of `Trainer`. */
export class PlainTrainer implements Learner {
  readonly net: PlainNet;
  private readonly sums: Float64Array;
  private readonly means: Float64Array;
  private readonly spreads: Float64Array;
  /** Which parameters the last batch touched: Adam leaves the others as they are. */
  private readonly touched: Uint8Array;
  private pace: AdamPace = FIRST_PACE;
  private inputs: SparseRows | null = null;
  private outputs: SparseRows | null = null;

  constructor(net: PlainNet) {
    this.net = net;
    this.sums = new Float64Array(net.parameters.length);
    this.means = new Float64Array(net.parameters.length);
    this.spreads = new Float64Array(net.parameters.length);
    this.touched = new Uint8Array(net.parameters.length);
  }

  static resume({ weights, means, spreads, pace }: Checkpoint): PlainTrainer {
    const trainer = new PlainTrainer(new PlainNet(weights));
    trainer.means.set(means);
    trainer.spreads.set(spreads);
    trainer.pace = pace;
    return trainer;
  }

  forward(inputs: SparseRows, outputs: SparseRows): Float32Array {
    this.inputs = inputs;
    this.outputs = outputs;
    return this.net.forward(inputs, outputs);
  }

  backward(errors: ArrayLike<number>): void {
    const { inputs, outputs, sums, touched } = this;
    if (!inputs || !outputs) throw new Error('backward follows a forward');
    sums.fill(0);
    touched.fill(0);
    for (let row = 0; row < inputs.count; row++) {
      const units = this.net.units(inputs, row);
      let below = this.backOutputs(outputs, row, errors, units);
      for (let depth = units.length - 1; depth > 0; depth--) below = this.backDeeper(depth, below, units[depth - 1]);
      this.backFirst(inputs, row, below);
    }
  }

  /** The errors of the last hidden layer's sums. */
  private backOutputs(outputs: SparseRows, row: number, errors: ArrayLike<number>, units: Units): Float64Array {
    const { round, parameters, layers } = this.net;
    const { weights, columns, biases } = layers[layers.length - 1];
    const last = units[units.length - 1];
    const below = new Float64Array(columns);
    for (let i = outputs.starts[row]; i < outputs.starts[row + 1]; i++) {
      const from = weights + outputs.indices[i] * columns;
      const error = round(errors[i]);
      this.addTo(from, columns, error, last);
      this.addTo(biases + outputs.indices[i], 1, error, ONE);
      for (let j = 0; j < columns; j++) below[j] = round(below[j] + round(error * parameters[from + j]));
    }
    return gated(below, last);
  }

  /** From the errors of a layer's sums to those of the layer below. */
  private backDeeper(depth: number, errors: Float64Array, units: Float64Array): Float64Array {
    const { round, parameters, layers } = this.net;
    const { weights, columns, rows, biases } = layers[depth];
    for (let k = 0; k < rows; k++) this.addTo(weights + k * columns, columns, units[k], errors);
    this.addTo(biases, columns, 1, errors);
    const below = new Float64Array(rows);
    for (let k = 0; k < rows; k++)
      for (let j = 0; j < columns; j++)
        below[k] = round(below[k] + round(errors[j] * parameters[weights + k * columns + j]));
    return gated(below, units);
  }

  private backFirst(inputs: SparseRows, row: number, errors: Float64Array): void {
    const [{ weights, columns, biases }] = this.net.layers;
    for (let i = inputs.starts[row]; i < inputs.starts[row + 1]; i++)
      this.addTo(weights + inputs.indices[i] * columns, columns, inputs.values[i], errors);
    this.addTo(biases, columns, 1, errors);
  }

  private addTo(first: number, count: number, factor: number, row: ArrayLike<number>): void {
    const { round } = this.net;
    const { sums } = this;
    for (let j = 0; j < count; j++) sums[first + j] = round(sums[first + j] + round(factor * row[j]));
    this.touched.fill(1, first, first + count);
  }

  update(rate: number): void {
    this.pace = nextPace(this.pace);
    const numbers = adamNumbers(this.pace, rate, this.inputs?.count ?? 1).map(this.net.round);
    for (const [i, isTouched] of this.touched.entries()) if (isTouched) this.updateOne(i, numbers);
  }

  private updateOne(i: number, numbers: readonly number[]): void {
    const [scale, pace, spreadScale, meanDecay, meanGain, spreadDecay, spreadGain, tiny, faded] = numbers;
    const { round, parameters } = this.net;
    const { means, spreads } = this;
    const gradient = round(this.sums[i] * scale);
    const mean = round(round(meanDecay * means[i]) + round(meanGain * gradient));
    means[i] = round(round(mean + faded) - faded);
    spreads[i] = round(round(spreadDecay * spreads[i]) + round(round(spreadGain * gradient) * gradient));
    const root = round(round(Math.sqrt(round(spreads[i] * spreadScale))) + tiny);
    parameters[i] = round(parameters[i] - round(round(pace * means[i]) / root));
  }

  step(batch: Batch, rate: number): number {
    const errors = new Float32Array(batch.outputs.size);
    const loss = squaredErrors(this.forward(batch.inputs, batch.outputs), batch, errors);
    this.backward(errors);
    this.update(rate);
    return loss;
  }

  gradients(): Float32Array {
    return Float32Array.from(this.sums);
  }

  checkpoint(): Checkpoint {
    const { net, means, spreads, pace } = this;
    return { weights: net.weights(), means: Float32Array.from(means), spreads: Float32Array.from(spreads), pace };
  }
}

const ONE = [1];

function gated(errors: Float64Array, units: Float64Array): Float64Array {
  return errors.map((error, i) => (units[i] > 0 ? error : 0));
}
