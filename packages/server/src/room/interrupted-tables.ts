import type { Services } from '../server/services.ts';
import { type Alarm, realTime, wait } from '../server/time.ts';

interface Waiting {
  readonly tableId: string;
  /** When its last entry was written. */
  readonly at: number;
  /** When it was first seen: since then its clocks run. */
  readonly since: number;
  readonly when: number;
}

/** The pause between two tables, so that tables to which people reconnect are opened first. */
const PAUSE_MS = 5;

/** How often tables are looked for that another node has left. */
const LOOK_AGAIN_MS = 60_000;

/**
 * After a start, and after another node has died: opens the tables where a bot has to move or a clock runs and that no node has
 * in memory, each when it is due. The other tables stay in the store until somebody connects.
 */
export class InterruptedTables {
  private readonly services: Pick<Services, 'store' | 'settings' | 'time' | 'log'>;
  private readonly wake: (tableId: string, upSince: number) => Promise<unknown>;
  private waiting: Waiting[] = [];
  private alarm: Alarm | null = null;
  private nextLook: Alarm | null = null;
  private isStopped = false;

  /** @param wake opens a table whose clocks run since then */
  constructor(services: InterruptedTables['services'], wake: InterruptedTables['wake']) {
    this.services = services;
    this.wake = wake;
  }

  begin(): void {
    this.look()
      .catch((error: unknown) => this.services.log.error({ err: error }, 'interrupted tables could not be opened'))
      .then(() => {
        if (this.services.settings.isShared && !this.isStopped)
          this.nextLook = this.services.time.after(LOOK_AGAIN_MS, () => this.begin());
      });
  }

  /** Clocks stand still while no server is up: what was left of them starts when they are first seen. */
  private async look(): Promise<void> {
    const { store, time } = this.services;
    const now = time.now();
    const due = await store.due();
    if (this.isStopped) return;
    this.alarm?.cancel();
    const known = new Map(this.waiting.map((one) => [one.tableId, one]));
    this.waiting = due
      .map(({ tableId, at, due }) => {
        const before = known.get(tableId);
        return before?.at === at ? before : { tableId, at, since: now, when: now + Math.max(0, due - at) };
      })
      .sort((a, b) => a.when - b.when);
    await this.openDue();
  }

  private async openDue(): Promise<void> {
    const { time, log } = this.services;
    for (let [next] = this.waiting; next && next.when <= time.now(); [next] = this.waiting) {
      if (this.isStopped) return;
      const { tableId, since } = next;
      this.waiting.shift();
      await this.wake(tableId, since).catch((error: unknown) =>
        log.error({ err: error, table: tableId }, 'an interrupted table could not be opened'),
      );
      await wait(realTime, PAUSE_MS);
    }
    const [later] = this.waiting;
    if (!later || this.isStopped) return;
    this.alarm?.cancel();
    this.alarm = time.after(later.when - time.now(), () => void this.openDue());
  }

  stop(): void {
    this.isStopped = true;
    this.alarm?.cancel();
    this.nextLook?.cancel();
  }
}
