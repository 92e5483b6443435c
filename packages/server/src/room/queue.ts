/** Runs tasks one at a time, in the order of arrival. A task that fails rejects for its caller and does not stop the next. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    const isFirst = this.waiting++ === 0;
    const result = isFirst ? task() : this.last.then(task);
    const done = (): void => {
      this.waiting--;
    };
    this.last = result.then(done, done);
    return result;
  }

  /** When everything that waits now is done. */
  async drained(): Promise<void> {
    await this.last;
  }
}
