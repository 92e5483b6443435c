/** After so many milliseconds of work the event loop gets a turn. */
const SLICE_MS = 8;

/**
 * Runs tasks that block the event loop for a moment, one after the other, and lets other work run between them, however many
 * tasks wait.
 */
export class TimeSlices {
  private last: Promise<unknown> = Promise.resolve();
  private sliceBegan = 0;

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    const next = () => this.yieldToOthers();
    this.last = result.then(next, next);
    return result;
  }

  private async yieldToOthers(): Promise<void> {
    if (performance.now() - this.sliceBegan < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.sliceBegan = performance.now();
  }

  /** Resolves when no task waits any more. */
  async idle(): Promise<void> {
    for (let last: unknown; last !== this.last; ) {
      last = this.last;
      await this.last;
    }
  }
}
