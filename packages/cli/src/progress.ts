/** A progress line on stderr. Prints nothing if stderr is not a terminal. */
export class Progress {
  private readonly total: number;
  private readonly unit: string;
  private readonly started = performance.now();
  private shown = 0;

  /** The total is infinite where nobody knows it. */
  constructor(total: number, unit: string) {
    this.total = total;
    this.unit = unit;
  }

  at(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.shown < 100 && done < this.total)) return;
    this.shown = now;
    process.stderr.write(`\r\u001b[K${this.line(done, (now - this.started) / 1000)}`);
  }

  private line(done: number, seconds: number): string {
    const { total, unit } = this;
    if (!Number.isFinite(total)) return `${done.toLocaleString('en')} ${unit}`;
    const left = done === 0 ? Number.POSITIVE_INFINITY : (seconds / done) * (total - done);
    const share = ((100 * done) / total).toFixed(0).padStart(3);
    const rest = Number.isFinite(left) ? `, ${left.toFixed(0)} s left` : '';
    return `${share} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${unit}${rest}`;
  }

  done(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}
