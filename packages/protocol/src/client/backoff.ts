/** Milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Retries an attempt after a pause that doubles with each failure. */
export class Backoff {
  private readonly attempt: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private failures = 0;

  constructor(attempt: () => void) {
    this.attempt = attempt;
  }

  /** Failures since the last success. */
  get attempts(): number {
    return this.failures;
  }

  /** An attempt failed. `atLeast` is how long the server wants to be left alone. */
  failed(atLeast = 0): void {
    this.stop();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.timer = setTimeout(this.now, Math.max(atLeast, pause));
  }

  /** Ends the pause, if there is one. */
  readonly now = (): void => {
    if (this.timer === null) return;
    this.stop();
    this.attempt();
  };

  succeeded(): void {
    this.stop();
    this.failures = 0;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}
