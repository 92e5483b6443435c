// The fixed names of Koi-Koi's commands and events (docs/protocol.md 1), each as a const object and a type of its name.

export const CommandType = {
  GAME_REQUEST_JOIN: 'GameRequestJoin',
  TURN_PLAY_HAND_CARD: 'TurnPlayHandCard',
  TURN_SELECT_TARGET: 'TurnSelectTarget',
  ROUND_MAKE_DECISION: 'RoundMakeDecision',
  CLIENT_ACKNOWLEDGE: 'ClientAcknowledge',
} as const;
export type CommandType = (typeof CommandType)[keyof typeof CommandType];

export const GameLevelEvent = {
  GAME_STARTED: 'GameStarted',
  ROUND_DEALT: 'RoundDealt',
  ROUND_ENDED_INSTANTLY: 'RoundEndedInstantly',
  ROUND_SCORED: 'RoundScored',
  ROUND_DRAWN: 'RoundDrawn',
  GAME_FINISHED: 'GameFinished',
} as const;
export type GameLevelEvent = (typeof GameLevelEvent)[keyof typeof GameLevelEvent];

export const TurnLevelEvent = {
  TURN_COMPLETED: 'TurnCompleted',
  SELECTION_REQUIRED: 'SelectionRequired',
  TURN_PROGRESS_AFTER_SELECTION: 'TurnProgressAfterSelection',
  DECISION_REQUIRED: 'DecisionRequired',
  DECISION_MADE: 'DecisionMade',
  TURN_ERROR: 'TurnError',
} as const;
export type TurnLevelEvent = (typeof TurnLevelEvent)[keyof typeof TurnLevelEvent];

export const ReconnectionEvent = { GAME_SNAPSHOT_RESTORE: 'GameSnapshotRestore' } as const;
export type ReconnectionEvent = (typeof ReconnectionEvent)[keyof typeof ReconnectionEvent];

export const FlowStateType = {
  AWAITING_HAND_PLAY: 'AWAITING_HAND_PLAY',
  AWAITING_SELECTION: 'AWAITING_SELECTION',
  AWAITING_DECISION: 'AWAITING_DECISION',
} as const;
export type FlowStateType = (typeof FlowStateType)[keyof typeof FlowStateType];

/** The third character of a card's id (docs/protocol.md 2). */
export const CardType = { BRIGHT: 1, ANIMAL: 2, RIBBON: 3, DREG: 4 } as const;
export type CardType = (typeof CardType)[keyof typeof CardType];

export const CARD_TYPE_POINTS: Readonly<Record<CardType, number>> = {
  [CardType.BRIGHT]: 20,
  [CardType.ANIMAL]: 10,
  [CardType.RIBBON]: 5,
  [CardType.DREG]: 1,
};

export const DecisionType = { KOI_KOI: 'KOI_KOI', END_ROUND: 'END_ROUND' } as const;
export type DecisionType = (typeof DecisionType)[keyof typeof DecisionType];

export const TurnPhase = { HAND_PLAY: 'hand_play', DECK_FLIP: 'deck_flip' } as const;
export type TurnPhase = (typeof TurnPhase)[keyof typeof TurnPhase];

export const RoundEndReason = { TESHI: 'TESHI', FIELD_KUTTSUKI: 'FIELD_KUTTSUKI', NO_YAKU: 'NO_YAKU' } as const;
export type RoundEndReason = (typeof RoundEndReason)[keyof typeof RoundEndReason];

export const ErrorCode = {
  INVALID_CARD: 'INVALID_CARD',
  INVALID_TARGET: 'INVALID_TARGET',
  WRONG_PLAYER: 'WRONG_PLAYER',
  INVALID_STATE: 'INVALID_STATE',
  INVALID_SELECTION: 'INVALID_SELECTION',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

export const CardDestinationType = { FIELD: 'field', DEPOSITORY: 'depository' } as const;
export type CardDestinationType = (typeof CardDestinationType)[keyof typeof CardDestinationType];

export const YakuType = {
  GOKOU: 'GOKOU',
  SHIKOU: 'SHIKOU',
  AMESHIKOU: 'AMESHIKOU',
  SANKOU: 'SANKOU',
  INOSHIKACHOU: 'INOSHIKACHOU',
  TANE: 'TANE',
  AKATAN: 'AKATAN',
  AOTAN: 'AOTAN',
  TANZAKU: 'TANZAKU',
  KASU: 'KASU',
} as const;
export type YakuType = (typeof YakuType)[keyof typeof YakuType];

// Extensions (docs/protocol.md 24). A table with the default rules does not send them unless a client asks.

export const ExtensionCommandType = { GAME_RESIGN: 'GameResign' } as const;
export type ExtensionCommandType = (typeof ExtensionCommandType)[keyof typeof ExtensionCommandType];

export const ExtensionEvent = { PLAYER_RESIGNED: 'PlayerResigned' } as const;
export type ExtensionEvent = (typeof ExtensionEvent)[keyof typeof ExtensionEvent];

/** With the option `viewing_yaku`. */
export const ViewingYakuType = { TSUKIMI: 'TSUKIMI', HANAMI: 'HANAMI' } as const;
export type ViewingYakuType = (typeof ViewingYakuType)[keyof typeof ViewingYakuType];

/** How an exhausted round can be scored by option: `exhausted_after_koi`, `dealer_privilege`. */
export const ExhaustedReason = {
  EXHAUSTED_AFTER_KOI: 'EXHAUSTED_AFTER_KOI',
  DEALER_PRIVILEGE: 'DEALER_PRIVILEGE',
} as const;
export type ExhaustedReason = (typeof ExhaustedReason)[keyof typeof ExhaustedReason];
