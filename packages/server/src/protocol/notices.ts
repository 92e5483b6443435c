import type { Seat, Viewer } from '@madang/engine';
import type { NoticeBody } from '@madang/protocol';
import type { RunningClock } from '../table/clock.ts';
import { isOver, type Rematch, type TableState } from '../table/table.ts';
import { commitmentOf, revealOf } from './fairness.ts';
import { myPlayerId, playerIdAt } from './players.ts';

// The notices of docs/protocol.md 17, made from a table.

export function tableWaiting(table: TableState, viewer: Viewer, invite?: string): NoticeBody<'TableWaiting'> {
  return {
    event: 'TableWaiting',
    my_player_id: myPlayerId(table, viewer),
    table_id: table.card.id,
    seats: table.sitters.map(
      (sitter) => sitter && { player_id: sitter.playerId, name: sitter.name, kind: sitter.kind },
    ),
    commitment: commitmentOf(table),
    ...(invite === undefined ? {} : { invite }),
  };
}

export function playerAway(table: TableState, seat: Seat): NoticeBody<'PlayerAway'> {
  return { event: 'PlayerAway', player_id: playerIdAt(table, seat) };
}

export function playerBack(table: TableState, seat: Seat): NoticeBody<'PlayerBack'> {
  return { event: 'PlayerBack', player_id: playerIdAt(table, seat) };
}

export function playerLeft(table: TableState, seat: Seat): NoticeBody<'PlayerLeft'> {
  return { event: 'PlayerLeft', player_id: playerIdAt(table, seat) };
}

export function turnClock(table: TableState, clocks: readonly RunningClock[]): NoticeBody<'TurnClock'> {
  return {
    event: 'TurnClock',
    clocks: clocks.map(({ seat, actionUntil, bank }) => ({
      player_id: playerIdAt(table, seat),
      action_until: actionUntil,
      bank,
    })),
  };
}

/** What a client that joins gets beside its snapshot: who is away or has left, a voided match, a rematch. */
export function standingNotices(table: TableState, viewer: Viewer): readonly NoticeBody[] {
  const notices: NoticeBody[] = [];
  for (const [seat, sitter] of table.sitters.entries()) {
    if (sitter?.hasLeft) notices.push(playerLeft(table, seat));
    else if (sitter?.isAway && !isOver(table)) notices.push(playerAway(table, seat));
  }
  if (table.voided !== null) notices.push({ event: 'GameVoided', reason: table.voided, ...revealOf(table) });
  if (table.rematch !== null) notices.push(rematchOffered(table.rematch, viewer));
  return notices;
}

function rematchOffered({ tableId, playerIds }: Rematch, viewer: Viewer): NoticeBody<'RematchOffered'> {
  const player_id = viewer === 'table' ? null : playerIds[viewer];
  return { event: 'RematchOffered', table_id: tableId, player_id };
}
