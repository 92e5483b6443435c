import type { Random } from '@madang/engine';
import type { Evaluator } from './learner.ts';
import { type Layer, layersOf, PANEL, type Shape } from './shape.ts';
import type { SparseRows } from './sparse-rows.ts';
import { checkWeights, randomWeights, type Weights } from './weights.ts';

/** How a result is rounded: `Math.fround` for the bits of the kernels, `exact` for the mathematics that they approximate. */
type Rounding = (result: number) => number;

export const exact: Rounding = (result) => result;

/** What the units of each hidden layer said of one row of inputs. */
export type Units = readonly Float64Array[];

/**
 * The plain twin of `Net`: the same sums in the same order, in loops that can be read. The kernels skip what is zero; adding
 * zero changes no sum.
 */
export class PlainNet implements Evaluator {
  readonly shape: Shape;
  readonly parameters: Float64Array;
  readonly layers: readonly Layer[];
  readonly round: Rounding;

  constructor(weights: Weights, round: Rounding = Math.fround) {
    checkWeights(weights);
    this.shape = weights.shape;
    this.parameters = Float64Array.from(weights.parameters);
    this.layers = layersOf(weights.shape);
    this.round = round;
  }

  static create(shape: Shape, random: Random): PlainNet {
    return new PlainNet(randomWeights(shape, random));
  }

  forward(inputs: SparseRows, outputs: SparseRows): Float32Array {
    return Float32Array.from(this.answers(inputs, outputs));
  }

  slots(position: SparseRows, actions: SparseRows, output = 0): Float32Array {
    const base = this.addRows(this.biasesOf(0), position, 0);
    return Float32Array.from({ length: actions.count }, (_, action) =>
      this.answer(this.unitsFrom(this.addRows(base.slice(), actions, action)), output),
    );
  }

  weights(): Weights {
    return { shape: this.shape, parameters: Float32Array.from(this.parameters) };
  }

  /** Entry by entry, as exact as the rounding. */
  answers(inputs: SparseRows, outputs: SparseRows): number[] {
    const answers: number[] = [];
    for (let row = 0; row < inputs.count; row++) {
      const units = this.units(inputs, row);
      for (let i = outputs.starts[row]; i < outputs.starts[row + 1]; i++)
        answers.push(this.answer(units, outputs.indices[i]));
    }
    return answers;
  }

  units(inputs: SparseRows, row: number): Units {
    return this.unitsFrom(this.addRows(this.biasesOf(0), inputs, row));
  }

  private unitsFrom(sums: Float64Array): Units {
    const units = [rectified(sums)];
    for (let depth = 1; depth < this.shape.hidden.length; depth++) units.push(this.deeper(depth, units[depth - 1]));
    return units;
  }

  private biasesOf(depth: number): Float64Array {
    const { biases, biasCount } = this.layers[depth];
    return this.parameters.slice(biases, biases + biasCount);
  }

  private addRows(sums: Float64Array, inputs: SparseRows, row: number): Float64Array {
    for (let i = inputs.starts[row]; i < inputs.starts[row + 1]; i++)
      this.addRow(sums, 0, inputs.indices[i], inputs.values[i]);
    return sums;
  }

  private deeper(depth: number, below: Float64Array): Float64Array {
    const sums = this.biasesOf(depth);
    for (const [k, unit] of below.entries()) this.addRow(sums, depth, k, unit);
    return rectified(sums);
  }

  private addRow(sums: Float64Array, depth: number, row: number, value: number): void {
    const { round, parameters } = this;
    const { weights, columns } = this.layers[depth];
    const from = weights + row * columns;
    for (let j = 0; j < columns; j++) sums[j] = round(sums[j] + round(value * parameters[from + j]));
  }

  /** 32 sums, folded in halves; the bias is the first column of a panel of its own. */
  private answer(units: Units, output: number): number {
    const { round, parameters } = this;
    const { weights, columns, biases } = this.layers[this.layers.length - 1];
    const last = units[units.length - 1];
    const sums = new Float64Array(PANEL);
    for (let j = 0; j < columns; j++)
      sums[j % PANEL] = round(sums[j % PANEL] + round(parameters[weights + output * columns + j] * last[j]));
    sums[0] = round(sums[0] + parameters[biases + output]);
    for (let half = PANEL / 2; half >= 1; half /= 2)
      for (let j = 0; j < half; j++) sums[j] = round(sums[j] + sums[j + half]);
    return sums[0];
  }
}

function rectified(sums: Float64Array): Float64Array {
  return sums.map((sum) => Math.max(sum, 0));
}
