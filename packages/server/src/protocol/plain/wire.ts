import { type Action, type AnyGame, isRefusal, type Json, RESIGN, readSteps, type Viewer } from '@madang/engine';
import { GameAct, GameResign } from '@madang/protocol/schemas';
import { isOver, type TableState } from '../../table/table.ts';
import { readAs } from '../commands.ts';
import type { Dialect, Timing } from '../common/dialect.ts';
import { MATCH_OVER, NOT_STARTED, SPECTATOR } from '../common/interpret.ts';
import { commonWire } from '../common/wire.ts';
import { isTurnError, malformed, turnError } from '../errors.ts';
import type { ErrorBody, Wire } from '../wire.ts';

const NO_TIMING: Timing = { pause: () => 0, window: () => null };

/**
 * The dialect that every game speaks alike, with the names of its rules and records: for the page, and for programs that
 * play more than one game. Its events are those of the common dialect, and it remembers nothing.
 */
export function plainWire(game: AnyGame, timing: Timing = NO_TIMING): Wire<null> {
  const dialect: Dialect = {
    ...timing,
    game,
    commands: { GameAct },
    toAction: ({ action }) => action as Readonly<Record<string, unknown>>,
    toCommand: (action) => ({ command: 'GameAct', action }),
    topLevelFields: [],
    words: {},
  };
  return { ...commonWire(dialect), interpret };
}

function interpret(table: TableState, viewer: Viewer, json: unknown): readonly Action[] | ErrorBody {
  const command = readCommand(json);
  if (isTurnError(command)) return command;
  if (isOver(table)) return MATCH_OVER;
  if (!table.match) return NOT_STARTED;
  if (viewer === 'table') return SPECTATOR;
  const { game, state } = table.match;
  const actions = command === RESIGN ? [RESIGN] : readSteps(game, state, viewer, command);
  if (!isRefusal(actions)) return actions;
  const { code, ...facts } = actions;
  return { ...turnError(code, `Refused: ${code}`), facts: facts as Json };
}

function readCommand(json: unknown): object | ErrorBody {
  const { command: name } = (json ?? {}) as { command?: unknown };
  if (name === 'GameResign') {
    const resigning = readAs(GameResign, json, 'MALFORMED');
    return isTurnError(resigning) ? resigning : RESIGN;
  }
  if (name !== 'GameAct') return malformed('MALFORMED', 'command', 'must be one of GameAct, GameResign');
  const read = readAs(GameAct, json, 'MALFORMED');
  return isTurnError(read) ? read : read.action;
}
