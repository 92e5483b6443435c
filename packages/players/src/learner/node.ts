import { readFileSync } from 'node:fs';
import type { Weights } from '../kernels/index.ts';
import { type NetProblem, readNetFile } from './net-file.ts';
import type { AnySlots } from './slots.ts';

export { type Trained, trainKept } from './kept-training.ts';

/** The networks that come with this package. The same path from src/learner in the repository and from dist/learner. */
const WEIGHTS = new URL('../../weights/', import.meta.url);

/** The weights of a network by its name, in Node. */
export function nodeWeights(name: string, slots: AnySlots): Promise<Weights | NetProblem> {
  return readNetFile(new Uint8Array(readFileSync(new URL(`${name}.bin`, WEIGHTS))), slots);
}
