import { type Action, isRefusal, type Json, RESIGN, type Refusal, readSteps, type Viewer } from '@madang/engine';
import { isRecord } from '@madang/engine/internal';
import { GameResign } from '@madang/protocol/schemas';
import { isOver, type TableState } from '../../table/table.ts';
import { readAs } from '../commands.ts';
import { isTurnError, malformed, turnError } from '../errors.ts';
import type { ErrorBody } from '../wire.ts';
import type { Dialect, Fields } from './dialect.ts';
import { topLevelFieldsOf } from './words.ts';

const NOT_STARTED = Object.freeze(turnError('NOT_STARTED', 'The match has not begun: a seat is still free'));
const MATCH_OVER = Object.freeze(turnError('MATCH_OVER', 'The match is over', false));
const SPECTATOR = Object.freeze(turnError('WRONG_PLAYER', 'A spectator has no turn', false));

/** The actions that a command means, or why it is refused. No message reveals what its reader may not know. */
export function interpret(
  dialect: Dialect,
  table: TableState,
  viewer: Viewer,
  json: unknown,
): readonly Action[] | ErrorBody {
  const command = readCommand(dialect, json);
  if (isTurnError(command)) return command;
  if (isOver(table)) return MATCH_OVER;
  if (!table.match) return NOT_STARTED;
  if (viewer === 'table') return SPECTATOR;
  const { game, state } = table.match;
  const actions =
    command.command === RESIGNATION ? [RESIGN] : readSteps(game, state, viewer, dialect.toAction(command));
  return isRefusal(actions)
    ? { ...worded(dialect, actions), ...topLevelFieldsOf(dialect, state.snapshot(viewer)) }
    : actions;
}

const RESIGNATION = 'GameResign';

/** The command, or MALFORMED, whoever's turn it is. */
function readCommand({ commands }: Dialect, json: unknown): Fields | ErrorBody {
  const name = isRecord(json) ? json.command : undefined;
  if (name === RESIGNATION) return readAs(GameResign, json, 'MALFORMED');
  const schema = typeof name === 'string' && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (schema) return readAs(schema, json, 'MALFORMED');
  return malformed('MALFORMED', 'command', `must be one of ${[...Object.keys(commands), RESIGNATION].join(', ')}`);
}

function worded({ words }: Dialect, refusal: Refusal): ErrorBody {
  const { code, ...facts } = refusal;
  const message = words ? words[code]?.(refusal) : `Refused: ${code}`;
  if (message === undefined) throw new Error(`no message for the refusal ${code}`);
  return { ...turnError(code, message), facts: facts as Record<string, Json> };
}
