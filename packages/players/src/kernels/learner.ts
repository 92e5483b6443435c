import type { AdamPace } from './adam-pace.ts';
import type { Shape } from './shape.ts';
import type { SparseRows } from './sparse-rows.ts';
import type { Weights } from './weights.ts';

/** A network that answers. The kernels (`Net`) and the plain twin (`PlainNet`) give the same bits. */
export interface Evaluator {
  readonly shape: Shape;
  /** For each row of inputs the outputs its row asks for, entry by entry. The list is used again by the next call. */
  forward(inputs: SparseRows, outputs: SparseRows): Float32Array;
  /**
   * What one output says of each action: the first layer sums the position (row 0) once, and each action adds its own
   * inputs to that sum. The list is used again by the next call.
   */
  slots(position: SparseRows, actions: SparseRows, output?: number): Float32Array;
  weights(): Weights;
}

/** Examples of a squared error: what the outputs that are asked for should have been. */
export interface Batch {
  readonly inputs: SparseRows;
  /** Which outputs each example asks for. */
  readonly outputs: SparseRows;
  /** One for each entry of `outputs`. */
  readonly targets: ArrayLike<number>;
  /** How much each entry counts; 1 where there is no list. */
  readonly weights?: ArrayLike<number>;
}

/** Improves a network by minibatches: `step` for squared errors; `forward`, `backward`, `update` for any other loss. */
export interface Learner {
  forward(inputs: SparseRows, outputs: SparseRows): Float32Array;
  /** The gradients of the last `forward`'s rows, from what the loss changes by each of its answers. */
  backward(errors: ArrayLike<number>): void;
  /** One step of Adam by the mean of the gradients over the rows. */
  update(rate: number): void;
  /** All three for a squared error; the answer is the mean of weight · error² / 2 over the rows. */
  step(batch: Batch, rate: number): number;
  /** The last `backward`'s gradients, summed over the rows, in the order of the parameters. */
  gradients(): Float32Array;
  /** All that is needed to go on later as if nothing had happened. */
  checkpoint(): Checkpoint;
}

export interface Checkpoint {
  readonly weights: Weights;
  /** The means and spreads of Adam, in the order of the parameters. */
  readonly means: Float32Array;
  readonly spreads: Float32Array;
  readonly pace: AdamPace;
}

/** Writes the errors of a squared loss, and answers its mean over the rows. */
export function squaredErrors(answers: Float32Array, batch: Batch, errors: Float32Array): number {
  const { targets, weights, inputs, outputs } = batch;
  let loss = 0;
  for (let i = 0; i < outputs.size; i++) {
    const error = answers[i] - targets[i];
    const weight = weights ? weights[i] : 1;
    errors[i] = weight * error;
    loss += (weight * error * error) / 2;
  }
  return loss / inputs.count;
}
