import type { Arena } from './arena.ts';
import { type Layer, layersOf, PANEL, parameterCount, type Shape } from './shape.ts';

/** Numbers in panels of 32 columns: see assembly/index.ts. */
export interface Matrix {
  readonly address: number;
  readonly rows: number;
  readonly panels: number;
}

/** Bytes of a row of a panel. */
export const ROW_BYTES = PANEL * 4;

export function newMatrix(arena: Arena, rows: number, panels: number): Matrix {
  return { address: arena.allocate(rows * panels * ROW_BYTES), rows, panels };
}

/**
 * The matrices of all layers, for weights and for what goes with each weight. The biases of a hidden layer are one more row.
 * Those of the outputs are the first column of one more panel, against which each row of units has a 1.
 */
export class LayerMatrices {
  readonly matrices: readonly Matrix[];
  private readonly arena: Arena;
  private readonly shape: Shape;

  constructor(arena: Arena, shape: Shape) {
    this.arena = arena;
    this.shape = shape;
    const layers = layersOf(shape);
    this.matrices = layers.map((layer, depth) => {
      const panels = layer.columns / PANEL;
      if (depth < layers.length - 1) return newMatrix(arena, layer.rows + 1, panels);
      return newMatrix(arena, layer.rows, panels + 1);
    });
  }

  write(parameters: Float32Array): void {
    const { f32 } = this.arena;
    this.forEach((parameter, place) => {
      f32[place] = parameters[parameter];
    });
  }

  clear(): void {
    const { f32 } = this.arena;
    for (const { address, rows, panels } of this.matrices)
      f32.fill(0, address / 4, address / 4 + rows * panels * PANEL);
  }

  read(): Float32Array {
    const { f32 } = this.arena;
    const parameters = new Float32Array(parameterCount(this.shape));
    this.forEach((parameter, place) => {
      parameters[parameter] = f32[place];
    });
    return parameters;
  }

  /** Each parameter, and its index in the memory. */
  private forEach(visit: (parameter: number, place: number) => void): void {
    for (const [depth, layer] of layersOf(this.shape).entries())
      for (let row = 0; row < layer.rows; row++) this.forEachOfRow(layer, depth, row, visit);
    this.forEachBias(visit);
  }

  private forEachOfRow(
    layer: Layer,
    depth: number,
    row: number,
    visit: (parameter: number, place: number) => void,
  ): void {
    const matrix = this.matrices[depth];
    const from = layer.weights + row * layer.columns;
    for (let column = 0; column < layer.columns; column++) visit(from + column, placeOf(matrix, row, column));
  }

  private forEachBias(visit: (parameter: number, place: number) => void): void {
    const layers = layersOf(this.shape);
    for (const [depth, { biases, biasCount, rows, columns }] of layers.entries()) {
      const matrix = this.matrices[depth];
      const isOutput = depth === layers.length - 1;
      for (let i = 0; i < biasCount; i++)
        visit(biases + i, isOutput ? placeOf(matrix, i, columns) : placeOf(matrix, rows, i));
    }
  }
}

/** The index in the memory, as f32, of one number of a matrix. */
export function placeOf({ address, rows }: Matrix, row: number, column: number): number {
  return address / 4 + (Math.floor(column / PANEL) * rows + row) * PANEL + (column % PANEL);
}
