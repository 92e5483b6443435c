/** Pauses the animation while the reader looks back. */
export class Gate {
  private held: Promise<void> | null = null;
  private open: (() => void) | null = null;
  private waits = 0;
  private readonly listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Something is waiting to be shown. */
  get isWaiting(): boolean {
    return this.waits > 0;
  }

  hold(): void {
    this.held ??= new Promise((resolve) => {
      this.open = resolve;
    });
  }

  release(): void {
    this.open?.();
    this.held = null;
    this.open = null;
  }

  async passed(): Promise<void> {
    if (!this.held) return;
    this.count(1);
    await this.held;
    this.count(-1);
  }

  private count(change: 1 | -1): void {
    this.waits += change;
    for (const listener of this.listeners) listener();
  }
}
