/** A sparse vector: the indices and values that are not zero. It grows, and is reused. */
export class Sparse {
  indices: Int32Array;
  values: Float32Array;
  length = 0;

  constructor(room = 128) {
    this.indices = new Int32Array(room);
    this.values = new Float32Array(room);
  }

  clear(): void {
    this.length = 0;
  }

  add(index: number, value: number): void {
    if (this.length === this.indices.length) this.grow();
    this.indices[this.length] = index;
    this.values[this.length++] = value;
  }

  /** A copy without spare room. */
  copy(): Sparse {
    const copy = new Sparse(this.length);
    copy.indices.set(this.indices.subarray(0, this.length));
    copy.values.set(this.values.subarray(0, this.length));
    copy.length = this.length;
    return copy;
  }

  private grow(): void {
    const { indices, values } = this;
    this.indices = new Int32Array(this.length * 2 + 1);
    this.values = new Float32Array(this.length * 2 + 1);
    this.indices.set(indices);
    this.values.set(values);
  }
}
