import type { Weights } from '../kernels/index.ts';

/** The mean of the weights that a network has had. */
export interface MeanPoint {
  readonly count: number;
  readonly sums: Float64Array;
}

/**
 * Averages the weights of the last part of a training. Each step follows the luck of one minibatch; the mean of many steps
 * plays better than the last of them.
 */
export class MeanWeights {
  private count: number;
  private sums: Float64Array | null;

  constructor(point?: MeanPoint | null) {
    this.count = point?.count ?? 0;
    this.sums = point ? Float64Array.from(point.sums) : null;
  }

  add({ parameters }: Weights): void {
    this.sums ??= new Float64Array(parameters.length);
    const { sums } = this;
    for (let i = 0; i < sums.length; i++) sums[i] += parameters[i];
    this.count++;
  }

  /** In place of these weights; the same where nothing was added. */
  over(weights: Weights): Weights {
    const { count, sums } = this;
    return sums ? { shape: weights.shape, parameters: Float32Array.from(sums, (sum) => sum / count) } : weights;
  }

  get point(): MeanPoint | null {
    return this.sums && { count: this.count, sums: Float64Array.from(this.sums) };
  }
}
