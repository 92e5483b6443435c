import { type Action, isRefusal, type Seat, type Viewer } from '@madang/engine';
import type { Reaction } from '@madang/protocol';
import { commandIdOf, readTableCommand } from '../protocol/commands.ts';
import { isTurnError, LOCKED, NO_TURN } from '../protocol/errors.ts';
import type { ErrorBody } from '../protocol/wire.ts';
import type { Time } from '../server/time.ts';
import { act, type Decision, hasActed } from '../table/decide.ts';
import type { TableState } from '../table/table.ts';
import type { Channel } from './channel.ts';
import type { Reactions } from './reactions.ts';
import { decideTableCommand } from './table-command.ts';
import type { Timing } from './timing.ts';

/** A command of a client, and what is needed to decide on it. */
export interface Command {
  readonly json: unknown;
  readonly viewer: Viewer;
  readonly channel: Channel;
  readonly timing: Timing;
  readonly time: Time;
  readonly reactions: Reactions;
  /** Until when this seat is waited for before a bot plays; null: it is not. */
  readonly awaitedUntil: (seat: Seat) => number | null;
}

/** What becomes of a command. */
export type CommandOutcome = Accepted | RefusedCommand | RepeatedCommand | Reacted;

/** The command's first action may be written. Those that follow it come `later`: a king's second look in Check. */
interface Accepted extends Decision {
  readonly kind: 'accepted';
  readonly seat: Seat;
  readonly later: readonly Action[];
}

interface RefusedCommand {
  readonly kind: 'refused';
  readonly problem: ErrorBody;
}

/** The command was carried out before; the client has sent it again. */
interface RepeatedCommand {
  readonly kind: 'repeated';
}

/** A set phrase for everybody at the table; nothing is written. */
interface Reacted {
  readonly kind: 'reacted';
  readonly seat: Seat;
  readonly reaction: Reaction;
}

export function decideCommand(table: TableState, command: Command): CommandOutcome {
  const { json, viewer, channel, timing, time } = command;
  const now = time.now();
  if (viewer !== 'table' && hasActed(table, viewer, commandIdOf(json))) return { kind: 'repeated' };
  const asked = readTableCommand(json);
  if (asked) {
    if (isTurnError(asked)) return { kind: 'refused', problem: asked };
    if (viewer === 'table') return { kind: 'refused', problem: NO_TURN };
    return decideTableCommand(table, viewer, asked, command);
  }
  const actions = channel.interpret(table, viewer, json);
  if (isTurnError(actions)) return { kind: 'refused', problem: actions };
  const [action, ...later] = actions;
  if (!action) throw new Error(`${table.game.id}: a command without an action`);
  if (viewer === 'table' || (timing.isLocked(now) && action.type !== 'resign'))
    return { kind: 'refused', problem: LOCKED };
  // The command's id is written with its last action: a command that was interrupted in between has not been carried out.
  const commandId = later.length > 0 ? null : (commandIdOf(json) ?? null);
  const decided = act(table, viewer, action, { by: null, commandId, now, upSince: timing.upSince });
  if (isRefusal(decided)) throw new Error(`${table.game.id}: a checked action was refused: ${decided.code}`);
  return { kind: 'accepted', ...decided, seat: viewer, later };
}

/** An action of a command that comes after its first; not written when the match has ended in between. */
export function decideLater(
  table: TableState,
  { json, timing, time }: Command,
  seat: Seat,
  action: Action,
): ReturnType<typeof act> {
  const commandId = commandIdOf(json) ?? null;
  return act(table, seat, action, { by: null, commandId, now: time.now(), upSince: timing.upSince });
}
