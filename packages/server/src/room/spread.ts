/** After so many milliseconds of work everything else has its turn. */
const SLICE_MS = 8;

/**
 * Pieces of work that each hold up the event loop for a moment, one after the other. After a few of them everything else
 * has its turn, however many wait.
 */
export class Spread {
  private last: Promise<unknown> = Promise.resolve();
  private sliceBegan = 0;

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    const next = () => this.breathe();
    this.last = result.then(next, next);
    return result;
  }

  private async breathe(): Promise<void> {
    if (performance.now() - this.sliceBegan < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.sliceBegan = performance.now();
  }

  /** When nothing waits any more. */
  async idle(): Promise<void> {
    for (let last: unknown; last !== this.last; ) {
      last = this.last;
      await this.last;
    }
  }
}
