import { z } from 'zod';
import { GameId, Seated, TableId } from './http.ts';
import { Name } from './name.ts';
import { Commitment, Count } from './parts.ts';
import { PersonId } from './people.ts';
import type { Shapes } from './vocabulary.ts';

// The daily deal: the same cards for everybody, one match for each person, game and day (UTC).

export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as 2026-11-17');

export const PlayDaily = z.strictObject({ game: GameId, name: Name.optional() });
export type PlayDaily = z.infer<typeof PlayDaily>;

/** The seat of the person's match of today: the same one whenever it is asked for. */
export const DailySeat = Seated.extend({
  day: Day,
  /** Which of the day's deals it is, from 0; the last one is for those whose result gets no rank. */
  deal: Count,
  commitment: Commitment,
  /** Whether the result gets a rank: the person had enough finished matches when the match began. */
  ranked: z.boolean(),
});
export type DailySeat = z.infer<typeof DailySeat>;

/** By default today. */
export const GetDaily = z.object({ game: GameId, day: Day.optional() });
export type GetDaily = z.infer<typeof GetDaily>;

/** How a round went for everybody who has finished the deal. */
export const DailyRound = z.strictObject({
  round: Count,
  /** How many have played it: matches may have different lengths. */
  players: Count,
  mean: z.number(),
  least: z.number(),
  most: z.number(),
  /** How many made each call, by the type of its action: `koikoi`, `stop` … */
  calls: z.record(z.string(), Count),
});
export type DailyRound = z.infer<typeof DailyRound>;

/** One of the day's deals, and its field. */
export const DailyDeal = z.strictObject({
  deal: Count,
  commitment: Commitment,
  /** Null until the day is over. */
  seed: z.string().nullable(),
  players: Count,
  finished: Count,
  /** Of those who have finished; null where nobody has, or it is not shown yet. */
  mean: z.number().nullable(),
  /** Empty until the day is over, but for who has finished this deal. */
  rounds: z.array(DailyRound),
});
export type DailyDeal = z.infer<typeof DailyDeal>;

export const DailyResult = z.strictObject({
  person_id: PersonId,
  name: z.string(),
  deal: Count,
  points: z.number(),
  /** Above the mean of the deal's field. */
  above: z.number(),
  /** Null for those whose result gets no rank. */
  rank: Count.nullable(),
  /** How many percent of those with a rank are below. */
  percentile: z.number().nullable(),
  /** Null until the day is over: then the record can be read, and reviewed. */
  table_id: TableId.nullable(),
});
export type DailyResult = z.infer<typeof DailyResult>;

export const OwnDaily = z.strictObject({
  deal: Count,
  table_id: TableId,
  ranked: z.boolean(),
  /** Null until the match is finished, and for one that does not count: a bot has played for the person, or it was too late. */
  points: z.number().nullable(),
  finished: z.boolean(),
});
export type OwnDaily = z.infer<typeof OwnDaily>;

export const DailyBoard = z.strictObject({
  game: GameId,
  day: Day,
  ends_at: Count,
  is_over: z.boolean(),
  deals: z.array(DailyDeal),
  /** The 100 best, then the reader's own with those around it. Empty until the day is over, but for who has finished. */
  results: z.array(DailyResult),
  /** With a key: the person's own match. */
  own: OwnDaily.nullable(),
});
export type DailyBoard = z.infer<typeof DailyBoard>;

export const DAILY_SCHEMAS: Shapes = {
  DailyBoard,
  DailyDeal,
  DailyResult,
  DailyRound,
  DailySeat,
  OwnDaily,
  PlayDaily,
};
