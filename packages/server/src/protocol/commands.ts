import { isClientSeed } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { z } from 'zod';
import { malformed, type TurnErrorOf } from './errors.ts';

// The commands of every game. The messages end a sentence that begins with the field's name. Fields that are not listed
// are ignored, so that a client may send more than an older server knows.

export const text = z.string('must be a string');
const ID = 'must be a string of 1 to 64 characters';
const CommandId = z.string(ID).min(1, ID).max(64, ID);

export function command<Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) {
  // An extension of every command: sent twice with the same id, it acts once.
  return z.object({ command: z.literal(name), command_id: CommandId.optional(), ...fields });
}

const SEED = 'must be 1 to 64 printable characters';
export const ClientSeed = z.string(SEED).min(1, SEED).max(64, SEED).refine(isClientSeed, SEED);

/** An extension: `plain` is the same for all games (docs/protocol.md); without it each game speaks its own. */
const DialectName = z.enum(['own', 'plain'], 'must be "own" or "plain"').optional();

/** `last_event_id` and `client_seed` are extensions: what a returning client has seen, and its share of the randomness. */
export const GameRequestJoin = command('GameRequestJoin', {
  player_id: text,
  session_token: text,
  last_event_id: text.optional(),
  client_seed: ClientSeed.optional(),
  dialect: DialectName,
});
export type GameRequestJoin = z.infer<typeof GameRequestJoin>;

/** An extension: who joins with a table alone looks on. */
export const SpectatorRequestJoin = command('GameRequestJoin', {
  table_id: text,
  last_event_id: text.optional(),
  dialect: DialectName,
});
export type SpectatorRequestJoin = z.infer<typeof SpectatorRequestJoin>;

export const ClientAcknowledge = command('ClientAcknowledge', { event_id: text });
export type ClientAcknowledge = z.infer<typeof ClientAcknowledge>;

/** An extension: giving up the match, at any time. */
export const GameResign = command('GameResign', {});
export type GameResign = z.infer<typeof GameResign>;

/** About the connection, not about a game. */
export type SessionCommand = GameRequestJoin | SpectatorRequestJoin | ClientAcknowledge;

export function isSpectatorJoin(join: GameRequestJoin | SpectatorRequestJoin): join is SpectatorRequestJoin {
  return !('player_id' in join);
}

/** A command about the connection, or what is wrong with it; null when it is a game's own, for `Wire.interpret`. */
export function readSession(json: unknown): SessionCommand | TurnErrorOf<'INVALID_STATE'> | null {
  const schema = sessionSchemaOf(json);
  return schema && readAs(schema, json, 'INVALID_STATE');
}

export function sessionSchemaOf(json: unknown): z.ZodType<SessionCommand> | null {
  if (!isRecord(json)) return null;
  if (json.command === 'ClientAcknowledge') return ClientAcknowledge;
  if (json.command !== 'GameRequestJoin') return null;
  return 'table_id' in json && !('player_id' in json) ? SpectatorRequestJoin : GameRequestJoin;
}

/** The id under which a command acts once; undefined when it has none. */
export function commandIdOf(json: unknown): string | undefined {
  if (!isRecord(json) || json.command_id === undefined) return undefined;
  return CommandId.safeParse(json.command_id).data;
}

/** What was sent, without fields that are not known; or the first thing wrong with it, under this code. */
export function readAs<C extends object, Code extends string>(
  schema: z.ZodType<C>,
  json: unknown,
  code: Code,
): C | TurnErrorOf<Code> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return malformed(code, issue.path.join('.'), issue.message);
}
