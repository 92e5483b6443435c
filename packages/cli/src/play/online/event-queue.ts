/** Events that come on their own, to be taken one after the other. */
export class EventQueue<E> {
  private readonly waiting: E[] = [];
  private taker: { readonly resolve: (event: E) => void; readonly reject: (error: Error) => void } | null = null;
  private failure: Error | null = null;

  add(event: E): void {
    const { taker } = this;
    this.taker = null;
    if (taker) taker.resolve(event);
    else this.waiting.push(event);
  }

  /** Whoever waits, or takes an event when none is left, gets the error. */
  fail(error: Error): void {
    this.failure = error;
    this.taker?.reject(error);
    this.taker = null;
  }

  next(): Promise<E> {
    const event = this.waiting.shift();
    if (event !== undefined) return Promise.resolve(event);
    if (this.failure) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.taker = { resolve, reject };
    });
  }
}
