import type { Random } from '@madang/engine';
import type { Sparse } from '@madang/players';

/** A layer: where its weights and biases are in the parameters. */
interface Layer {
  readonly from: number;
  readonly to: number;
  readonly weights: number;
  readonly biases: number;
}

/**
 * What the kernels are compared with: plain JavaScript, written for speed. A small network: a sparse input, hidden layers of rectified linear units, and a linear output of which only the
 * requested rows are computed. A position sets few inputs and allows few actions, so input and output are cheap.
 */
export class Network {
  /** The widths of inputs, hidden layers and outputs. */
  readonly sizes: readonly number[];
  readonly parameters: Float32Array;
  private readonly layers: readonly Layer[];
  /** The last activations of each hidden layer, and their gradients. */
  private readonly hidden: readonly Float64Array[];
  private readonly blame: readonly Float64Array[];
  private readonly outputs: Float64Array;

  constructor(sizes: readonly number[], parameters: Float32Array = new Float32Array(parametersOf(sizes))) {
    if (sizes.length < 3) throw new RangeError('a network has inputs, at least one hidden layer, and outputs');
    if (parameters.length !== parametersOf(sizes)) throw new RangeError('the parameters do not fit the sizes');
    this.sizes = sizes;
    this.parameters = parameters;
    this.layers = layersOf(sizes);
    const widths = sizes.slice(1, -1);
    this.hidden = widths.map((width) => new Float64Array(width));
    this.blame = widths.map((width) => new Float64Array(width));
    this.outputs = new Float64Array(sizes[sizes.length - 1]);
  }

  /** Small random weights (He et al. 2015); outputs begin near zero. */
  static random(sizes: readonly number[], random: Random): Network {
    const network = new Network(sizes);
    for (const [depth, { from, to, weights }] of network.layers.entries()) {
      const isOutput = depth === network.layers.length - 1;
      const bound = Math.sqrt(6 / from) * (isOutput ? 0.1 : 1);
      for (let i = 0; i < from * to; i++)
        network.parameters[weights + i] = bound * ((random.next() >>> 0) / 0x80000000 - 1);
    }
    return network;
  }

  /** The outputs of these rows, in order. The next call reuses the list. */
  forward(input: Sparse, rows: readonly number[]): Float64Array {
    this.first(input);
    for (let depth = 1; depth < this.hidden.length; depth++) this.deeper(depth);
    const { outputs, parameters, layers } = this;
    const { from, weights, biases } = layers[layers.length - 1];
    const last = this.hidden[this.hidden.length - 1];
    for (let k = 0; k < rows.length; k++) {
      const row = weights + rows[k] * from;
      let sum = parameters[biases + rows[k]];
      for (let i = 0; i < from; i++) sum += parameters[row + i] * last[i];
      outputs[k] = sum;
    }
    return outputs;
  }

  /**
   * Adds the gradients of the parameters to `gradients`, from those of the output rows. Call it after `forward` with
   * the same input and rows.
   */
  backward(input: Sparse, rows: readonly number[], errors: ArrayLike<number>, gradients: Float32Array): void {
    const { parameters, layers, hidden, blame } = this;
    const { from, weights, biases } = layers[layers.length - 1];
    const last = hidden[hidden.length - 1];
    const blamed = blame[blame.length - 1].fill(0);
    for (let k = 0; k < rows.length; k++) {
      const error = errors[k];
      const row = weights + rows[k] * from;
      gradients[biases + rows[k]] += error;
      for (let i = 0; i < from; i++) {
        gradients[row + i] += error * last[i];
        blamed[i] += error * parameters[row + i];
      }
    }
    for (let depth = hidden.length - 1; depth > 0; depth--) this.backDeeper(depth, gradients);
    this.backFirst(input, gradients);
  }

  /** Adds one row of weights per input, so zero inputs cost nothing. */
  private first(input: Sparse): void {
    const { parameters } = this;
    const { to, weights, biases } = this.layers[0];
    const out = this.hidden[0];
    for (let j = 0; j < to; j++) out[j] = parameters[biases + j];
    for (let k = 0; k < input.length; k++) {
      const row = weights + input.indices[k] * to;
      const value = input.values[k];
      for (let j = 0; j < to; j++) out[j] += value * parameters[row + j];
    }
    rectify(out);
  }

  private deeper(depth: number): void {
    const { parameters } = this;
    const { from, to, weights, biases } = this.layers[depth];
    const before = this.hidden[depth - 1];
    const out = this.hidden[depth];
    for (let j = 0; j < to; j++) {
      const row = weights + j * from;
      let sum = parameters[biases + j];
      for (let i = 0; i < from; i++) sum += parameters[row + i] * before[i];
      out[j] = sum;
    }
    rectify(out);
  }

  private backDeeper(depth: number, gradients: Float32Array): void {
    const { parameters } = this;
    const { from, to, weights, biases } = this.layers[depth];
    const before = this.hidden[depth - 1];
    const out = this.hidden[depth];
    const blamed = this.blame[depth];
    const earlier = this.blame[depth - 1].fill(0);
    for (let j = 0; j < to; j++) {
      if (out[j] <= 0) continue;
      const row = weights + j * from;
      const error = blamed[j];
      gradients[biases + j] += error;
      for (let i = 0; i < from; i++) {
        gradients[row + i] += error * before[i];
        earlier[i] += error * parameters[row + i];
      }
    }
  }

  private backFirst(input: Sparse, gradients: Float32Array): void {
    const { to, weights, biases } = this.layers[0];
    const out = this.hidden[0];
    const blamed = this.blame[0];
    for (let j = 0; j < to; j++) {
      if (out[j] <= 0) blamed[j] = 0;
      gradients[biases + j] += blamed[j];
    }
    for (let k = 0; k < input.length; k++) {
      const row = weights + input.indices[k] * to;
      const value = input.values[k];
      for (let j = 0; j < to; j++) gradients[row + j] += value * blamed[j];
    }
  }
}

/** How many parameters a network of these sizes has. */
function parametersOf(sizes: readonly number[]): number {
  return sizes.slice(1).reduce((sum, to, i) => sum + (sizes[i] + 1) * to, 0);
}

function layersOf(sizes: readonly number[]): readonly Layer[] {
  let next = 0;
  return sizes.slice(1).map((to, i) => {
    const from = sizes[i];
    const weights = next;
    next += (from + 1) * to;
    return { from, to, weights, biases: weights + from * to };
  });
}

function rectify(units: Float64Array): void {
  for (let i = 0; i < units.length; i++) if (units[i] < 0) units[i] = 0;
}
