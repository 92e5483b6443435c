import type { Assets } from '@madang/players';
import kernels from '@madang/players/kernels.wasm?url';
import { modelCalled } from '../models/kept-models.ts';

/** The addresses of the weights. They are fetched when a level that needs them is chosen. */
const WEIGHTS = import.meta.glob<string>('../../../players/weights/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The files of strong players, from the server or the service worker's cache. */
export const pageAssets: Assets = {
  kernels: async () => WebAssembly.compile(await fetched(kernels)),
  weights: async (name) => {
    const address = WEIGHTS[`../../../players/weights/${name}.bin`];
    if (address === undefined) throw new Error(`there are no weights ${name}`);
    return new Uint8Array(await fetched(address));
  },
  model: modelCalled,
};

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}
