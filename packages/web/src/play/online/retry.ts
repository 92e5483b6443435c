const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

/** Tries again and again, after a longer pause each time; at once when the browser is online again, or somebody asks. */
export class Retry {
  private readonly attempt: () => void;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private count = 0;

  constructor(attempt: () => void) {
    this.attempt = attempt;
  }

  /** How often it has been tried in vain. */
  get tries(): number {
    return this.count;
  }

  /** It was in vain; `least` is for how long somebody wants to be left alone. */
  later(least = 0): void {
    this.stop();
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.count++);
    this.timer = setTimeout(this.now, Math.max(least, pause));
    addEventListener('online', this.now);
  }

  /** Does not wait any longer. */
  readonly now = (): void => {
    if (this.timer === null) return;
    this.stop();
    this.attempt();
  };

  /** It was not in vain. */
  done(): void {
    this.stop();
    this.count = 0;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    removeEventListener('online', this.now);
  }
}

/** Whether the browser itself says that there is no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}
