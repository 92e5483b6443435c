import { z } from 'zod';
import { ServerErrorCode, TableErrorCode } from '../errors.ts';
import {
  ClientSeeds,
  Commitment,
  Count,
  event,
  MyPlayerId,
  PlayerId,
  RevealedSeed,
  Score,
  turnErrorFields,
  type Unsealed,
} from '../parts.ts';
import {
  DecisionType,
  ErrorCode,
  ExhaustedReason,
  ExtensionEvent,
  FlowStateType,
  GameLevelEvent,
  ReconnectionEvent,
  RoundEndReason,
  TurnLevelEvent,
  TurnPhase,
} from './constants.ts';
import {
  CardId,
  Cards,
  DeckFlip,
  Hand,
  HandPlay,
  KoiStatus,
  Multipliers,
  NextState,
  Player,
  Ruleset,
  ScoreChange,
  SelectedCapture,
  Selection,
  Yaku,
  YakuUpdate,
} from './parts.ts';

// The events have these fields and no others; the optional ones are additions (docs/protocol.md 1).

export const GameStarted = event(GameLevelEvent.GAME_STARTED, {
  my_player_id: MyPlayerId,
  players: z.array(Player).length(2),
  ruleset: Ruleset,
  commitment: Commitment.optional(),
  client_seeds: ClientSeeds.optional(),
});

/** `next_state` is null when the deal itself ends the round. */
export const RoundDealt = event(GameLevelEvent.ROUND_DEALT, {
  dealer: PlayerId,
  field: Cards.length(8),
  hands: z.array(Hand).length(2),
  deck_remaining: Count,
  first_player: PlayerId,
  next_state: NextState.nullable(),
});

export const RoundEndedInstantly = event(GameLevelEvent.ROUND_ENDED_INSTANTLY, {
  reason: z.enum([RoundEndReason.TESHI, RoundEndReason.FIELD_KUTTSUKI]),
  winner: PlayerId.nullable(),
  score_changes: z.array(ScoreChange).length(2),
  cumulative_scores: z.array(Score).length(2),
});

/** With a `reason` where the hands were exhausted and an option scored the round; the dealer's privilege has no yaku. */
export const RoundScored = event(GameLevelEvent.ROUND_SCORED, {
  winner: PlayerId,
  yakus: z.array(Yaku),
  base_total: Count,
  multipliers: Multipliers,
  final_points: Count,
  score_changes: z.array(ScoreChange).length(2),
  cumulative_scores: z.array(Score).length(2),
  reason: z.enum(ExhaustedReason).optional(),
});

export const RoundDrawn = event(GameLevelEvent.ROUND_DRAWN, {
  reason: z.literal(RoundEndReason.NO_YAKU),
  score_changes: z.array(ScoreChange).length(2),
  cumulative_scores: z.array(Score).length(2).optional(),
});

/** A tie has no winner. */
export const GameFinished = event(GameLevelEvent.GAME_FINISHED, {
  final_scores: z.array(Score).length(2),
  winner: PlayerId.nullable(),
  seed: RevealedSeed.optional(),
});

/** `next_state` is null when the round ends with this turn. */
export const TurnCompleted = event(TurnLevelEvent.TURN_COMPLETED, {
  player: PlayerId,
  hand_play: HandPlay,
  deck_flip: DeckFlip,
  yaku_update: YakuUpdate.nullable(),
  next_state: NextState.nullable(),
});

export const SelectionRequired = event(TurnLevelEvent.SELECTION_REQUIRED, {
  player: PlayerId,
  phase: z.literal(TurnPhase.DECK_FLIP),
  completed: z.strictObject({ hand_play: HandPlay }),
  selection: Selection,
  deck_remaining: Count.optional(),
  next_state: NextState,
});

export const TurnProgressAfterSelection = event(TurnLevelEvent.TURN_PROGRESS_AFTER_SELECTION, {
  player: PlayerId.optional(),
  selected_capture: SelectedCapture,
  deck_remaining: Count,
  yaku_update: YakuUpdate.nullable(),
  next_state: NextState.nullable(),
});

export const DecisionRequired = event(TurnLevelEvent.DECISION_REQUIRED, {
  player: PlayerId,
  hand_play: HandPlay.optional(),
  deck_flip: DeckFlip.optional(),
  deck_remaining: Count.optional(),
  yaku_update: YakuUpdate,
  next_state: NextState,
});

/** `koi_multiplier_update` comes with KOI_KOI only. */
export const DecisionMade = event(TurnLevelEvent.DECISION_MADE, {
  player: PlayerId,
  decision: z.enum(DecisionType),
  koi_multiplier_update: Count.optional(),
  next_state: NextState.nullable(),
});

export const TurnError = event(
  TurnLevelEvent.TURN_ERROR,
  turnErrorFields(z.enum({ ...ErrorCode, ...ServerErrorCode, ...TableErrorCode })),
);

/** An extension; `GameFinished` follows. */
export const PlayerResigned = event(ExtensionEvent.PLAYER_RESIGNED, { player: PlayerId, next_state: z.null() });

const PlayersCards = z.strictObject({
  field: Cards,
  my_hand: Cards,
  opponent_hand_count: Count,
  my_depository: Cards,
  opponent_depository: Cards,
  deck_remaining: Count,
});

/** An extension: a spectator has neither a hand nor an opponent. */
const SpectatorsCards = z.strictObject({
  field: Cards,
  hands: z.array(Hand).length(2),
  depositories: z.array(z.strictObject({ player_id: PlayerId, cards: z.array(CardId) })).length(2),
  deck_remaining: Count,
});

const awaiting = <Type extends FlowStateType, Context extends z.ZodType>(type: Type, context: Context) =>
  z.strictObject({ type: z.literal(type), active_player: PlayerId, context });

export const GameSnapshotRestore = event(ReconnectionEvent.GAME_SNAPSHOT_RESTORE, {
  my_player_id: MyPlayerId,
  game: z.strictObject({
    id: z.string(),
    ruleset: Ruleset,
    cumulative_scores: z.array(Score).length(2),
    rounds_played: Count,
  }),
  round: z.strictObject({ dealer: PlayerId, koi_status: z.array(KoiStatus).length(2) }),
  cards: z.union([PlayersCards, SpectatorsCards]),
  /** Null when nobody is to act any more. */
  flow_state: z
    .discriminatedUnion('type', [
      awaiting(FlowStateType.AWAITING_HAND_PLAY, z.null()),
      awaiting(FlowStateType.AWAITING_SELECTION, z.strictObject({ selection: Selection })),
      awaiting(FlowStateType.AWAITING_DECISION, z.strictObject({ yaku_update: YakuUpdate })),
    ])
    .nullable(),
  players: z.array(Player).length(2).optional(),
  /** How the match ended; a match that goes on has none. */
  result: z.strictObject({ winner: PlayerId.nullable() }).optional(),
  commitment: Commitment.optional(),
  client_seeds: ClientSeeds.optional(),
  seed: RevealedSeed.optional(),
});

export const Event = z.discriminatedUnion('event', [
  GameStarted,
  RoundDealt,
  RoundEndedInstantly,
  RoundScored,
  RoundDrawn,
  GameFinished,
  TurnCompleted,
  SelectionRequired,
  TurnProgressAfterSelection,
  DecisionRequired,
  DecisionMade,
  TurnError,
  PlayerResigned,
  GameSnapshotRestore,
]);
export type Event = z.infer<typeof Event>;
export type EventName = Event['event'];

/** An event without its number and time, which are the viewer's and the clock's. */
export type Body<Name extends EventName = EventName> = Unsealed<Extract<Event, { event: Name }>>;
