import type { Presence } from './database.ts';

/** Milliseconds for which a worker must be missing before that is said: at a new run it has not reported yet. */
const PATIENCE_MS = 5000;

/** Says which workers come and go. */
export class Attendance {
  private readonly say: (line: string) => void;
  /** By name: why it refuses, and when it was seen. */
  private readonly known = new Map<string, { readonly refusal: string | null; readonly seen: number }>();
  /** When a worker was seen that does not refuse; null when it was said that there is none. */
  private helped: number | null = performance.now();

  constructor(say: (line: string) => void) {
    this.say = say;
  }

  /** Called about once a second for each run, with the workers of that run. */
  note(workers: readonly Presence[]): void {
    const now = performance.now();
    for (const worker of workers) this.greet(worker, now);
    for (const [name, { refusal, seen }] of this.known) {
      if (now - seen < PATIENCE_MS) continue;
      this.known.delete(name);
      if (refusal === null) this.say(`worker ${name} is gone`);
    }
    if (this.helped === null || now - this.helped < PATIENCE_MS) return;
    this.helped = null;
    this.say('waiting for workers: run "madang worker" with the same --queue');
  }

  private greet({ name, threads, refusal }: Presence, now: number): void {
    const before = this.known.get(name);
    this.known.set(name, { refusal, seen: now });
    if (refusal === null) this.helped = now;
    if (before?.refusal === refusal) return;
    this.say(
      refusal === null
        ? `worker ${name} has come, with ${threads} thread${threads === 1 ? '' : 's'}`
        : `worker ${name} refuses: ${refusal}`,
    );
  }
}
