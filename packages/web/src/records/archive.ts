import type { Kibo, Result, RoundLog } from '@madang/engine';
import { isObject } from '../app/kept.ts';
import { type Database, matchDatabase } from './database.ts';
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
  /** How often a move was taken back after seeing cards. */
  readonly takenBack?: number;
  /** The prefix of its rounds' ids; older summaries do not have it. */
  readonly match?: string;
}

/** Stores what was played on this device: every finished round, and every finished match. */
export class Archive {
  private readonly roundLogs: RoundLogStorage;
  private readonly database: Database;
  private readonly now: () => number;
  /** How much of each match is stored: a call without news does not read the storage. */
  private readonly kept = new Map<string, string>();
  /** Operations run one after another: reads wait for earlier writes. */
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

  /** Every finished round, oldest first. */
  rounds(): Promise<readonly RoundLog[]> {
    return this.after(() => this.roundLogs.everything());
  }

  /** The finished rounds of unfinished matches, one list per match, the newest match first. */
  running(): Promise<readonly (readonly RoundLog[])[]> {
    return this.after(async () => {
      const { matchesOf } = await import('@madang/engine');
      const { matchOfLog } = await import('@madang/engine/internal');
      const logs = matchesOf(await this.roundLogs.everything());
      const over = await this.matchesOver(logs.some((rounds) => rounds.at(-1)?.matchResult === undefined));
      const goesOn = (rounds: readonly RoundLog[]) => !rounds.at(-1)?.matchResult && !over.has(matchOfLog(rounds[0]));
      return logs.filter(goesOn).toSorted((a, b) => (b.at(-1)?.at ?? 0) - (a.at(-1)?.at ?? 0));
    });
  }

  /** Logs of older versions do not say whether their match is over: look it up in the match's record. */
  private async matchesOver(withOlder: boolean): Promise<ReadonlySet<string>> {
    const { matchOf } = await import('@madang/engine/internal');
    const over = new Set<string>();
    for (const { id, match } of (await this.database.all('matches')) as readonly MatchSummary[]) {
      const kibo =
        match === undefined && withOlder ? ((await this.database.get('kibos', id)) as Kibo | undefined) : undefined;
      const key = match ?? (kibo && matchOf(kibo));
      if (key !== undefined) over.add(key);
    }
    return over;
  }

  /** Deletes a match; its round logs stay. */
  remove(id: string): Promise<void> {
    return this.after(async () => {
      await this.database.remove('matches', id);
      await this.database.remove('kibos', id);
    });
  }

  private async addRounds(kibo: Kibo): Promise<void> {
    // The home page lists matches without loading the rules: the engine is imported only to write round logs.
    const { roundLogs } = await import('@madang/engine');
    const { finishedRounds } = await import('@madang/engine/internal');
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
    const { matchOf } = await import('@madang/engine/internal');
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
      ...(kibo.takenBack ? { takenBack: kibo.takenBack } : {}),
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

/** The database may hold values of another version: those that cannot be shown are skipped. */
function isSummary(value: unknown): value is MatchSummary {
  if (!isObject(value)) return false;
  const { id, at, game, seats, scores, result } = value;
  const isNamed = typeof id === 'string' && typeof at === 'number' && typeof game === 'string';
  return isNamed && Array.isArray(seats) && Array.isArray(scores) && isObject(result) && Array.isArray(result.winners);
}

/** The id of a finished match in addresses. */
function idOf({ checksum }: Kibo): string {
  return checksum.slice(0, 16);
}

let browser: Archive | null = null;

/** This browser's archive. Without localStorage, rounds are kept until the page is closed. */
export function browserArchive(): Archive {
  browser ??= new Archive(localStorageOrNone(), matchDatabase());
  return browser;
}

function localStorageOrNone(): LocalStorage {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}

/** An error while archiving does not stop the match. */
export function archive(kibo: Kibo): void {
  browserArchive()
    .add(kibo)
    .catch((error: unknown) => console.warn('the match was not archived', error));
}

export function latest(): Promise<Kibo | null> {
  return browserArchive().latest();
}

/** The rounds of an unfinished match. */
export async function roundsOf(match: string): Promise<readonly RoundLog[] | null> {
  const { matchOfLog } = await import('@madang/engine/internal');
  const running = await browserArchive().running();
  return running.find(([log]) => matchOfLog(log) === match) ?? null;
}

export function byId(id: string): Promise<Kibo | null> {
  return browserArchive().byId(id);
}
