import { isRecord } from '@madang/engine/internal';
import { type Command, CommandType, ErrorCode, ExtensionCommandType } from '@madang/protocol/koikoi';
import { RoundMakeDecision, TurnPlayHandCard, TurnSelectTarget } from '@madang/protocol/koikoi/schemas';
import { GameResign } from '@madang/protocol/schemas';
import type { z } from 'zod';
import { readAs, sessionSchemaOf } from '../commands.ts';
import { malformed } from '../errors.ts';
import type { TurnErrorBody } from './errors.ts';

const BY_NAME: ReadonlyMap<unknown, z.ZodType<Command>> = new Map<string, z.ZodType<Command>>([
  [CommandType.TURN_PLAY_HAND_CARD, TurnPlayHandCard],
  [CommandType.TURN_SELECT_TARGET, TurnSelectTarget],
  [CommandType.ROUND_MAKE_DECISION, RoundMakeDecision],
  [ExtensionCommandType.GAME_RESIGN, GameResign],
]);
const NAMES = [...Object.values(CommandType), ...Object.values(ExtensionCommandType)];

/** What a client sent; INVALID_STATE with the field's name when it is malformed, whoever's turn it is. */
export function readCommand(json: unknown): Command | TurnErrorBody {
  const schema = sessionSchemaOf(json) ?? (isRecord(json) ? BY_NAME.get(json.command) : undefined);
  if (schema) return readAs(schema, json, ErrorCode.INVALID_STATE);
  return malformed(ErrorCode.INVALID_STATE, 'command', `must be one of ${NAMES.join(', ')}`);
}
