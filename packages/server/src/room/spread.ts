/**
 * Pieces of work that each hold up the event loop for a moment, one after the other. Between two of them everything else
 * has its turn, however many wait.
 */
export class Spread {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.last.then(work);
    this.last = result.then(breathe, breathe);
    return result;
  }

  /** When nothing waits any more. */
  async idle(): Promise<void> {
    for (let last: unknown; last !== this.last; ) {
      last = this.last;
      await this.last;
    }
  }
}

function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
