/** A clock with alarms. Tests use one that they control. */
export interface Time {
  now(): number;
  /** Calls back after so many milliseconds, unless it is cancelled. */
  after(ms: number, call: () => void): Alarm;
}

export interface Alarm {
  cancel(): void;
}

/** The longest delay of `setTimeout`: with more it calls back at once. */
const LONGEST = 2 ** 31 - 1;

/** The time of day. An alarm does not keep the process alive. */
export const realTime: Time = {
  now: Date.now,
  after(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST)).unref();
    return { cancel: () => clearTimeout(timer) };
  },
};

export function wait(time: Time, ms: number): Promise<void> {
  return ms <= 0 ? Promise.resolve() : new Promise((resolve) => time.after(ms, resolve));
}
