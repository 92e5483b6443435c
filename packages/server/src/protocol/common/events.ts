import { z } from 'zod';
import { ServerErrorCode } from '../errors.ts';
import {
  ClientSeeds,
  Commitment,
  Count,
  event,
  MyPlayerId,
  PlayerId,
  RetryAfter,
  RevealedSeed,
  Score,
  SeatKind,
} from '../parts.ts';
import type { Dialect } from './dialect.ts';

// The events of Go-Stop, Matgo, Tysiąc and Check, with Koi-Koi's names where they mean the same (docs/protocol.md 19).
// The envelope's own fields name player ids; within `view`, `events` and `outcome` a player is a seat, as in the rules.

export const Seat = Count;

export const Player = z.strictObject({ id: PlayerId, name: z.string(), seat: Seat, kind: SeatKind });

/** Complete, as the table was configured. */
export const Ruleset = z.looseObject({ ruleset: z.string() });

/** (the sum of the items) × (the product of the factors) = total. */
export const Claim = z.strictObject({
  seat: Seat,
  /** Who pays it; null when nobody does. */
  from: Seat.nullable(),
  items: z.array(z.strictObject({ name: z.string(), points: z.int() })),
  factors: z.array(z.strictObject({ name: z.string(), factor: z.int() })),
  total: z.int(),
  /** What was really paid, where the payer could not pay it all. */
  paid: z.int().optional(),
});

export const Outcome = z.strictObject({
  reason: z.string(),
  winners: z.array(Seat),
  /** By seat. */
  points: z.array(z.int()),
  claims: z.array(Claim),
  /** A void deal: it counts for nothing and is dealt again. */
  void: z.boolean().optional(),
});

/** A line of the score sheet: what each player got in a round that is over. */
export const PastRound = z.strictObject({ round: Count, scores: z.array(Score) });

export const Result = z.strictObject({ winners: z.array(PlayerId), reason: z.string() });

/** The codes of every game: of the connection, of a spectator, of a match that has not begun or is over. */
export const COMMON_CODES = [
  'MALFORMED',
  'NOT_STARTED',
  'MATCH_OVER',
  'WRONG_PLAYER',
  'INVALID_STATE',
  'LOCKED',
  ...Object.values(ServerErrorCode),
] as const;

type Shapes = Pick<Dialect, 'commands' | 'view' | 'happened' | 'outcome' | 'topLevelFields' | 'words' | 'choices'>;

/** The events of a game, by name. */
export function eventsOf({ commands, view, happened, outcome, topLevelFields, words, choices }: Shapes) {
  const Said = z.union(Object.values(commands));
  /** Null when the round is over. `legal` are the viewer's own moves, each a command that can be sent as it is. */
  const NextState = z.strictObject({ your_turn: z.boolean(), legal: z.array(Said), ...choices?.fields }).nullable();
  const codes = z.enum([...new Set([...COMMON_CODES, ...Object.keys(words)])]);
  return {
    GameStarted: event('GameStarted', {
      my_player_id: MyPlayerId,
      players: z.array(Player),
      ruleset: Ruleset,
      commitment: Commitment.optional(),
      client_seeds: ClientSeeds.optional(),
      ...topLevelFields,
    }),
    RoundDealt: event('RoundDealt', { round: Count, view, next_state: NextState, ...topLevelFields }),
    TurnProgress: event('TurnProgress', {
      events: z.array(happened).min(1),
      view,
      next_state: NextState,
      ...topLevelFields,
    }),
    RoundEnded: event('RoundEnded', { outcome, cumulative_scores: z.array(Score), ...topLevelFields }),
    GameFinished: event('GameFinished', {
      final_scores: z.array(Score),
      winners: z.array(PlayerId),
      reason: z.string(),
      seed: RevealedSeed.optional(),
      ...topLevelFields,
    }),
    GameSnapshotRestore: event('GameSnapshotRestore', {
      my_player_id: MyPlayerId,
      game: z.strictObject({
        id: z.string(),
        game: z.string(),
        ruleset: Ruleset,
        cumulative_scores: z.array(Score),
        rounds_played: Count,
        past_rounds: z.array(PastRound),
      }),
      players: z.array(Player),
      round: Count,
      view,
      next_state: NextState,
      /** Null while the match goes on. */
      result: Result.nullable(),
      commitment: Commitment.optional(),
      client_seeds: ClientSeeds.optional(),
      seed: RevealedSeed.optional(),
      ...topLevelFields,
    }),
    TurnError: event('TurnError', {
      error_code: codes,
      message: z.string(),
      retry_allowed: z.boolean(),
      retry_after_ms: RetryAfter.optional(),
      /** What the code is about, for clients that word it themselves. */
      facts: z.record(z.string(), z.unknown()).optional(),
      ...optional(topLevelFields),
    }),
  };
}

function optional(shapes: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape.optional()]));
}
