import type { Kibo, Result, RoundLog } from '@madang/engine';
import { isObject } from '../app/kept.ts';
import { browserDatabase, type Database } from './database.ts';
import { type LocalStorage, MOST_ROUNDS, RoundLogStorage } from './round-log-storage.ts';

/** A finished match in a list. */
export interface MatchSummary {
  readonly id: string;
  readonly at: number;
  readonly game: string;
  readonly rounds: number;
  readonly seats: Kibo['seats'];
  readonly scores: readonly number[];
  readonly result: Result;
  /** What the ids of its rounds begin with; older summaries lack it. */
  readonly match?: string;
}

/** Keeps what was played on this device: every finished round, and every finished match as a whole. */
export class Archive {
  private readonly roundLogs: RoundLogStorage;
  private readonly database: Database;
  private readonly now: () => number;
  /** How much of a match is kept, so that most calls need not look at the storage. */
  private readonly kept = new Map<string, string>();
  /** One thing after the other: a reader waits for what was written before. */
  private work: Promise<unknown> = Promise.resolve();

  constructor(local: LocalStorage, database: Database, now: () => number = Date.now) {
    this.roundLogs = new RoundLogStorage(local, database);
    this.database = database;
    this.now = now;
  }

  /** Called after every round with the record so far. */
  add(kibo: Kibo): Promise<void> {
    const finished = kibo.rounds.filter(({ outcome }) => outcome);
    const progress = `${finished.length} ${finished.at(-1)?.actions.at(-1)?.hash} ${kibo.result ? kibo.checksum : ''}`;
    if (finished.length === 0 || this.kept.get(kibo.commitment) === progress) return Promise.resolve();
    this.kept.set(kibo.commitment, progress);
    return this.after(async () => {
      await this.addRounds(kibo);
      await this.addMatch(kibo);
    });
  }

  /** Newest first. */
  matches(): Promise<readonly MatchSummary[]> {
    return this.after(async () => {
      const matches = await this.database.all('matches');
      return matches.filter(isSummary).toSorted((a, b) => b.at - a.at);
    });
  }

  byId(id: string): Promise<Kibo | null> {
    return this.after(async () => ((await this.database.get('kibos', id)) as Kibo | undefined) ?? null);
  }

  async latest(): Promise<Kibo | null> {
    const [newest] = await this.matches();
    return newest ? this.byId(newest.id) : null;
  }

  /** Every finished round there is, oldest first. */
  rounds(): Promise<readonly RoundLog[]> {
    return this.after(() => this.roundLogs.everything());
  }

  /** The finished rounds of matches that still go on, a list for each, the newest match first. */
  running(): Promise<readonly (readonly RoundLog[])[]> {
    return this.after(async () => {
      const { matchesOf, matchOfLog } = await import('@madang/engine');
      const logs = matchesOf(await this.roundLogs.everything());
      const over = await this.matchesOver(logs.some((rounds) => rounds.at(-1)?.matchResult === undefined));
      const goesOn = (rounds: readonly RoundLog[]) => !rounds.at(-1)?.matchResult && !over.has(matchOfLog(rounds[0]));
      return logs.filter(goesOn).toSorted((a, b) => (b.at(-1)?.at ?? 0) - (a.at(-1)?.at ?? 0));
    });
  }

  /** Rounds of older versions do not say whether their match is over: then its own record does. */
  private async matchesOver(withOlder: boolean): Promise<ReadonlySet<string>> {
    const { matchOf } = await import('@madang/engine');
    const over = new Set<string>();
    for (const { id, match } of (await this.database.all('matches')) as readonly MatchSummary[]) {
      const kibo =
        match === undefined && withOlder ? ((await this.database.get('kibos', id)) as Kibo | undefined) : undefined;
      const key = match ?? (kibo && matchOf(kibo));
      if (key !== undefined) over.add(key);
    }
    return over;
  }

  /** Forgets a whole match; its rounds stay in the log. */
  remove(id: string): Promise<void> {
    return this.after(async () => {
      await this.database.remove('matches', id);
      await this.database.remove('kibos', id);
    });
  }

  private async addRounds(kibo: Kibo): Promise<void> {
    // Home lists matches and knows no rules: what plays rounds again is loaded when one is written down.
    const { finishedRounds, roundLogs } = await import('@madang/engine');
    const known = new Set(this.roundLogs.logs().map(({ id }) => id));
    const newest = new Set(
      finishedRounds(kibo)
        .slice(-MOST_ROUNDS)
        .map(({ id }) => id),
    );
    const logs = roundLogs(kibo, this.now(), (id) => newest.has(id) && !known.has(id));
    if (logs.length > 0) await this.roundLogs.add(logs);
  }

  private async addMatch(kibo: Kibo): Promise<void> {
    const { game, seats, scores, result } = kibo;
    const id = idOf(kibo);
    if (!result || (await this.database.get('kibos', id)) !== undefined) return;
    const { matchOf } = await import('@madang/engine');
    const match = matchOf(kibo);
    const summary: MatchSummary = {
      id,
      at: this.now(),
      game,
      rounds: kibo.rounds.length,
      seats,
      scores,
      result,
      match,
    };
    await this.database.put('kibos', id, kibo);
    await this.database.put('matches', id, summary);
  }

  private after<T>(work: () => Promise<T>): Promise<T> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
  }
}

/** A browser's database may hold what another page wrote: a line that cannot be shown is none. */
function isSummary(value: unknown): value is MatchSummary {
  if (!isObject(value)) return false;
  const { id, at, game, seats, scores, result } = value;
  const isNamed = typeof id === 'string' && typeof at === 'number' && typeof game === 'string';
  return isNamed && Array.isArray(seats) && Array.isArray(scores) && isObject(result) && Array.isArray(result.winners);
}

/** What a finished match is called in addresses. */
function idOf({ checksum }: Kibo): string {
  return checksum.slice(0, 16);
}

let browser: Archive | null = null;

/** This browser's. Where localStorage is closed to the page, rounds live as long as the page does. */
export function browserArchive(): Archive {
  browser ??= new Archive(localStorageOrNone(), browserDatabase());
  return browser;
}

function localStorageOrNone(): LocalStorage {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

/** A record that cannot be kept is no reason to stop a match. */
export function archive(kibo: Kibo): void {
  browserArchive()
    .add(kibo)
    .catch((error: unknown) => console.warn('the match was not archived', error));
}

export function latest(): Promise<Kibo | null> {
  return browserArchive().latest();
}

/** The rounds of a match that still goes on. */
export async function roundsOf(match: string): Promise<readonly RoundLog[] | null> {
  const { matchOfLog } = await import('@madang/engine');
  const running = await browserArchive().running();
  return running.find(([log]) => matchOfLog(log) === match) ?? null;
}

export function byId(id: string): Promise<Kibo | null> {
  return browserArchive().byId(id);
}
