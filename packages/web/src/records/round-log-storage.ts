import type { RoundLog } from '@madang/engine';
import type { Database } from './database.ts';

/** Where rounds are kept (docs/records.md#logs-of-rounds). */
export const STORAGE_KEY = 'kflower_game_logs';
/** So many rounds stay in localStorage; older ones move to the database. */
export const MOST_ROUNDS = 200;

export type LocalStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The newest round logs in localStorage; what does not fit is moved to the database, oldest first. */
export class RoundLogStorage {
  private readonly local: LocalStorage;
  private readonly database: Database;

  constructor(local: LocalStorage, database: Database) {
    this.local = local;
    this.database = database;
  }

  /** Oldest first. An unreadable value counts as empty. */
  logs(): readonly RoundLog[] {
    try {
      const logs = JSON.parse(this.local.getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(logs) ? logs.filter((log) => typeof log?.id === 'string') : [];
    } catch {
      return [];
    }
  }

  async add(news: readonly RoundLog[]): Promise<void> {
    const together = [...this.logs(), ...news];
    const gone = await this.carry(together.slice(0, Math.max(0, together.length - MOST_ROUNDS)));
    // Read again: another tab may have written meanwhile.
    let kept = [...this.logs(), ...news].filter(({ id }) => !gone.has(id));
    while (!this.fits(kept) && kept.length > 0) {
      const half = Math.ceil(kept.length / 2);
      await this.carry(kept.slice(0, half));
      kept = kept.slice(half);
    }
  }

  /** Moves logs to the database and returns their ids. A browser without one keeps only the newest. */
  private async carry(older: readonly RoundLog[]): Promise<ReadonlySet<string>> {
    try {
      for (const log of older) await this.database.put('rounds', log.id, log);
    } catch {
      // Without a database they are lost.
    }
    return new Set(older.map(({ id }) => id));
  }

  /** All logs, those in the database included, oldest first. */
  async everything(): Promise<readonly RoundLog[]> {
    const older = (await this.database.all('rounds')) as readonly RoundLog[];
    const shelved = this.logs();
    const known = new Set(shelved.map(({ id }) => id));
    return [...older.filter(({ id }) => !known.has(id)), ...shelved].sort((a, b) => a.at - b.at);
  }

  private fits(logs: readonly RoundLog[]): boolean {
    try {
      this.local.setItem(STORAGE_KEY, JSON.stringify(logs));
      return true;
    } catch {
      return false;
    }
  }
}
