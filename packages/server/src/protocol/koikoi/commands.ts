import { isRecord } from '@madang/engine';
import { z } from 'zod';
import { CommandType, DecisionType, ErrorCode, ExtensionCommandType } from './constants.ts';
import { type TurnErrorBody, turnError } from './errors.ts';

// Seed 003 §III. The messages end a sentence that begins with the field's name. Fields that are not listed are ignored,
// so that a client may send more than an older server knows.

const text = z.string('must be a string');
const card = z.string('must be a card id');

function command<Name extends string, Fields extends z.core.$ZodLooseShape>(name: Name, fields: Fields) {
  // An extension of every command: sent twice with the same id, it acts once.
  return z.object({ command: z.literal(name), command_id: text.optional(), ...fields });
}

export const GameRequestJoin = command(CommandType.GAME_REQUEST_JOIN, { player_id: text, session_token: text });
export type GameRequestJoin = z.infer<typeof GameRequestJoin>;

/** An extension: who joins with a table alone looks on. */
export const SpectatorRequestJoin = command(CommandType.GAME_REQUEST_JOIN, { table_id: text });
export type SpectatorRequestJoin = z.infer<typeof SpectatorRequestJoin>;

export const TurnPlayHandCard = command(CommandType.TURN_PLAY_HAND_CARD, {
  card,
  target: z.string('must be a card id or null').nullable(),
});
export type TurnPlayHandCard = z.infer<typeof TurnPlayHandCard>;

export const TurnSelectTarget = command(CommandType.TURN_SELECT_TARGET, { source: card, target: card });
export type TurnSelectTarget = z.infer<typeof TurnSelectTarget>;

export const RoundMakeDecision = command(CommandType.ROUND_MAKE_DECISION, {
  decision: z.enum(DecisionType, 'must be KOI_KOI or END_ROUND'),
});
export type RoundMakeDecision = z.infer<typeof RoundMakeDecision>;

export const ClientAcknowledge = command(CommandType.CLIENT_ACKNOWLEDGE, { event_id: text });
export type ClientAcknowledge = z.infer<typeof ClientAcknowledge>;

/** An extension: giving up the match, at any time. */
export const GameResign = command(ExtensionCommandType.GAME_RESIGN, {});
export type GameResign = z.infer<typeof GameResign>;

/** The commands that act in the match. */
export type TurnCommand = TurnPlayHandCard | TurnSelectTarget | RoundMakeDecision | GameResign;
export type Command = GameRequestJoin | SpectatorRequestJoin | ClientAcknowledge | TurnCommand;

const BY_NAME: ReadonlyMap<unknown, z.ZodType<Command>> = new Map<string, z.ZodType<Command>>([
  [CommandType.GAME_REQUEST_JOIN, GameRequestJoin],
  [CommandType.TURN_PLAY_HAND_CARD, TurnPlayHandCard],
  [CommandType.TURN_SELECT_TARGET, TurnSelectTarget],
  [CommandType.ROUND_MAKE_DECISION, RoundMakeDecision],
  [CommandType.CLIENT_ACKNOWLEDGE, ClientAcknowledge],
  [ExtensionCommandType.GAME_RESIGN, GameResign],
]);

/** What a client sent, or that it is malformed: INVALID_STATE, with the field's name, whoever's turn it is. */
export function readCommand(json: unknown): Command | TurnErrorBody {
  const schema = schemaOf(json);
  if (!schema) return malformed('command', `must be one of ${[...BY_NAME.keys()].join(', ')}`);
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return malformed(issue.path.join('.'), issue.message);
}

function schemaOf(json: unknown): z.ZodType<Command> | undefined {
  if (!isRecord(json)) return undefined;
  const looksOn = json.command === CommandType.GAME_REQUEST_JOIN && 'table_id' in json && !('player_id' in json);
  return looksOn ? SpectatorRequestJoin : BY_NAME.get(json.command);
}

function malformed(field: string, problem: string): TurnErrorBody {
  return turnError(ErrorCode.INVALID_STATE, `Malformed command: "${field}" ${problem}`);
}
