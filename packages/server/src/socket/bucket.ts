/** A token bucket: `size` at once, and `perSecond` after that. */
export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private level: number;
  private filledAt: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.level = size;
    this.filledAt = now;
  }

  /** Takes the cost and answers 0, or takes nothing and answers after how many milliseconds it could. */
  take(now: number, cost = 1): number {
    this.fill(now);
    const taken = Math.min(cost, this.size); // what costs more than a full bucket must not wait forever
    const missing = taken - this.level;
    if (missing > 0) return Math.max(1, Math.ceil((missing / this.perSecond) * 1000));
    this.level -= taken;
    return 0;
  }

  /** Takes the cost of what is done already, into debt if need be. The debt is at most one full bucket. */
  charge(now: number, cost: number): void {
    this.fill(now);
    this.level = Math.max(-this.size, this.level - cost);
  }

  isFull(now: number): boolean {
    this.fill(now);
    return this.level >= this.size;
  }

  private fill(now: number): void {
    const gained = (Math.max(0, now - this.filledAt) / 1000) * this.perSecond;
    this.level = Math.min(this.size, this.level + gained);
    this.filledAt = now;
  }
}
