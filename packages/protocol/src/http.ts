import { GAMES } from '@madang/engine';
import { z } from 'zod';
import { HTTP_ERRORS, type HttpErrorCode } from './errors.ts';
import { JsonValue } from './json.ts';
import { CLOCK_RANGE, LENGTHS, LISTED, MAX_SEATS, MAX_SPECTATOR_DELAY, UTC_OFFSETS } from './limits.ts';
import { Name } from './name.ts';
import { Commitment, Count, PlayerId, RetryAfter, SeatKind } from './parts.ts';
import type { Shapes } from './vocabulary.ts';

// The bodies of the HTTP interface. Requests are strict: a misspelt field is an error, not a silent default.

export const GameId = z.enum(GAMES.map(({ id }) => id));
export const Level = z.string().min(1).max(LENGTHS.level);
export const TableId = z.string();
/** At least 128 random bits; the server keeps only a hash. */
export const SessionToken = z.string();
/** Time for each action, and a bank for when that is used up; in milliseconds. */
export const Clock = z.strictObject({
  per_action: z.int().min(CLOCK_RANGE.perAction.min).max(CLOCK_RANGE.perAction.max),
  bank: z.int().min(CLOCK_RANGE.bank.min).max(CLOCK_RANGE.bank.max),
});
export type Clock = z.infer<typeof Clock>;
/** Overrides of a ruleset, as `GET /api/games` lists its options. */
export const Rules = z.record(z.string().max(LENGTHS.option), JsonValue);

/**
 * Minutes by which the caller's clock is ahead of UTC. The hour of the day when the match begins, which some rules use, is the
 * caller's.
 */
export const UtcOffset = z.int().min(UTC_OFFSETS.min).max(UTC_OFFSETS.max);

/** How much later spectators see everything that happens at a table, in milliseconds. */
export const SpectatorDelay = z.int().min(1).max(MAX_SPECTATOR_DELAY);

export const SeatRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human'), name: Name.optional() }),
  z.strictObject({ kind: z.literal('external'), name: Name.optional() }),
  z.strictObject({ kind: z.literal('bot'), level: Level }),
]);
export type SeatRequest = z.infer<typeof SeatRequest>;

/** The first human or external seat is the caller's. */
export const CreateTable = z.strictObject({
  game: GameId,
  ruleset: z.string().max(LENGTHS.ruleset).optional(),
  rules: Rules.optional(),
  seats: z.array(SeatRequest).min(1).max(MAX_SEATS),
  clock: Clock.nullable().optional(),
  /** Listed in the lobby; otherwise only people with the link find it. */
  public: z.boolean().optional(),
  /** Bots in every seat. They play while there are spectators. */
  watch: z.literal(true).optional(),
  utc_offset: UtcOffset.optional(),
  spectator_delay: SpectatorDelay.optional(),
});
export type CreateTable = z.infer<typeof CreateTable>;

/** A seat: what `GameRequestJoin` needs. */
export const Seated = z.strictObject({ table_id: TableId, player_id: PlayerId, session_token: SessionToken });
export type Seated = z.infer<typeof Seated>;

export const TableCreated = Seated.extend({ invite_url: z.string(), commitment: Commitment });
export type TableCreated = z.infer<typeof TableCreated>;

/** A table of bots, without a seat for the caller. */
export const TableToWatch = TableCreated.omit({ player_id: true, session_token: true });
export type TableToWatch = z.infer<typeof TableToWatch>;

export const JoinTable = z.strictObject({ name: Name.optional(), kind: z.enum(['human', 'external']).optional() });
export type JoinTable = z.infer<typeof JoinTable>;

/** A seat at once: against bots of a level, or with `human` at the next table with such rules and clock where a person waits. */
export const QuickPlay = z.strictObject({
  game: GameId,
  ruleset: z.string().max(LENGTHS.ruleset).optional(),
  rules: Rules.optional(),
  /** With people there is always one. */
  clock: Clock.optional(),
  name: Name.optional(),
  level: Level.optional(),
  human: z.literal(true).optional(),
  seats: z.int().min(2).max(MAX_SEATS).optional(),
  utc_offset: UtcOffset.optional(),
});
export type QuickPlay = z.infer<typeof QuickPlay>;

/** Bots for all seats that are still free. */
export const FillWithBots = z.strictObject({ level: Level });
export type FillWithBots = z.infer<typeof FillWithBots>;

export const TableStatus = z.enum(['open', 'playing', 'finished']);
export type TableStatus = z.infer<typeof TableStatus>;

export const ListTables = z.object({
  game: GameId.optional(),
  status: TableStatus.optional(),
  limit: z.coerce.number().int().min(1).max(LISTED.max).optional(),
  /** The `next_cursor` of the page before. */
  cursor: z.string().max(LENGTHS.cursor).optional(),
});
export type ListTables = z.infer<typeof ListTables>;

/** Who sits in a seat: a person, a program, or a bot of a level. */
export const ListedPlayer = z.strictObject({ name: z.string(), kind: SeatKind, level: z.string().nullable() });

/** A table as the lobby shows it; null is a free seat. */
export const ListedTable = z.strictObject({
  table_id: TableId,
  game: GameId,
  ruleset: z.string(),
  status: TableStatus,
  /** What differs from the named ruleset. */
  rules: Rules,
  seats: z.array(z.string().nullable()),
  players: z.array(ListedPlayer.nullable()),
  free_seats: Count,
  clock: Clock.nullable(),
  created_at: Count,
});
export type ListedTable = z.infer<typeof ListedTable>;

