// Constants and types of the wire. Nothing here needs zod when it runs: the schemas are in `@madang/protocol/schemas`.

export type { AdminAnswer, AdminCommand } from './admin.ts';
export { CAPABILITIES, type Capability } from './capabilities.ts';
export { type Change, changeBetween, changed } from './change.ts';
export { CLOSE } from './close-codes.ts';
export type {
  AnyCommand,
  ClientAcknowledge,
  DialectName,
  GameAbort,
  GameClaim,
  GameRequestJoin,
  GameResign,
  PlayerReact,
  SessionCommand,
  SpectatorRequestJoin,
  TableCommand,
} from './commands.ts';
export type {
  Claim,
  CommonEvent,
  NextState,
  Outcome,
  PastRound,
  Player,
  Result,
  Ruleset,
  TurnError,
} from './common/events.ts';
export type {
  DailyBoard,
  DailyDeal,
  DailyResult,
  DailyRound,
  DailySeat,
  GetDaily,
  OwnDaily,
  PlayDaily,
} from './daily.ts';
export { ENDPOINTS, type Endpoint, type OperationId } from './endpoints.ts';
export * from './errors.ts';
export { eventId, eventNumber } from './event-id.ts';
export type {
  Clock,
  CreateTable,
  FillWithBots,
  GameInfo,
  GameList,
  Health,
  HttpError,
  JoinTable,
  KiboDocument,
  ListedTable,
  ListTables,
  NetworkAddresses,
  QuickPlay,
  RuleOption,
  Seated,
  SeatRequest,
  TableCreated,
  TableDetail,
  TableList,
  TableSeat,
  TableStatus,
  TableToWatch,
} from './http.ts';
export type { Encoded } from './json.ts';
export * from './limits.ts';
export type { Notice, NoticeBody } from './notices.ts';
export type { Envelope, Score, SeatKind, Unsealed } from './parts.ts';
export type {
  AddPasskey,
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  RemovePasskey,
  Signed,
  UsePasskey,
} from './passkeys.ts';
export type {
  Block,
  BlockedPerson,
  CreateToken,
  Erased,
  EraseMe,
  Leaderboard,
  ListedMatch,
  ListMatches,
  ListRatings,
  MatchList,
  Me,
  OfferTransfer,
  PersonKey,
  PersonRating,
  Profile,
  RatedBot,
  RatedPerson,
  RatingPoint,
  Register,
  Report,
  Reported,
  RevokeKey,
  TakeTransfer,
  TokenCreated,
  TransferOffer,
} from './people.ts';
export type { GameAct, PlainEvent, TurnDelta } from './plain/schemas.ts';
export * from './reactions.ts';
export * from './reports.ts';
export type { Api } from './routes.ts';
export { PROTOCOL_VERSION } from './version.ts';
