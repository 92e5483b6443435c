import type { Alarm, Time } from '../server/time.ts';

/** A clock that a test controls. */
export class ManualTime implements Time {
  private current: number;
  private readonly alarms = new Map<Alarm, { readonly at: number; readonly call: () => void }>();

  constructor(now = Date.UTC(2026, 0, 1, 12)) {
    this.current = now;
  }

  now(): number {
    return this.current;
  }

  after(ms: number, call: () => void): Alarm {
    const alarm: Alarm = { cancel: () => this.alarms.delete(alarm) };
    this.alarms.set(alarm, { at: this.current + Math.max(0, ms), call });
    return alarm;
  }

  /** Rings every alarm that is due in this time, and lets what it starts run. */
  async pass(ms: number): Promise<void> {
    const end = this.current + ms;
    for (;;) {
      await settled();
      const [next] = [...this.alarms].sort(([, a], [, b]) => a.at - b.at);
      if (!next || next[1].at > end) break;
      this.alarms.delete(next[0]);
      this.current = Math.max(this.current, next[1].at);
      next[1].call();
    }
    this.current = end;
    await settled();
  }
}

/** Long enough for a store in memory and a message to a socket in the same process. */
async function settled(): Promise<void> {
  for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve));
}
