import { REPORTS } from '@madang/protocol';
import type { Services } from '../server/services.ts';
import type { Alarm } from '../server/time.ts';
import type { Room } from './room.ts';

/** How often in `settings.expiry` the matches are looked at. */
const LOOKS = 5;
const DAY_MS = 86_400_000;
/** Whoever has a key and has done nothing with it for so long is forgotten. Only a day of them is looked at. */
const UNUSED_PEOPLE_MS = 30 * DAY_MS;

/** What becomes of matches in the end: those that everybody has left are voided, those that are over move to the archive. */
export class Retention {
  private readonly services: Services;
  private readonly open: (tableId: string) => Promise<Room | null>;
  private alarm: Alarm | null = null;
  private looking: Promise<void> | null = null;
  private isStopped = false;

  constructor(services: Services, open: (tableId: string) => Promise<Room | null>) {
    this.services = services;
    this.open = open;
  }

  begin(): void {
    const { time, settings, log } = this.services;
    this.alarm = time.after(settings.expiry / LOOKS, () => {
      this.looking = this.look()
        .catch((error: unknown) => {
          if (!this.isStopped) log.error({ err: error }, 'old matches could not be archived');
        })
        .then(() => {
          if (!this.isStopped) this.begin();
        });
    });
  }

  private async look(): Promise<void> {
    const { store, time, settings } = this.services;
    const since = time.now() - settings.abandoned;
    for (const tableId of await store.abandoned(since)) {
      if (this.isStopped) return;
      await (await this.open(tableId))?.voidAbandoned(since);
    }
    await this.forget();
    await this.services.conduct.dropReports(time.now() - REPORTS.kept);
    await this.services.people.dropUnused(time.now() - UNUSED_PEOPLE_MS - DAY_MS, time.now() - UNUSED_PEOPLE_MS);
    this.services.ratings.look(); // of matches that a node could not rate before it ended
    while (!this.isStopped) {
      const archived = await store.archive(time.now() - settings.archived);
      if (archived.length === 0) return;
      this.services.log.info({ tables: archived.length }, 'tables archived');
    }
  }

  /** Takes people who were erased out of the tables that are in the archive by now. */
  private async forget(): Promise<void> {
    const { store, people } = this.services;
    for (const link of await people.toForget()) {
      if (this.isStopped) return;
      const isForgotten = await store.forget(link.tableId, link.personId);
      if (isForgotten || !(await store.find(link.tableId))) await people.forgotten(link);
    }
  }

  /** Finishes what was begun. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.alarm?.cancel();
    await this.looking;
  }
}
