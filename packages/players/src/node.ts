import { readFile } from 'node:fs/promises';
import type { Assets } from './assets.ts';
import { nodeKernels } from './kernels/node.ts';
import { ModelError } from './learned/model-error.ts';

export { loadNetwork, type TableNetwork } from './strong/network.ts';

// The same path from src in the repository and from dist in a published package.
const WEIGHTS = new URL('../weights/', import.meta.url);

/** The files of this package, read from the disk. */
export const nodeAssets: Assets = {
  kernels: () => nodeKernels(),
  weights: async (name) => new Uint8Array(await readFile(new URL(`${name}.bin`, WEIGHTS))),
  model: modelFile,
};

/** The name of a model is the path of its file. */
async function modelFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : String(error);
    throw new ModelError('unreadable', `cannot be read (${code})`);
  }
}
