import type { Seat, Viewer } from '@madang/engine';
import { type Capability, type NoticeBody, PROTOCOL_VERSION, type Reaction } from '@madang/protocol';
import type { RunningClock } from '../table/clock.ts';
import { isOver, type Rematch, type TableState } from '../table/table.ts';
import { commitmentOf, revealOf } from './fairness.ts';
import { myPlayerId, playerIdAt } from './players.ts';

// The notices of docs/protocol.md 17, made from a table.

export function joinAccepted(granted: readonly Capability[]): NoticeBody<'JoinAccepted'> {
  return { event: 'JoinAccepted', version: PROTOCOL_VERSION, capabilities: [...granted] };
}

export function serverStopping(): NoticeBody<'ServerStopping'> {
  return { event: 'ServerStopping' };
}

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

/** @param until when a bot plays for them; null: nobody waits for them */
export function playerGone(table: TableState, seat: Seat, until: number | null): NoticeBody<'PlayerGone'> {
  return { event: 'PlayerGone', player_id: playerIdAt(table, seat), until };
}

export function playerReacted(table: TableState, seat: Seat, reaction: Reaction): NoticeBody<'PlayerReacted'> {
  return { event: 'PlayerReacted', player_id: playerIdAt(table, seat), reaction };
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
  if (table.voided !== null) notices.push(gameVoided(table, table.voided));
  if (table.rematch !== null) notices.push(rematchOffered(table, table.rematch, viewer));
  return notices;
}

function gameVoided(table: TableState, reason: string): NoticeBody<'GameVoided'> {
  const { abortedBy } = table;
  const aborted = abortedBy === null ? {} : { aborted_by: playerIdAt(table, abortedBy) };
  return { event: 'GameVoided', reason, ...revealOf(table), ...aborted };
}

function rematchOffered(table: TableState, rematch: Rematch, viewer: Viewer): NoticeBody<'RematchOffered'> {
  const { tableId, playerIds, by } = rematch;
  const player_id = viewer === 'table' ? null : (playerIds[viewer] ?? null);
  const offered = by === null ? {} : { by: playerIdAt(table, by) };
  return { event: 'RematchOffered', table_id: tableId, player_id, ...offered };
}
