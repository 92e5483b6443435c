// Daily deals: the seeds of each day, and who has played them.

/** A person's match of one day and game: there is one. */
export interface DailyMatch {
  readonly day: string;
  readonly game: string;
  readonly person: string;
  /** Which of the day's deals, from 0. */
  readonly deal: number;
  readonly tableId: string;
  /** Of the person's seat, so that every device with a key of the person can take it. */
  readonly token: string;
  /** Whether its result gets a rank. */
  readonly isRanked: boolean;
  readonly startedAt: number;
}

/** How a person played the deal. */
export interface DailyPoints {
  readonly points: number;
  readonly rounds: readonly { readonly round: number; readonly points: number; readonly calls: readonly string[] }[];
}

/** A match of the field. */
export interface DailyEntry extends Omit<DailyMatch, 'token'> {
  readonly name: string;
  readonly finishedAt: number | null;
  /** Null for a match that is not finished, or does not count. */
  readonly result: DailyPoints | null;
}

export interface DailyStore {
  /** The seeds of the day's deals; these, if there are none yet. Of several requests at once, on any node, one is first. */
  seeds(day: string, game: string, fresh: readonly string[]): Promise<readonly string[]>;
  /** The person's match of this day and game; this one, if there is none yet. */
  begin(match: DailyMatch): Promise<DailyMatch>;
  /** Writes how a match ended, once. */
  finish(tableId: string, at: number, result: DailyPoints | null): Promise<void>;
  /** Everybody who has begun, in this order. */
  field(day: string, game: string): Promise<readonly DailyEntry[]>;
}
