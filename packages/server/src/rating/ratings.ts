import type { Services } from '../server/services.ts';
import type { PendingResult } from '../store/ratings.ts';
import { ratingOf, skillsAfter, UNKNOWN } from './skill.ts';

type Needed = Pick<Services, 'ratingStore' | 'log'>;

/** Another node may rate other matches of the same people at the same moment. */
const MOST_TRIES = 20;

/**
 * Rates finished matches. A result is written together with the last action of its match, and is rated later, in one transaction
 * that succeeds once: whatever is killed when, each match changes each rating exactly once.
 */
export class Ratings {
  private readonly services: Needed;
  private running: Promise<void> | null = null;
  private isWanted = false;

  constructor(services: Needed) {
    this.services = services;
  }

  /** Rates what is there to rate. Nobody waits for it. */
  look(): void {
    this.isWanted = true;
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    const { ratingStore, log } = this.services;
    try {
      while (this.isWanted) {
        this.isWanted = false;
        for (let some = await ratingStore.pending(); some.length > 0; some = await ratingStore.pending())
          for (const result of some) await this.rate(result);
      }
    } catch (error) {
      log.warn({ err: error }, 'matches could not be rated'); // they stay, and are tried again
    } finally {
      this.running = null; // at once: whoever looks from now on begins another run
    }
  }

  private async rate(result: PendingResult): Promise<void> {
    const { ratingStore } = this.services;
    const { places, pool } = result;
    for (let tries = 1; ; tries++) {
      const before = await ratingStore.skills(pool, places);
      const skills = skillsAfter(
        places,
        before.map((known) => known?.skill ?? UNKNOWN),
      );
      const changes = places.flatMap(({ person }, place) => {
        const skill = skills[place];
        return skill ? [{ person, skill, rating: ratingOf(skill), match: (before[place]?.matches ?? 0) + 1 }] : [];
      });
      if (await ratingStore.apply(result, changes)) return;
      if (tries === MOST_TRIES) throw new Error(`table ${result.tableId}: its match cannot be rated`);
    }
  }

  /** Finishes what was begun. */
  async stop(): Promise<void> {
    this.isWanted = false;
    await this.running;
  }
}
