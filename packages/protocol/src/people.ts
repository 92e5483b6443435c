import { z } from 'zod';
import { GameId, ListedTable, ListTables, TableId } from './http.ts';
import { LENGTHS, LISTED, MAX_SEATS } from './limits.ts';
import { Name } from './name.ts';
import { Count } from './parts.ts';
import { PASSKEY_SCHEMAS, Signed } from './passkeys.ts';
import { REPORT_REASONS } from './reports.ts';
import type { Shapes } from './vocabulary.ts';

// People who come back. A person is whoever holds the key: there is no e-mail and no password.

export const PersonId = z.string();
/** An id that somebody asks for: no database sees any other text. */
export const AskedId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no id');

/** What a person is called. */
export const Register = z.strictObject({ name: Name.optional() });
export type Register = z.infer<typeof Register>;

/** `person`: a device of the person. `program`: a program that may only play. */
export const KeyKind = z.enum(['person', 'program']);

/** A key as it is listed; the key itself is known only to whoever has it. */
export const PersonKey = z.strictObject({ key_id: z.string(), kind: KeyKind, name: z.string(), created_at: Count });
export type PersonKey = z.infer<typeof PersonKey>;

/** Somebody whom the person has blocked: they are never paired. */
export const BlockedPerson = z.strictObject({ person_id: PersonId, name: z.string() });
export type BlockedPerson = z.infer<typeof BlockedPerson>;

/** Who the holder of a key is. */
export const Me = z.strictObject({
  person_id: PersonId,
  name: z.string(),
  created_at: Count,
  /** The key that was sent. */
  key_id: z.string(),
  keys: z.array(PersonKey),
  blocked: z.array(BlockedPerson),
  /** They guard the keys: to add or revoke one, to erase the person and to change passkeys, one of them has to sign. */
  passkeys: z.array(z.strictObject({ passkey_id: z.string(), created_at: Count })),
});
export type Me = z.infer<typeof Me>;

export const OfferTransfer = z.strictObject({ signed: Signed.optional() });
export type OfferTransfer = z.infer<typeof OfferTransfer>;
/** A code of words that gives another device a key of the same person, once. */
export const TransferOffer = z.strictObject({ code: z.string(), expires_at: Count });
export type TransferOffer = z.infer<typeof TransferOffer>;

export const TakeTransfer = z.strictObject({ code: z.string().max(LENGTHS.code), device: Name.optional() });
export type TakeTransfer = z.infer<typeof TakeTransfer>;

/** A token for a program: it may take seats, and nothing else. */
export const CreateToken = z.strictObject({ name: Name, signed: Signed.optional() });
export type CreateToken = z.infer<typeof CreateToken>;
export const TokenCreated = z.strictObject({ key_id: z.string(), token: z.string() });
export type TokenCreated = z.infer<typeof TokenCreated>;

export const RevokeKey = z.strictObject({ key_id: AskedId, signed: Signed.optional() });
export type RevokeKey = z.infer<typeof RevokeKey>;

/** `confirm` repeats the own `person_id`, so that nothing is erased by mistake. */
export const EraseMe = z.strictObject({ confirm: z.string().max(LENGTHS.code), signed: Signed.optional() });
export type EraseMe = z.infer<typeof EraseMe>;
export const Erased = z.strictObject({ erased: z.literal(true) });
export type Erased = z.infer<typeof Erased>;

export const Block = z.strictObject({ person_id: AskedId });
export type Block = z.infer<typeof Block>;

/** A player whom one has sat with at this table. */
export const Report = z.strictObject({
  table_id: AskedId,
  seat: z
    .int()
    .min(0)
    .max(MAX_SEATS - 1),
  reason: z.enum(REPORT_REASONS),
});
export type Report = z.infer<typeof Report>;
export const Reported = z.strictObject({ reported: z.literal(true) });
export type Reported = z.infer<typeof Reported>;

/** A match as a list shows it. */
export const ListedMatch = ListedTable.extend({
  /** Who sits where: the ids of people who have taken their seats with a key. */
  people: z.array(PersonId.nullable()),
  /** The own seat, in one's own list. */
  seat: Count.nullable(),
  voided: z.string().nullable(),
});
export type ListedMatch = z.infer<typeof ListedMatch>;

/** The newest first. */
export const MatchList = z.strictObject({ matches: z.array(ListedMatch), next_cursor: z.string().nullable() });
export type MatchList = z.infer<typeof MatchList>;

/** Finished public matches; with `person` those where this person has played. */
export const ListMatches = ListTables.omit({ status: true }).extend({ person: AskedId.optional() });
export type ListMatches = z.infer<typeof ListMatches>;

/** Who is rated together: a game, a number of seats and a set of rules. */
const POOL = { game: GameId, seats: Count, ruleset: z.string() };

/** How well somebody plays. `rating` is what their skill is at least, almost certainly; `uncertainty` shrinks with every match. */
const SKILL = { rating: z.number(), uncertainty: z.number() };
const RATING = { ...SKILL, matches: Count };

export const RatedPerson = z.strictObject({ person_id: PersonId, name: z.string(), ...RATING });
export type RatedPerson = z.infer<typeof RatedPerson>;

/** A level of bots: its rating follows from simulated matches between the levels, and no match changes it. */
export const RatedBot = z.strictObject({ level: z.string(), ...SKILL });
export type RatedBot = z.infer<typeof RatedBot>;

export const RatingPoint = z.strictObject({
  table_id: TableId,
  at: Count,
  rating: z.number(),
  uncertainty: z.number(),
});
export type RatingPoint = z.infer<typeof RatingPoint>;

/** One rating of a person, with its last matches, the newest first. */
export const PersonRating = z.strictObject({ ...POOL, ...RATING, curve: z.array(RatingPoint) });
export type PersonRating = z.infer<typeof PersonRating>;

export const Profile = z.strictObject({
  person_id: PersonId,
  name: z.string(),
  created_at: Count,
  ratings: z.array(PersonRating),
});
export type Profile = z.infer<typeof Profile>;

/** Without a number of seats or a set of rules: the game's first. */
export const ListRatings = z.object({
  game: GameId,
  seats: z.coerce.number().int().min(2).max(MAX_SEATS).optional(),
  ruleset: z.string().max(LENGTHS.ruleset).optional(),
  limit: z.coerce.number().int().min(1).max(LISTED.max).optional(),
  cursor: z.string().max(LENGTHS.cursor).optional(),
});
export type ListRatings = z.infer<typeof ListRatings>;

/** The best first. */
export const Leaderboard = z.strictObject({
  ...POOL,
  people: z.array(RatedPerson),
  /** The levels of bots at such tables, the weakest first; none where they were not measured. On every page of the list. */
  bots: z.array(RatedBot),
  next_cursor: z.string().nullable(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** Lines of JSON (NDJSON). */
export const NdJson = z.string();

export const PEOPLE_SCHEMAS: Shapes = {
  ...PASSKEY_SCHEMAS,
  Block,
  BlockedPerson,
  CreateToken,
  EraseMe,
  Erased,
  Leaderboard,
  ListedMatch,
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
};
