/** How many answers are kept. */
const MOST = 64;

/** A cache of answers that stay valid for a moment. A request for an answer that is being made waits for the same one. */
export class Recent<T> {
  private readonly forMs: number;
  private readonly now: () => number;
  private readonly kept = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();

  constructor(forMs: number, now: () => number) {
    this.forMs = forMs;
    this.now = now;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known && this.now() < known.until) return known.answer;
    const answer = make();
    answer.catch(() => this.kept.delete(key)); // the next request tries again
    this.kept.delete(key);
    this.kept.set(key, { until: this.now() + this.forMs, answer });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST) break;
      this.kept.delete(oldest);
    }
    return answer;
  }
}
