import type { Services } from '../server/services.ts';
import { type Alarm, realTime, wait } from '../server/time.ts';

interface Waiting {
  readonly tableId: string;
  readonly when: number;
}

/** The pause between two tables, so that tables to which people reconnect are opened first. */
const PAUSE_MS = 5;

/**
 * After a start: opens the tables where a bot has to move or a clock runs, each when it is due. The other tables stay in the
 * store until somebody connects.
 */
export class InterruptedTables {
  private readonly services: Pick<Services, 'store' | 'time' | 'log'>;
  private readonly wake: (tableId: string) => Promise<unknown>;
  private waiting: Waiting[] = [];
  private alarm: Alarm | null = null;
  private isStopped = false;

  constructor(services: InterruptedTables['services'], wake: (tableId: string) => Promise<unknown>) {
    this.services = services;
    this.wake = wake;
  }

  /** Clocks stand still while no server is up: what was left of them starts now. */
  async begin(): Promise<void> {
    const now = this.services.time.now();
    this.waiting = (await this.services.store.due())
      .map(({ tableId, at, due }) => ({ tableId, when: now + Math.max(0, due - at) }))
      .sort((a, b) => a.when - b.when);
    await this.openDue();
  }

  private async openDue(): Promise<void> {
    const { time, log } = this.services;
    let opened = 0;
    for (const { tableId, when } of this.waiting) {
      if (when > time.now()) break;
      if (this.isStopped) return;
      opened++;
      await this.wake(tableId).catch((error: unknown) =>
        log.error({ err: error, table: tableId }, 'an interrupted table could not be opened'),
      );
      await wait(realTime, PAUSE_MS);
    }
    this.waiting = this.waiting.slice(opened);
    const [next] = this.waiting;
    if (!next || this.isStopped) return;
    this.alarm = time.after(next.when - time.now(), () => void this.openDue());
  }

  stop(): void {
    this.isStopped = true;
    this.alarm?.cancel();
  }
}
