import { type Action, type AnyGame, isRefusal, type Json, RESIGN, readSteps, type Viewer } from '@madang/engine';
import { z } from 'zod';
import { isOver, type TableState } from '../../table/table.ts';
import { command, GameResign, readAs } from '../commands.ts';
import type { Dialect } from '../common/dialect.ts';
import { Outcome } from '../common/events.ts';
import { MATCH_OVER, NOT_STARTED, SPECTATOR } from '../common/interpret.ts';
import { commonWire } from '../common/wire.ts';
import { isTurnError, malformed, turnError } from '../errors.ts';
import type { ErrorBody, Wire } from '../wire.ts';

/** An action as records write it, and as `next_state.legal` lists it. */
export const GameAct = command('GameAct', { action: z.record(z.string().max(64), z.unknown()) });

const View = z.record(z.string(), z.unknown());
const NO_PAUSE = { pause: () => 0, window: () => null };

/**
 * The dialect that every game speaks alike, in the words of its rules and records: for the page, and for programs that
 * play more than one game. Its events are those of the common dialect.
 */
export function plainDialect(
  game: AnyGame,
  own: Pick<Dialect, 'pause' | 'window' | 'listed' | 'choices'> = NO_PAUSE,
): Dialect {
  return {
    ...own,
    game,
    commands: { GameAct },
    toAction: ({ action }) => action as Readonly<Record<string, unknown>>,
    toCommand: (action) => ({ command: 'GameAct', action }),
    topLevelFields: {},
    words: {},
    view: View,
    happened: z.looseObject({ type: z.string() }),
    outcome: Outcome.loose(),
  };
}

export function plainWire(game: AnyGame, own?: Pick<Dialect, 'pause' | 'window' | 'listed' | 'choices'>): Wire<null> {
  return { ...commonWire(plainDialect(game, own)), interpret };
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
