import type { Services } from '../server/services.ts';
import { type Alarm, realTime, wait } from '../server/time.ts';

interface Waiting {
  readonly tableId: string;
  readonly when: number;
}

/** So long between two tables: those to which people come back are opened first. */
const PAUSE_MS = 5;

/**
 * Opens the tables that a stop has interrupted and in which something has to happen by itself, each when it is due. Where
 * nothing is due, the table waits in the store until somebody comes.
 */
export class Revival {
  private readonly services: Pick<Services, 'store' | 'time' | 'log'>;
  private readonly wake: (tableId: string) => Promise<unknown>;
  private waiting: Waiting[] = [];
  private alarm: Alarm | null = null;
  private isStopped = false;

  constructor(services: Revival['services'], wake: (tableId: string) => Promise<unknown>) {
    this.services = services;
    this.wake = wake;
  }

  /** While no server was up the clocks stood still: what was left of them begins now. */
  async begin(): Promise<void> {
    const now = this.services.time.now();
    this.waiting = (await this.services.store.due())
      .map(({ tableId, at, due }) => ({ tableId, when: now + Math.max(0, due - at) }))
      .sort((a, b) => a.when - b.when);
    await this.openDue();
  }

  private async openDue(): Promise<void> {
    const { time, log } = this.services;
    let place = 0;
    for (; place < this.waiting.length && this.waiting[place].when <= time.now(); place++) {
      if (this.isStopped) return;
      const { tableId } = this.waiting[place];
      await this.wake(tableId).catch((error: unknown) => log.error({ err: error, table: tableId }, 'cannot go on'));
      await wait(realTime, PAUSE_MS);
    }
    this.waiting = this.waiting.slice(place);
    const [next] = this.waiting;
    if (!next || this.isStopped) return;
    this.alarm = time.after(next.when - time.now(), () => void this.openDue());
  }

  stop(): void {
    this.isStopped = true;
    this.alarm?.cancel();
  }
}
