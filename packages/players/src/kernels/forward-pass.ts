import type { Arena } from './arena.ts';
import { ListTable, newLists } from './lists.ts';
import { type Matrix, newMatrix, placeOf, ROW_BYTES } from './matrix.ts';
import { PANEL, type Shape } from './shape.ts';
import type { SparseRows } from './sparse-rows.ts';

/** The way from inputs to outputs for up to `room` rows at a time, with what every unit said on the way. */
export class ForwardPass {
  readonly room: number;
  /** The units of each hidden layer, a row for each row of inputs; the last layer has the panel of ones for the biases. */
  readonly units: readonly Matrix[];
  /** Which units are not zero, row by row. */
  readonly lists: readonly number[];
  readonly inputs: ListTable;
  readonly outputs: ListTable;
  private readonly arena: Arena;
  private readonly shape: Shape;
  private readonly weights: readonly Matrix[];
  private readonly position: ListTable;
  /** The first layer's sum of a position. */
  private readonly base: Matrix;

  constructor(arena: Arena, shape: Shape, weights: readonly Matrix[], room: number) {
    this.arena = arena;
    this.shape = shape;
    this.weights = weights;
    this.room = room;
    const last = shape.hidden.length - 1;
    this.units = shape.hidden.map((width, depth) => newMatrix(arena, room, width / PANEL + (depth === last ? 1 : 0)));
    this.lists = shape.hidden.map((width) => newLists(arena, room, width));
    this.inputs = new ListTable(arena);
    this.outputs = new ListTable(arena);
    this.position = new ListTable(arena);
    this.base = newMatrix(arena, 1, shape.hidden[0] / PANEL);
    for (let row = 0; row < room; row++) arena.f32[placeOf(this.units[last], row, shape.hidden[last])] = 1;
  }

  /** Leaves the answers as the values of `outputs`. */
  run(inputs: SparseRows, outputs: SparseRows): void {
    if (inputs.count !== outputs.count) throw new RangeError('each row of inputs asks for one row of outputs');
    this.inputs.load(inputs, this.shape.inputs);
    this.outputs.load(outputs, this.shape.outputs);
    const [first] = this.weights;
    this.sumFirst(biasRow(first), first.rows * ROW_BYTES);
    this.runDeeper();
  }

  /** The same for a position and its actions; `outputs` has a row for each action. */
  runSlots(position: SparseRows, actions: SparseRows, outputs: SparseRows): void {
    const { kernels } = this.arena;
    const { base } = this;
    this.position.load(position, this.shape.inputs);
    this.inputs.load(actions, this.shape.inputs);
    this.outputs.load(outputs, this.shape.outputs);
    const [first] = this.weights;
    kernels.combine(
      ...([this.position.table, 1, first.address, first.rows, biasRow(first), first.rows * ROW_BYTES] as const),
      ...([base.address, 1, base.panels] as const),
    );
    this.sumFirst(base.address, ROW_BYTES);
    this.runDeeper();
  }

  private sumFirst(start: number, stride: number): void {
    const [{ address, rows, panels }] = this.weights;
    const [{ address: units }] = this.units;
    const { table, count } = this.inputs;
    this.arena.kernels.combine(table, count, address, rows, start, stride, units, this.room, panels);
    this.arena.kernels.rectify(units, this.room, count, panels, this.lists[0]);
  }

  private runDeeper(): void {
    const { kernels } = this.arena;
    const { weights, units, lists, room, outputs } = this;
    const { count } = outputs;
    const last = units.length - 1;
    for (let depth = 1; depth <= last; depth++) {
      const { address, rows, panels } = weights[depth];
      const out = units[depth].address;
      const bias = biasRow(weights[depth]);
      kernels.combine(lists[depth - 1], count, address, rows, bias, rows * ROW_BYTES, out, room, panels);
      kernels.rectify(out, room, count, panels, lists[depth]);
    }
    const { address, rows, panels } = weights[last + 1];
    kernels.dots(outputs.table, count, address, rows, units[last].address, room, panels);
  }
}

/** The address of the biases of a hidden layer: its last row. */
function biasRow({ address, rows }: Matrix): number {
  return address + (rows - 1) * ROW_BYTES;
}
