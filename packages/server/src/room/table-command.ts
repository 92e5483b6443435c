import { isRefusal, RESIGN, type Seat } from '@madang/engine';
import type { GameClaim, TableCommand } from '@madang/protocol';
import { ALREADY_MOVED, NO_MATCH, notClaimable, tooEarly, tooManyReactions } from '../protocol/errors.ts';
import { act, decision } from '../table/decide.ts';
import { isPlayedByBot } from '../table/seat.ts';
import { isOver, seatOfPlayer, type TableState } from '../table/table.ts';
import type { Command, CommandOutcome } from './command.ts';

// The commands about a table that are the same in every game: calling a match off, claiming it, set phrases.

/** @param asked the command, as it was read */
export function decideTableCommand(
  table: TableState,
  seat: Seat,
  asked: TableCommand,
  command: Command,
): CommandOutcome {
  switch (asked.command) {
    case 'GameAbort':
      return decideAbort(table, seat);
    case 'GameClaim':
      return decideClaim(table, seat, asked, command);
    case 'PlayerReact': {
      const wait = command.reactions.take(seat, command.time.now());
      if (wait > 0) return { kind: 'refused', problem: tooManyReactions(wait) };
      return { kind: 'reacted', seat, reaction: asked.reaction };
    }
  }
}

/** Before the first move anybody may call the match off: it does not count. */
function decideAbort(table: TableState, seat: Seat): CommandOutcome {
  if (table.abortedBy === seat) return { kind: 'repeated' };
  if (!table.match || isOver(table)) return { kind: 'refused', problem: NO_MATCH };
  if (table.hasMoved) return { kind: 'refused', problem: ALREADY_MOVED };
  return { kind: 'accepted', ...decision({ type: 'voided', reason: 'called off', by: seat }), seat, later: [] };
}

/**
 * Who is left alone may claim the match as soon as a bot plays for somebody who is gone; it is that seat's resignation. It
 * follows from the log alone who may: the answer is the same on every node.
 */
function decideClaim(
  table: TableState,
  seat: Seat,
  { player_id, command_id }: GameClaim,
  command: Command,
): CommandOutcome {
  const { match, sitters } = table;
  if (!match || isOver(table)) return { kind: 'refused', problem: NO_MATCH };
  const gone = seatOfPlayer(table, player_id);
  const sitter = gone === null ? null : sitters[gone];
  if (gone === null || !sitter || sitter.kind === 'bot' || gone === seat)
    return { kind: 'refused', problem: notClaimable('This player cannot be gone') };
  if (!isPlayedByBot(sitter)) {
    const until = command.awaitedUntil(gone);
    const now = command.time.now();
    const problem = until === null ? notClaimable('The player is here') : tooEarly(Math.max(1, until - now));
    return { kind: 'refused', problem };
  }
  if (sitters.some((other, place) => place !== seat && other && !isPlayedByBot(other)))
    return { kind: 'refused', problem: notClaimable('Somebody else still plays') };
  const { time, timing } = command;
  const how = { by: null, commandId: command_id ?? null, claimedBy: seat, now: time.now(), upSince: timing.upSince };
  const decided = act(table, gone, RESIGN, how);
  if ('code' in decided || isRefusal(decided)) throw new Error(`${table.game.id}: a resignation was refused`);
  return { kind: 'accepted', ...decided, seat, later: [] };
}
