import type { Services } from '../server/services.ts';
import type { Alarm } from '../server/time.ts';

/** How long an unlisted table may wait for a friend, once somebody has connected to it. */
const UNLISTED_MS = 24 * 60 * 60 * 1000;
/** How often in `settings.expiry` the tables are looked at. */
const LOOKS = 5;

interface Waiting {
  /** The tables without a first card where somebody is connected here. */
  readonly attended: () => readonly string[];
  readonly gone: (tableIds: readonly string[]) => void;
}

/** Deletes tables from the store that were never dealt a card, and keeps those where somebody is connected. */
export class Expiry {
  private readonly services: Services;
  private readonly waiting: Waiting;
  private alarm: Alarm | null = null;
  private isStopped = false;

  constructor(services: Services, waiting: Waiting) {
    this.services = services;
    this.waiting = waiting;
  }

  begin(): void {
    const { time, settings } = this.services;
    this.alarm = time.after(settings.expiry / LOOKS, () => {
      this.look()
        .catch((error: unknown) => this.services.log.error({ err: error }, 'old tables could not be deleted'))
        .then(() => {
          if (!this.isStopped) this.begin();
        });
    });
  }

  private async look(): Promise<void> {
    const { store, time, settings } = this.services;
    const attended = this.waiting.attended();
    if (attended.length > 0) await store.touch(attended, time.now());
    const before = time.now() - settings.expiry;
    const expiry = { unreached: before, listed: before, unlisted: time.now() - UNLISTED_MS };
    while (!this.isStopped) {
      const gone = await store.expire(expiry);
      if (gone.length === 0) return;
      this.waiting.gone(gone);
    }
  }

  stop(): void {
    this.isStopped = true;
    this.alarm?.cancel();
  }
}
