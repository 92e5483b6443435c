import type { Random } from '@madang/engine';
import { Arena } from './arena.ts';
import { ForwardPass } from './forward-pass.ts';
import type { Evaluator } from './learner.ts';
import { LayerMatrices } from './matrix.ts';
import type { Shape } from './shape.ts';
import { SparseRows } from './sparse-rows.ts';
import type { WasmModule } from './wasm.ts';
import { checkWeights, randomWeights, type Weights } from './weights.ts';

/**
 * A network for sparse inputs, computed by the kernels: a wide first layer that sums one row for each input that is set,
 * one or two dense layers more, and the outputs that are asked for. Its memory, in this order: the weights, layer by layer;
 * room for a pass, which grows by doubling; where a `Trainer` was made, its gradients, means and spreads.
 */
export class Net implements Evaluator {
  readonly shape: Shape;
  readonly arena: Arena;
  readonly layers: LayerMatrices;
  private pass: ForwardPass;
  private answers = new Float32Array(64);
  private readonly asked = new SparseRows();

  private constructor(module: WasmModule, weights: Weights) {
    checkWeights(weights);
    this.shape = weights.shape;
    this.arena = new Arena(module);
    this.layers = new LayerMatrices(this.arena, this.shape);
    this.layers.write(weights.parameters);
    this.pass = new ForwardPass(this.arena, this.shape, this.layers.matrices, 32);
  }

  static create(module: WasmModule, shape: Shape, random: Random): Net {
    return new Net(module, randomWeights(shape, random));
  }

  static from(module: WasmModule, weights: Weights): Net {
    return new Net(module, weights);
  }

  forward(inputs: SparseRows, outputs: SparseRows): Float32Array {
    this.reserve(inputs.count, outputs.size);
    this.pass.run(inputs, outputs);
    this.pass.outputs.readValues(this.answers);
    return this.answers;
  }

  slots(position: SparseRows, actions: SparseRows, output = 0): Float32Array {
    const { asked } = this;
    asked.clear();
    for (let i = 0; i < actions.count; i++) {
      asked.add(output);
      asked.end();
    }
    this.reserve(actions.count, actions.count);
    this.pass.runSlots(position, actions, asked);
    this.pass.outputs.readValues(this.answers);
    return this.answers;
  }

  weights(): Weights {
    return { shape: this.shape, parameters: this.layers.read() };
  }

  /** Takes over other weights of the same shape. */
  load(weights: Weights): void {
    if (JSON.stringify(weights.shape) !== JSON.stringify(this.shape)) throw new RangeError('they are of another shape');
    checkWeights(weights);
    this.layers.write(weights.parameters);
  }

  private reserve(rows: number, answers: number): void {
    if (rows > this.pass.room) {
      const room = Math.max(rows, this.pass.room * 2);
      this.pass = new ForwardPass(this.arena, this.shape, this.layers.matrices, room);
    }
    if (answers > this.answers.length) this.answers = new Float32Array(answers * 2);
  }
}
