/** The part of the global `WebAssembly` that is used here. Its types come with the DOM's, which this package is without. */
interface WasmApi {
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory;
  readonly Instance: new (
    module: WasmModule,
    imports: { readonly env: { readonly memory: WasmMemory } },
  ) => { readonly exports: object };
  compile(bytes: Uint8Array<ArrayBuffer>): Promise<WasmModule>;
}

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** A compiled module. It can be posted to a worker as it is. */
export type WasmModule = object;

export const { WebAssembly: wasm } = globalThis as typeof globalThis & { readonly WebAssembly: WasmApi };

/** What assembly/index.ts exports. All arguments are addresses and counts. */
export interface KernelFunctions {
  combine(
    lists: number,
    count: number,
    matrix: number,
    rows: number,
    start: number,
    startStride: number,
    out: number,
    outRows: number,
    panels: number,
  ): void;
  dots(
    lists: number,
    count: number,
    weights: number,
    weightRows: number,
    units: number,
    unitRows: number,
    panels: number,
  ): void;
  rectify(units: number, rows: number, count: number, panels: number, lists: number): void;
  gate(errors: number, units: number, rows: number, count: number, panels: number, lists: number): void;
  collectColumns(matrix: number, rows: number, count: number, panels: number, lists: number): void;
  transpose(from: number, fromRows: number, to: number, toRows: number, panelsDown: number, panels: number): void;
  transposeLists(from: number, count: number, counters: number, touched: number, to: number, entries: number): number;
  adam(
    weights: number,
    means: number,
    spreads: number,
    rows: number,
    gradients: number,
    gradientRows: number,
    panels: number,
    touched: number,
    count: number,
    numbers: number,
  ): void;
}
