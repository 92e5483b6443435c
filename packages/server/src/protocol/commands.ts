import { isRecord } from '@madang/engine/internal';
import type { GameRequestJoin, SessionCommand, SpectatorRequestJoin, TableCommand } from '@madang/protocol';
import { CommandId, SESSION_COMMANDS, TABLE_COMMANDS } from '@madang/protocol/schemas';
import type { z } from 'zod';
import { malformed, type TurnErrorOf } from './errors.ts';

// How commands are read. Their schemas are in `@madang/protocol/schemas`.

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
  if (json.command === 'ClientAcknowledge') return SESSION_COMMANDS.ClientAcknowledge;
  if (json.command !== 'GameRequestJoin') return null;
  return 'table_id' in json && !('player_id' in json)
    ? SESSION_COMMANDS.SpectatorRequestJoin
    : SESSION_COMMANDS.GameRequestJoin;
}

/** A command about the table, or what is wrong with it; null when it is none. */
export function readTableCommand(json: unknown): TableCommand | TurnErrorOf<'INVALID_STATE'> | null {
  const name = isRecord(json) ? json.command : undefined;
  if (typeof name !== 'string' || !Object.hasOwn(TABLE_COMMANDS, name)) return null;
  const schema: z.ZodType<TableCommand> = TABLE_COMMANDS[name as TableCommand['command']];
  return readAs(schema, json, 'INVALID_STATE');
}

/** The id under which a command acts once; undefined when it has none. */
export function commandIdOf(json: unknown): string | undefined {
  if (!isRecord(json) || json.command_id === undefined) return undefined;
  return CommandId.safeParse(json.command_id).data;
}

/** The command without unknown fields, or an error with this code about the first field that is wrong. */
export function readAs<C extends object, Code extends string>(
  schema: z.ZodType<C>,
  json: unknown,
  code: Code,
): C | TurnErrorOf<Code> {
  const read = schema.safeParse(json);
  if (read.success) return read.data;
  const { path, message } = firstIssue(read.error);
  return malformed(code, path.join('.'), message);
}

/** The first thing that is wrong. */
export function firstIssue({ issues: [issue] }: z.ZodError): z.core.$ZodIssue {
  if (!issue) throw new Error('an error of zod without an issue');
  return issue;
}
