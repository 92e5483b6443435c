import type { Arena } from './arena.ts';
import type { ForwardPass } from './forward-pass.ts';
import { DenseGradients, type Gradients, SparseGradients } from './gradients.ts';
import { ENTRY_BYTES, newLists } from './lists.ts';
import { LayerMatrices, type Matrix, newMatrix, placeOf } from './matrix.ts';
import type { Net } from './net.ts';
import { PANEL } from './shape.ts';

/** A hidden layer above the first. */
interface DenseLayer {
  readonly gradients: DenseGradients;
  /** Which errors of its units are not zero, row by row. */
  readonly errorLists: number;
  readonly transposed: Matrix;
}

/** From the errors of the outputs back to the gradients of every weight, for the rows of a forward pass. */
export class BackwardPass {
  private readonly arena: Arena;
  private readonly net: Net;
  private readonly forward: ForwardPass;
  private readonly weights: readonly Matrix[];
  /** What the loss changes by each unit of each hidden layer. */
  private readonly errors: readonly Matrix[];
  private readonly inputs: SparseGradients;
  private readonly dense: readonly DenseLayer[];
  private readonly outputs: SparseGradients;
  /** A list of all examples, each with 1: what the biases take in. */
  private readonly ones: number;
  private readonly zeros: number;
  private readonly adamNumbers: number;
  private whole: LayerMatrices | null = null;

  constructor(net: Net, forward: ForwardPass) {
    const { arena, shape } = net;
    const { room } = forward;
    this.arena = arena;
    this.net = net;
    this.forward = forward;
    this.weights = net.layers.matrices;
    this.errors = shape.hidden.map((width) => newMatrix(arena, room, width / PANEL));
    this.inputs = new SparseGradients(arena, this.weights[0]);
    this.dense = this.weights.slice(1, -1).map((weights) => newDenseLayer(arena, weights, room));
    this.outputs = new SparseGradients(arena, this.weights[shape.hidden.length]);
    this.ones = arena.allocate(room * ENTRY_BYTES);
    this.zeros = newMatrix(arena, 1, 1).address;
    this.adamNumbers = arena.allocate(9 * 4);
    for (let row = 0; row < room; row++) {
      arena.i32[this.ones / 4 + row * 2] = row;
      arena.f32[this.ones / 4 + row * 2 + 1] = 1;
    }
  }

  /** The values of the forward pass' outputs are the errors. */
  run(): void {
    const { forward, errors, inputs, dense, ones } = this;
    const examples = forward.inputs.count;
    this.runOutputs();
    for (let depth = errors.length - 1; depth > 0; depth--) {
      const { gradients } = dense[depth - 1];
      gradients.collect(forward.units[depth - 1], examples, ones);
      gradients.sum(errors[depth]);
      this.runDense(depth);
    }
    inputs.collect(forward.inputs);
    inputs.addBiases(ones, examples);
    inputs.sum(errors[0]);
  }

  private runOutputs(): void {
    const { forward, errors, weights, outputs, arena } = this;
    const last = errors.length - 1;
    const { table, count } = forward.outputs;
    const { address, rows } = weights[last + 1];
    outputs.collect(forward.outputs);
    outputs.sum(forward.units[last]);
    const { address: out, panels } = errors[last];
    arena.kernels.combine(table, count, address, rows, this.zeros, 0, out, forward.room, panels);
    this.gate(last);
  }

  /** The errors of the layer below this one. */
  private runDense(depth: number): void {
    const { forward, errors, weights, arena } = this;
    const { transposed, errorLists } = this.dense[depth - 1];
    const { address, rows, panels } = weights[depth];
    arena.kernels.transpose(address, rows, transposed.address, transposed.rows, transposed.panels, panels);
    const below = errors[depth - 1];
    arena.kernels.combine(
      ...([errorLists, forward.inputs.count, transposed.address, transposed.rows, this.zeros, 0] as const),
      ...([below.address, below.rows, below.panels] as const),
    );
    this.gate(depth - 1);
  }

  private gate(depth: number): void {
    const { address, rows, panels } = this.errors[depth];
    const lists = depth > 0 ? this.dense[depth - 1].errorLists : 0;
    const { units, inputs } = this.forward;
    this.arena.kernels.gate(address, units[depth].address, rows, inputs.count, panels, lists);
  }

  /** One step of Adam; `numbers` as `adamNumbers` gives them. */
  update(means: readonly Matrix[], spreads: readonly Matrix[], numbers: readonly number[]): void {
    this.arena.f32.set(numbers, this.adamNumbers / 4);
    for (const [depth, { matrix, touched, count }] of this.layers().entries()) {
      const { address, rows, panels } = this.weights[depth];
      this.arena.kernels.adam(
        ...([address, means[depth].address, spreads[depth].address, rows, matrix.address, matrix.rows] as const),
        ...([panels, touched, count, this.adamNumbers] as const),
      );
    }
  }

  private layers(): readonly Gradients[] {
    return [this.inputs, ...this.dense.map(({ gradients }) => gradients), this.outputs];
  }

  /** In the order of the parameters. For tests and for looking into a training; it needs room of its own. */
  gradients(): Float32Array {
    this.whole ??= new LayerMatrices(this.arena, this.net.shape);
    this.whole.clear();
    const { f32, i32 } = this.arena;
    for (const [depth, { matrix, touched, count }] of this.layers().entries()) {
      const whole = this.whole.matrices[depth];
      for (let t = 0; t < count; t++)
        for (let column = 0; column < whole.panels * PANEL; column++)
          f32[placeOf(whole, i32[touched / 4 + t], column)] = f32[placeOf(matrix, t, column)];
    }
    return this.whole.read();
  }
}

function newDenseLayer(arena: Arena, weights: Matrix, room: number): DenseLayer {
  const from = weights.rows - 1;
  const to = weights.panels * PANEL;
  return {
    gradients: new DenseGradients(arena, weights, room),
    errorLists: newLists(arena, room, to),
    transposed: newMatrix(arena, to, from / PANEL),
  };
}
