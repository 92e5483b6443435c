/** Mean and 95 % interval of a stream of numbers (Welford's algorithm). */
export class RunningMean {
  count = 0;
  mean = 0;
  private squares = 0;

  add(value: number): void {
    this.count++;
    const before = value - this.mean;
    this.mean += before / this.count;
    this.squares += before * (value - this.mean);
  }

  /** Half the width of the interval; infinite with fewer than two values. */
  get halfWidth(): number {
    return this.count < 2 ? Number.POSITIVE_INFINITY : 1.96 * Math.sqrt(this.squares / (this.count - 1) / this.count);
  }

  get interval(): readonly [number, number] {
    return [this.mean - this.halfWidth, this.mean + this.halfWidth];
  }
}
