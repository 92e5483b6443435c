import { z } from 'zod';
import type { AnyCommand } from '../commands.ts';
import { COMMON_CODES } from '../errors.ts';
import { Encoded, JsonValue } from '../json.ts';
import {
  ClientSeeds,
  Commitment,
  Count,
  event,
  MyPlayerId,
  PlayerId,
  RevealedSeed,
  Score,
  SeatKind,
  turnErrorFields,
} from '../parts.ts';
import type { Shapes } from '../vocabulary.ts';

// The events of the dialect that all games but Koi-Koi share, with Koi-Koi's names where they mean the same
// (docs/protocol.md 19). The envelope's own fields name player ids; within `view`, `events` and `outcome` a player is a
// seat, as in the rules.

export const Seat = Count;

export const Player = z.strictObject({ id: PlayerId, name: z.string(), seat: Seat, kind: SeatKind });
export type Player = z.infer<typeof Player>;

/** All options, as the table was configured. */
export const Ruleset = z.object({ ruleset: z.string() }).catchall(JsonValue);

/** (the sum of the items) × (the product of the factors) = total. */
export const Claim = z.strictObject({
  seat: Seat,
  /** Who pays it; null when nobody does. */
  from: Seat.nullable(),
  items: z.array(z.strictObject({ name: z.string(), points: z.int() })),
  factors: z.array(z.strictObject({ name: z.string(), factor: z.int() })),
  total: z.int(),
  /** What was really paid, where the payer could not pay it all. */
  paid: z.int().exactOptional(),
});

export const Outcome = z.strictObject({
  reason: z.string(),
  winners: z.array(Seat),
  /** By seat. */
  points: z.array(z.int()),
  claims: z.array(Claim),
  /** A void deal: it counts for nothing and is dealt again. */
  void: z.boolean().exactOptional(),
});

/** A line of the score sheet: what each player got in a round that is over. */
export const PastRound = z.strictObject({ round: Count, scores: z.array(Score) });

export const Result = z.strictObject({ winners: z.array(PlayerId), reason: z.string() });

/** The codes of `TurnError`: those of every game, and those of this game's rules. */
export function codesOf(codes: readonly string[]) {
  return z.enum([...new Set<string>([...COMMON_CODES, ...codes])]);
}

/**
 * What the viewer may do; null when the round is over. `legal` are the viewer's own moves, each a command that can be sent
 * as it is. `choices` are a game's further fields, where moves that are not listed can be given in short.
 */
export function nextStateOf<Said extends z.ZodType, Choices extends Shapes>(said: Said, choices: Choices) {
  return z.strictObject({ your_turn: z.boolean(), legal: z.array(said), ...choices }).nullable();
}

/** The events of a game, by name. `top` are fields of the view that every event has beside it. */
export function eventsOf<
  View extends z.ZodType,
  Happened extends z.ZodType,
  RoundOutcome extends z.ZodType,
  NextState extends z.ZodType,
  Code extends z.ZodType<string>,
  Top extends Shapes,
>({ view, happened, outcome, next_state, code, top }: Forms<View, Happened, RoundOutcome, NextState, Code, Top>) {
  return {
    GameStarted: event('GameStarted', {
      my_player_id: MyPlayerId,
      players: z.array(Player),
      ruleset: Ruleset,
      commitment: Commitment.optional(),
      client_seeds: ClientSeeds.optional(),
      ...top,
    }),
    RoundDealt: event('RoundDealt', { round: Count, view, next_state, ...top }),
    TurnProgress: event('TurnProgress', { events: z.array(happened).min(1), view, next_state, ...top }),
    RoundEnded: event('RoundEnded', { outcome, cumulative_scores: z.array(Score), ...top }),
    GameFinished: event('GameFinished', {
      final_scores: z.array(Score),
      winners: z.array(PlayerId),
      reason: z.string(),
      seed: RevealedSeed.optional(),
      ...top,
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
      next_state,
      /** Nobody has moved yet: the match can be called off. */
      may_abort: z.literal(true).optional(),
      /** Null while the match goes on. */
      result: Result.nullable(),
      commitment: Commitment.optional(),
      client_seeds: ClientSeeds.optional(),
      seed: RevealedSeed.optional(),
      ...top,
    }),
    TurnError: event('TurnError', {
      ...turnErrorFields(code),
      /** What the code is about, for clients with messages of their own. */
      facts: z.record(z.string(), JsonValue).optional(),
      ...optional(top),
    }),
  };
}

/** The events of any game; its moves are listed as commands like `said`. */
export function openEventsOf<Said extends z.ZodType>(said: Said) {
  return eventsOf({
    view: z.record(z.string(), JsonValue),
    happened: Encoded,
    outcome: Outcome.loose(),
    next_state: z
      .object({ your_turn: z.boolean(), legal: z.array(said) })
      .catchall(JsonValue)
      .nullable(),
    code: z.string(),
    top: {},
  });
}

/** Any of these events. */
export type EventIn<Events extends Shapes> = z.infer<Events[keyof Events]>;

type OpenEvents = ReturnType<typeof openEventsOf<typeof AnyCommand>>;
/** Any event of any game, in the plain dialect or its own. Koi-Koi's own has events of its own. */
export type CommonEvent = EventIn<OpenEvents>;
/** The refusal of a command, in any dialect. */
export type TurnError = z.infer<OpenEvents['TurnError']>;
/** What the reader of an event may do; null when the round is over. */
export type NextState = z.infer<OpenEvents['RoundDealt']>['next_state'];

/** What a game adds to the common events. */
interface Forms<View, Happened, RoundOutcome, NextState, Code, Top> {
  readonly view: View;
  /** What can happen in a step. */
  readonly happened: Happened;
  readonly outcome: RoundOutcome;
  readonly next_state: NextState;
  readonly code: Code;
  readonly top: Top;
}

type Optional<S extends Shapes> = { [Name in keyof S]: z.ZodOptional<S[Name]> };

function optional<S extends Shapes>(shapes: S): Optional<S> {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape.optional()])) as Optional<S>;
}
