import wasm from '@madang/players/kernels.wasm?url';
import { fixedTraining } from '../../players/src/kernels/fixed-training.ts';

/** Waits to be called by kernels.e2e.ts. */
async function train(): Promise<readonly number[]> {
  return [...fixedTraining(await WebAssembly.compileStreaming(fetch(wasm)))];
}
Object.assign(globalThis, { train });
