/** Milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** Up to so much of a pause is left out at random, so that clients that were disconnected together do not come back together. */
const JITTER = 0.5;
/** The longest pause after the server has asked to reconnect. */
const MOVE_PAUSE = 100;

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
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.failures++);
    this.after(Math.max(atLeast, pause * (1 - JITTER * Math.random())));
  }

  /** The server asks to reconnect: that is no failure. */
  moved(): void {
    this.after(MOVE_PAUSE * Math.random());
  }

  private after(ms: number): void {
    this.stop();
    this.timer = setTimeout(this.now, ms);
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
