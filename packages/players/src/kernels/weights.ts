import type { Random } from '@madang/engine';
import { layersOf, parameterCount, type Shape, shapeProblem } from './shape.ts';

/** A network as numbers, in the order of `layersOf`: independent of where the kernels keep them. */
export interface Weights {
  readonly shape: Shape;
  readonly parameters: Float32Array;
}

/** Small random weights, so that no two units learn the same (He et al. 2015); an output begins near zero. */
export function randomWeights(shape: Shape, random: Random): Weights {
  const parameters = new Float32Array(parameterCount(shape));
  const layers = layersOf(shape);
  for (const [depth, { rows, columns, weights }] of layers.entries()) {
    const isOutput = depth === layers.length - 1;
    const bound = isOutput ? 0.1 * Math.sqrt(6 / columns) : Math.sqrt(6 / rows);
    for (let i = 0; i < rows * columns; i++) parameters[weights + i] = bound * ((random.next() >>> 0) / 0x80000000 - 1);
  }
  return { shape, parameters };
}

/** Throws where the parameters cannot be those of the shape. */
export function checkWeights({ shape, parameters }: Weights): void {
  const problem = shapeProblem(shape);
  if (problem) throw new RangeError(problem);
  if (parameters.length !== parameterCount(shape)) throw new RangeError('the parameters do not fit the shape');
}
