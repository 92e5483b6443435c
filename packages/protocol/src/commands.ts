import { isClientSeed } from '@madang/engine';
import { z } from 'zod';
import { JsonValue } from './json.ts';
import { LENGTHS, MOST_CAPABILITIES } from './limits.ts';
import { REACTIONS } from './reactions.ts';

// The commands of every game. The messages end a sentence that begins with the field's name. Fields that are not listed
// are ignored, so that a client may send more than an older server knows.

const text = z.string('must be a string');
const ID = `must be a string of 1 to ${LENGTHS.commandId} characters`;
export const CommandId = z.string(ID).min(1, ID).max(LENGTHS.commandId, ID);

export function command<Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) {
  // An extension of every command: sent twice with the same id, it acts once.
  return z.object({ command: z.literal(name), command_id: CommandId.optional(), ...fields });
}

/** A command of any dialect. */
export const AnyCommand = z.object({ command: z.string() }).catchall(JsonValue);
export type AnyCommand = z.infer<typeof AnyCommand>;

const SEED = `must be 1 to ${LENGTHS.clientSeed} printable characters`;
export const ClientSeed = z.string(SEED).min(1, SEED).max(LENGTHS.clientSeed, SEED).refine(isClientSeed, SEED);

/** An extension: `plain` is the same for all games (docs/protocol.md); without it each game speaks its own. */
export const DialectName = z.enum(['own', 'plain'], 'must be "own" or "plain"');
export type DialectName = z.infer<typeof DialectName>;

const VERSION = 'must be a version like "1.2"';
/** `major.minor`. */
export const Version = z.string(VERSION).regex(/^\d{1,4}\.\d{1,4}$/, VERSION);

const NAMES = `must be at most ${MOST_CAPABILITIES} names of at most ${LENGTHS.capability} characters`;
/** Names that a server does not know are ignored: it grants what it can. */
const Capabilities = z.array(z.string(NAMES).max(LENGTHS.capability, NAMES), NAMES).max(MOST_CAPABILITIES, NAMES);

/** An extension: which protocol the client speaks, and what it asks for beside it. `JoinAccepted` answers. */
const SPOKEN = { version: Version.optional(), capabilities: Capabilities.optional() };

/**
 * `last_event_id` and `client_seed` are extensions: what a returning client has seen, and its share of the randomness. So is
 * `ready`: with false the player waits elsewhere, and the match does not begin before a join without it.
 */
export const GameRequestJoin = command('GameRequestJoin', {
  player_id: text,
  session_token: text,
  last_event_id: text.optional(),
  client_seed: ClientSeed.optional(),
  dialect: DialectName.optional(),
  ready: z.boolean('must be true or false').optional(),
  ...SPOKEN,
});
export type GameRequestJoin = z.infer<typeof GameRequestJoin>;

/** An extension: a client that joins with a table alone is a spectator. */
export const SpectatorRequestJoin = command('GameRequestJoin', {
  table_id: text,
  last_event_id: text.optional(),
  dialect: DialectName.optional(),
  ...SPOKEN,
});
export type SpectatorRequestJoin = z.infer<typeof SpectatorRequestJoin>;

export const ClientAcknowledge = command('ClientAcknowledge', { event_id: text });
export type ClientAcknowledge = z.infer<typeof ClientAcknowledge>;

/** An extension: giving up the match, at any time. */
export const GameResign = command('GameResign', {});
export type GameResign = z.infer<typeof GameResign>;

/** An extension: ends the match without a result, before the first move. */
export const GameAbort = command('GameAbort', {});
export type GameAbort = z.infer<typeof GameAbort>;

/** An extension: the match ends as if the named player, who is gone, had resigned. */
export const GameClaim = command('GameClaim', { player_id: text });
export type GameClaim = z.infer<typeof GameClaim>;

export const ReactionName = z.enum(REACTIONS, `must be one of ${REACTIONS.join(', ')}`);
/** An extension: one of a few set phrases, for everybody at the table. It is not recorded. */
export const PlayerReact = command('PlayerReact', { reaction: ReactionName });
export type PlayerReact = z.infer<typeof PlayerReact>;

/** About the table, the same in every game. */
export const TABLE_COMMANDS = { GameAbort, GameClaim, PlayerReact } as const;
export type TableCommand = GameAbort | GameClaim | PlayerReact;

/** About the connection, not about a game. */
export type SessionCommand = GameRequestJoin | SpectatorRequestJoin | ClientAcknowledge;

/** Sent in every game. */
export const SESSION_COMMANDS = {
  GameRequestJoin,
  SpectatorRequestJoin,
  ClientAcknowledge,
  GameResign,
  ...TABLE_COMMANDS,
} as const;
