import type { WasmModule } from './kernels/index.ts';

/** The files that strong players need. Node reads them (`@madang/players/node`), a page fetches them. */
export interface Assets {
  /** The compiled kernels (`kernels.wasm`). */
  kernels(): Promise<WasmModule>;
  /** A file of `weights/`, by its name without the ending, as it is stored. */
  weights(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The text of a trained model, by the name in `model:NAME`. A ModelError where there is none. */
  model(name: string): Promise<string>;
}
