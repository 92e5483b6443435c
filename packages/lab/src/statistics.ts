/** Mean and spread of a stream of numbers, one at a time (Welford). */
export class Sample {
  count = 0;
  mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  /** Half of the 95 % confidence interval of the mean; infinite while it cannot be known. */
  get halfWidth(): number {
    return this.count < 2 ? Number.POSITIVE_INFINITY : 1.96 * Math.sqrt(this.squares / (this.count - 1) / this.count);
  }

  get interval(): readonly [number, number] {
    return [this.mean - this.halfWidth, this.mean + this.halfWidth];
  }
}
