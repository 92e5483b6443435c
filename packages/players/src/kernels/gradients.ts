import type { Arena } from './arena.ts';
import { ENTRY_BYTES, type ListTable, newLists, setList } from './lists.ts';
import { type Matrix, newMatrix } from './matrix.ts';
import { PANEL } from './shape.ts';

/** The gradients of one layer. Gradient row t belongs to weight row touched[t]; other rows have none. */
export abstract class Gradients {
  readonly matrix: Matrix;
  /** The address of the numbers of touched rows, and how many there are. */
  readonly touched: number;
  count = 0;
  protected readonly arena: Arena;
  /** For each touched row: which examples touch it, and by how much. */
  protected abstract readonly lists: number;
  private readonly zeros: number;

  constructor(arena: Arena, { rows, panels }: Matrix) {
    this.arena = arena;
    this.matrix = newMatrix(arena, rows, panels);
    this.touched = arena.allocate(rows * 4);
    this.zeros = newMatrix(arena, 1, 1).address;
  }

  /** Sums the examples' rows of `errors` for every touched row. */
  sum(errors: Matrix): void {
    const { address, rows, panels } = this.matrix;
    const { kernels } = this.arena;
    kernels.combine(this.lists, this.count, errors.address, errors.rows, this.zeros, 0, address, rows, panels);
  }
}

/** Of a layer of which a batch touches few rows: inputs that are set, outputs that are asked for. */
export class SparseGradients extends Gradients {
  protected readonly lists: number;
  private readonly counters: number;
  private entries = 0;
  private room = 0;

  constructor(arena: Arena, weights: Matrix) {
    super(arena, weights);
    this.lists = arena.allocate(weights.rows * ENTRY_BYTES);
    this.counters = arena.allocate(weights.rows * 4);
  }

  collect({ table, count, size }: ListTable): void {
    if (size > this.room) {
      this.room = Math.max(size, this.room * 2);
      this.entries = this.arena.allocate(this.room * ENTRY_BYTES);
    }
    const { kernels } = this.arena;
    this.count = kernels.transposeLists(table, count, this.counters, this.touched, this.lists, this.entries);
  }

  /** The biases, which every example touches: a row whose list is `ones`. */
  addBiases(ones: number, examples: number): void {
    this.arena.i32[this.touched / 4 + this.count] = this.matrix.rows - 1;
    setList(this.arena, this.lists, this.count++, ones, examples);
  }
}

/** Of a dense layer: every row is touched, the last one is the biases. */
export class DenseGradients extends Gradients {
  protected readonly lists: number;

  constructor(arena: Arena, weights: Matrix, room: number) {
    super(arena, weights);
    this.count = weights.rows;
    this.lists = newLists(arena, weights.rows, room);
    for (let row = 0; row < weights.rows; row++) arena.i32[this.touched / 4 + row] = row;
  }

  /** `units` is what the layer took in. */
  collect({ address, rows }: Matrix, examples: number, ones: number): void {
    const panels = (this.count - 1) / PANEL;
    this.arena.kernels.collectColumns(address, rows, examples, panels, this.lists);
    setList(this.arena, this.lists, this.count - 1, ones, examples);
  }
}
