/** How wide a network is. */
export interface Shape {
  readonly inputs: number;
  /** One to three layers of rectified units, each a multiple of 32 wide. */
  readonly hidden: readonly number[];
  readonly outputs: number;
}

/** Columns of a panel: the widths of hidden layers are multiples of it. */
export const PANEL = 32;

const MOST_ROWS = 1 << 20;

/**
 * Where the weights of one layer stand among the parameters: `rows` · `columns` weights, row after row, then the biases. A
 * hidden layer has a row for each thing it takes in, so that an input which is zero skips its row. The output layer has a
 * row for each output, so that only those which are asked for are computed.
 */
export interface Layer {
  readonly rows: number;
  readonly columns: number;
  readonly weights: number;
  readonly biases: number;
  readonly biasCount: number;
}

/** The hidden layers in order, then the output layer. */
export function layersOf({ inputs, hidden, outputs }: Shape): readonly Layer[] {
  let next = 0;
  const layer = (rows: number, columns: number, biasCount: number): Layer => {
    const weights = next;
    next += rows * columns + biasCount;
    return { rows, columns, weights, biases: weights + rows * columns, biasCount };
  };
  const widths = [inputs, ...hidden];
  const layers = hidden.map((width, depth) => layer(widths[depth], width, width));
  return [...layers, layer(outputs, widths[hidden.length], outputs)];
}

/** How many parameters a network of this shape has. */
export function parameterCount(shape: Shape): number {
  return layersOf(shape).reduce((sum, { rows, columns, biasCount }) => sum + rows * columns + biasCount, 0);
}

/** Why no network can have this shape; null when it can. */
export function shapeProblem({ inputs, hidden, outputs }: Shape): string | null {
  if (!isCount(inputs) || !isCount(outputs)) return 'a network has inputs and outputs';
  if (hidden.length < 1 || hidden.length > 3) return 'a network has one to three hidden layers';
  if (!hidden.every((width) => isCount(width) && width % PANEL === 0))
    return `the width of a hidden layer is a multiple of ${PANEL}`;
  return null;
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number <= MOST_ROWS;
}
