/** By rows. */
export type Matrix = readonly (readonly number[])[];

export function times(one: Matrix, other: Matrix): Matrix {
  return one.map((row) =>
    other[0].map((_, column) => row.reduce((sum, value, i) => sum + value * other[i][column], 0)),
  );
}

/** Gauss and Jordan, with the largest of each column as its pivot. The matrix must have an inverse. */
export function invert(matrix: Matrix): Matrix {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, column) => (column === i ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let i = column + 1; i < size; i++) if (Math.abs(rows[i][column]) > Math.abs(rows[best][column])) best = i;
    const pivot = rows[best].map((value) => value / rows[best][column]);
    rows[best] = rows[column];
    rows[column] = pivot;
    for (let i = 0; i < size; i++) {
      const factor = rows[i][column];
      if (i !== column) rows[i] = rows[i].map((value, k) => value - factor * pivot[k]);
    }
  }
  return rows.map((row) => row.slice(size));
}
