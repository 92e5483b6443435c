import { isRecord } from '@madang/engine/internal';
import { z } from 'zod';
import {
  type ClientAcknowledge,
  command,
  type GameRequestJoin,
  GameResign,
  readAs,
  type SpectatorRequestJoin,
  sessionSchemaOf,
} from '../commands.ts';
import { malformed } from '../errors.ts';
import { CommandType, DecisionType, ErrorCode, ExtensionCommandType } from './constants.ts';
import type { TurnErrorBody } from './errors.ts';

// Their names and fields are fixed (docs/protocol.md 1).

const card = z.string('must be a card id');

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

/** The commands that act in the match. */
export type TurnCommand = TurnPlayHandCard | TurnSelectTarget | RoundMakeDecision | GameResign;
export type Command = GameRequestJoin | SpectatorRequestJoin | ClientAcknowledge | TurnCommand;

const BY_NAME: ReadonlyMap<unknown, z.ZodType<Command>> = new Map<string, z.ZodType<Command>>([
  [CommandType.TURN_PLAY_HAND_CARD, TurnPlayHandCard],
  [CommandType.TURN_SELECT_TARGET, TurnSelectTarget],
  [CommandType.ROUND_MAKE_DECISION, RoundMakeDecision],
  [ExtensionCommandType.GAME_RESIGN, GameResign],
]);
const NAMES = [...Object.values(CommandType), ...Object.values(ExtensionCommandType)];

/** What a client sent, or that it is malformed: INVALID_STATE, with the field's name, whoever's turn it is. */
export function readCommand(json: unknown): Command | TurnErrorBody {
  const schema = sessionSchemaOf(json) ?? (isRecord(json) ? BY_NAME.get(json.command) : undefined);
  if (schema) return readAs(schema, json, ErrorCode.INVALID_STATE);
  return malformed(ErrorCode.INVALID_STATE, 'command', `must be one of ${NAMES.join(', ')}`);
}
