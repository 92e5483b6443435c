/** So many at once, and so many a second after that. */
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

  /** Whether there is one left to take. */
  take(now: number): boolean {
    this.fill(now);
    if (this.level < 1) return false;
    this.level--;
    return true;
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
