import { type KernelFunctions, type WasmMemory, type WasmModule, wasm } from './wasm.ts';

const PAGE = 65_536;
/** A cache line: no two blocks share one. */
const LINE = 64;

/** The memory of one network, with the kernels that work on it. Blocks are only added; an address stays as it is. */
export class Arena {
  readonly kernels: KernelFunctions;
  /** All of the memory, as numbers; an address is four times an index. They are renewed by `allocate`: hold them no longer. */
  f32: Float32Array;
  i32: Int32Array;
  private readonly memory: WasmMemory;
  private next = LINE; // 0 is no address

  constructor(module: WasmModule) {
    this.memory = new wasm.Memory({ initial: 1 });
    const { exports } = new wasm.Instance(module, { env: { memory: this.memory } });
    this.kernels = exports as KernelFunctions;
    this.f32 = new Float32Array(this.memory.buffer);
    this.i32 = new Int32Array(this.memory.buffer);
  }

  /** The address of so many new bytes, all zero. */
  allocate(bytes: number): number {
    const address = this.next;
    this.next += Math.ceil(bytes / LINE) * LINE;
    const missing = Math.ceil((this.next - this.memory.buffer.byteLength) / PAGE);
    if (missing > 0) {
      this.memory.grow(missing);
      this.f32 = new Float32Array(this.memory.buffer);
      this.i32 = new Int32Array(this.memory.buffer);
    }
    return address;
  }
}
