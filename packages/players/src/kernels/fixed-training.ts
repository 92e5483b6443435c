import { FastRandom } from '@madang/engine';
import { Net } from './net.ts';
import { randomBatch } from './random-batch.ts';
import type { Shape } from './shape.ts';
import { Trainer } from './trainer.ts';
import type { WasmModule } from './wasm.ts';
import { encodeWeights } from './weights-file.ts';

/** SHA-256 of what `fixedTraining` gives, in Node and in every browser. Another order of sums changes it. */
export const FIXED_HASH = 'ecf1de71c48037f0345a8a9935f6c337e3ff948fde8ad1f502f3712bdd17005e';

/** For tests: the weights, as a file, after a short training that follows from its seed. */
export function fixedTraining(kernels: WasmModule): Uint8Array<ArrayBuffer> {
  const shape: Shape = { inputs: 100, hidden: [128, 64], outputs: 5 };
  const random = new FastRandom(13);
  const trainer = new Trainer(Net.create(kernels, shape, random));
  const plan = { rows: 64, active: 20, asked: 2, isWeighted: true };
  for (let i = 0; i < 100; i++) trainer.step(randomBatch(shape, plan, random), 2e-3);
  return encodeWeights(trainer.net.weights(), { first: 32, others: 32 });
}
