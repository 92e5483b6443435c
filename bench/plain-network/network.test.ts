import { FastRandom } from '@madang/engine';
import { Sparse } from '@madang/players';
import { describe, expect, it } from 'vitest';
import { Adam } from './adam.ts';
import { Network } from './network.ts';

function sparse(entries: readonly (readonly [number, number])[]): Sparse {
  const vector = new Sparse();
  for (const [index, value] of entries) vector.add(index, value);
  return vector;
}

const INPUT = sparse([
  [1, 1],
  [4, -0.5],
  [7, 2],
]);
const ROWS = [0, 2, 3];
const TARGETS = [0.3, -1, 0.7];

/** Half the squared distance from the targets. */
function lossOf(network: Network): number {
  const outputs = network.forward(INPUT, ROWS);
  return TARGETS.reduce((sum, target, k) => sum + (outputs[k] - target) ** 2 / 2, 0);
}

function gradientsOf(network: Network): Float32Array {
  const outputs = network.forward(INPUT, ROWS);
  const gradients = new Float32Array(network.parameters.length);
  network.backward(
    INPUT,
    ROWS,
    TARGETS.map((target, k) => outputs[k] - target),
    gradients,
  );
  return gradients;
}

describe.each([[[8, 6, 4]], [[8, 7, 5, 4]], [[8, 6, 5, 4, 4]]])('a network of sizes %j', (sizes) => {
  it('has the gradients that finite differences find, for every parameter', () => {
    const network = Network.random(sizes, new FastRandom(7));
    for (let i = 0; i < network.parameters.length; i++) network.parameters[i] += 0.05; // biases and outputs away from zero
    const gradients = gradientsOf(network);
    for (let i = 0; i < network.parameters.length; i++) {
      const [up, down] = [1, -1].map((sign) => shifted(network, i, sign * 2 ** -10));
      expect(gradients[i]).toBeCloseTo((up.loss - down.loss) / (up.at - down.at), 4);
    }
    expect(gradients.filter((gradient) => gradient !== 0).length).toBeGreaterThan(20);
  });
});

function shifted(network: Network, parameter: number, by: number): { loss: number; at: number } {
  const before = network.parameters[parameter];
  network.parameters[parameter] = before + by;
  const moved = { loss: lossOf(network), at: network.parameters[parameter] };
  network.parameters[parameter] = before;
  return moved;
}

describe('Adam', () => {
  it('finds weights that give the targets', () => {
    const network = Network.random([8, 6, 4], new FastRandom(7));
    const adam = new Adam(network.parameters);
    const before = lossOf(network);
    for (let i = 0; i < 300; i++) adam.step(gradientsOf(network), 1, 0.02);
    expect(before).toBeGreaterThan(0.3);
    expect(lossOf(network)).toBeLessThan(1e-4);
  });

  it('first steps by the rate, whatever the size of the gradient', () => {
    const parameters = new Float32Array([1, 1, 1]);
    new Adam(parameters).step(new Float32Array([50, -0.1, 0]), 1, 0.01);
    expect([...parameters].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.99, 1.01, 1]);
  });
});

describe('a random network', () => {
  it('follows from its seed', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => Network.random([8, 6, 4], new FastRandom(seed)).parameters);
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });
});
