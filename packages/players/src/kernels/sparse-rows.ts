/**
 * Rows that are zero almost everywhere: for each row where it is not, and what it is there. The rows of a minibatch, or the
 * actions of a turn. It grows, and is used again after `clear`.
 */
export class SparseRows {
  indices: Int32Array;
  values: Float32Array;
  /** Where each row begins; after the last row, where it ends. */
  starts: Int32Array;
  /** Rows that have ended. */
  count = 0;
  /** Entries of all rows, the open one included. */
  size = 0;

  constructor(rows = 64, entries = rows * 32) {
    this.indices = new Int32Array(entries);
    this.values = new Float32Array(entries);
    this.starts = new Int32Array(rows + 1);
  }

  clear(): void {
    this.count = 0;
    this.size = 0;
  }

  /** One more entry of the open row. */
  add(index: number, value = 1): void {
    if (this.size === this.indices.length) this.growEntries();
    this.indices[this.size] = index;
    this.values[this.size++] = value;
  }

  /** Ends the open row; the next `add` begins another. */
  end(): void {
    if (this.count + 1 === this.starts.length) this.growRows();
    this.starts[++this.count] = this.size;
  }

  /** A whole row of plain inputs, each 1. */
  addRow(indices: Iterable<number>): void {
    for (const index of indices) this.add(index);
    this.end();
  }

  private growEntries(): void {
    const { indices, values } = this;
    this.indices = new Int32Array(indices.length * 2 + 1);
    this.values = new Float32Array(values.length * 2 + 1);
    this.indices.set(indices);
    this.values.set(values);
  }

  private growRows(): void {
    const { starts } = this;
    this.starts = new Int32Array(starts.length * 2);
    this.starts.set(starts);
  }
}