/** The newest first. `next_cursor` asks for the next page; null on the last page. */
export const TableList = z.strictObject({ tables: z.array(ListedTable), next_cursor: z.string().nullable() });
export type TableList = z.infer<typeof TableList>;

export const TableSeat = z.strictObject({
  player_id: PlayerId,
  name: z.string(),
  kind: SeatKind,
  level: z.string().nullable(),
  /** Whose key the seat was taken with; null: nobody's. */
  person_id: z.string().nullable(),
});
export type TableSeat = z.infer<typeof TableSeat>;
export const TableDetail = z.strictObject({
  table_id: TableId,
  game: GameId,
  ruleset: z.string(),
  rules: Rules,
  status: TableStatus,
  seats: z.array(TableSeat.nullable()),
  clock: Clock.nullable(),
  public: z.boolean(),
  commitment: Commitment,
  created_at: Count,
  /** The table of the rematch, once there is one. */
  rematch: TableId.nullable(),
  /** Whether the match counts for ratings: a key in every seat, a named set of rules, a clock. */
  rated: z.boolean(),
  voided: z.string().nullable(),
  spectator_delay: SpectatorDelay.optional(),
});
export type TableDetail = z.infer<typeof TableDetail>;

/** An option of `rules`, so that a form can ask for it. `default` is the default ruleset's; others may differ. */
export const RuleOption = z.discriminatedUnion('kind', [
  z.strictObject({ name: z.string(), kind: z.literal('flag'), default: z.boolean() }),
  z.strictObject({ name: z.string(), kind: z.literal('integer'), min: z.int(), max: z.int(), default: z.int() }),
  z.strictObject({
    name: z.string(),
    kind: z.literal('choice'),
    choices: z.array(z.union([z.string(), z.number(), z.boolean()])),
    default: z.union([z.string(), z.number(), z.boolean()]),
  }),
]);
export type RuleOption = z.infer<typeof RuleOption>;

export const GameInfo = z.strictObject({
  id: GameId,
  /** The player counts it can be played with; the first is the default. */
  seats: z.array(Count),
  default_ruleset: z.string(),
  /** Complete and named. */
  rulesets: z.record(z.string(), Rules),
  options: z.array(RuleOption),
  /** Of bots, the weakest first. */
  levels: z.array(Level),
  /** Tables that do not have all of these levels, since no measurement tells them apart. Asking for one is NO_LEVEL. */
  level_gaps: z.array(z.strictObject({ levels: z.array(Level), seats: z.array(Count), rulesets: z.array(z.string()) })),
  /** Trained models that this server offers as bots, by the level to ask for (`model:NAME`) and the seats that they play with. */
  models: z.array(z.strictObject({ level: Level, seats: Count })),
});
export type GameInfo = z.infer<typeof GameInfo>;
export const GameList = z.strictObject({ games: z.array(GameInfo) });
export type GameList = z.infer<typeof GameList>;

/** Whole once the match is over; before that masked for the asking seat. */
export const KiboDocument = z.looseObject({ format: z.enum(['madang-kibo-1', 'madang-kibo-masked-1']) });
export type KiboDocument = z.infer<typeof KiboDocument>;

/** Origins (`http://192.168.1.20:3000`) under which the network reaches the server, the likeliest first. */
export const NetworkAddresses = z.strictObject({ addresses: z.array(z.string()).readonly() });
export type NetworkAddresses = z.infer<typeof NetworkAddresses>;

export const Health = z.strictObject({ status: z.enum(['ok', 'closing']), version: z.string() });
export type Health = z.infer<typeof Health>;

const CODES = Object.keys(HTTP_ERRORS) as HttpErrorCode[];

/** An answer that is not 2xx, with one of these codes. */
export function httpErrorOf<Code extends HttpErrorCode>(codes: readonly Code[]) {
  return z.strictObject({
    error: z.strictObject({
      /** For programs. */
      code: z.enum(codes),
      /** For people. */
      message: z.string(),
      /** The field of the body or the option that is wrong. */
      field: z.string().optional(),
      retry_after_ms: RetryAfter.optional(),
    }),
  });
}

/** Every answer that is not 2xx. */
export const HttpError = httpErrorOf(CODES);
export type HttpError = z.infer<typeof HttpError>;

const STATUSES = [...new Set(CODES.map((code) => HTTP_ERRORS[code].status))].toSorted((a, b) => a - b);

/** The error answers by status. */
export const ERRORS_BY_STATUS: ReadonlyMap<number, z.ZodType<HttpError>> = new Map(
  STATUSES.map((status) => [status, httpErrorOf(CODES.filter((code) => HTTP_ERRORS[code].status === status))]),
);

/** The bodies and their parts, by the names that OpenAPI gives them. */
export const HTTP_SCHEMAS: Shapes = {
  Clock,
  CreateTable,
  FillWithBots,
  GameInfo,
  GameList,
  Health,
  HttpError,
  JoinTable,
  KiboDocument,
  ListedPlayer,
  ListedTable,
  NetworkAddresses,
  QuickPlay,
  RuleOption,
  SeatRequest,
  Seated,
  TableCreated,
  TableDetail,
  TableList,
  TableSeat,
  TableToWatch,
  ...Object.fromEntries(Array.from(ERRORS_BY_STATUS, ([status, schema]) => [`Error${status}`, schema])),
};
