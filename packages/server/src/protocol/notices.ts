import type { Seat, Viewer } from '@madang/engine';
import { z } from 'zod';
import type { RunningClock } from '../table/clock.ts';
import { isOver, type Rematch, type TableState } from '../table/table.ts';
import { commitmentOf, revealOf } from './fairness.ts';
import { Commitment, Count, event, MyPlayerId, PlayerId, RevealedSeed, SeatKind, type Unsealed } from './parts.ts';
import { myPlayerId, playerIdAt } from './players.ts';

// What happens around a match, the same in every game (docs/protocol.md 17). A notice takes no number of its own, it
// repeats the viewer's last, because it follows from connections and not from the match alone.

/** Before the first card, in place of a snapshot: who is here. Sent again when that changes. */
export const TableWaiting = event('TableWaiting', {
  my_player_id: MyPlayerId,
  table_id: z.string(),
  seats: z.array(z.strictObject({ player_id: PlayerId, name: z.string(), kind: SeatKind }).nullable()),
  commitment: Commitment,
  /** The link to send to a friend. */
  invite: z.string().optional(),
});
/** A bot plays for the player, who may come back. */
export const PlayerAway = event('PlayerAway', { player_id: PlayerId });
export const PlayerBack = event('PlayerBack', { player_id: PlayerId });
/** For good. */
export const PlayerLeft = event('PlayerLeft', { player_id: PlayerId });
/**
 * Whose time runs, at a table with a clock: until `action_until` by the server's clock, the envelope's `timestamp`, and
 * then for the milliseconds of the bank. In a window that closes by itself nobody's is told: it would betray who passed.
 */
export const TurnClock = event('TurnClock', {
  clocks: z.array(z.strictObject({ player_id: PlayerId, action_until: Count, bank: Count })),
});
/** Another match of the same people: who the viewer is there; nobody, for who looks on or has left. The token stays. */
export const RematchOffered = event('RematchOffered', { table_id: z.string(), player_id: MyPlayerId });
/** The match could not be finished as it was begun. The seed is shown, as after every match. */
export const GameVoided = event('GameVoided', { reason: z.string(), seed: RevealedSeed.optional() });

export const Notice = z.discriminatedUnion('event', [
  TableWaiting,
  PlayerAway,
  PlayerBack,
  PlayerLeft,
  TurnClock,
  RematchOffered,
  GameVoided,
]);
export type Notice = Unsealed<z.infer<typeof Notice>>;
type NoticeOf<Name extends Notice['event']> = Extract<Notice, { event: Name }>;

export function tableWaiting(table: TableState, viewer: Viewer, invite?: string): NoticeOf<'TableWaiting'> {
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

export function playerAway(table: TableState, seat: Seat): NoticeOf<'PlayerAway'> {
  return { event: 'PlayerAway', player_id: playerIdAt(table, seat) };
}

export function playerBack(table: TableState, seat: Seat): NoticeOf<'PlayerBack'> {
  return { event: 'PlayerBack', player_id: playerIdAt(table, seat) };
}

export function playerLeft(table: TableState, seat: Seat): NoticeOf<'PlayerLeft'> {
  return { event: 'PlayerLeft', player_id: playerIdAt(table, seat) };
}

export function turnClock(table: TableState, clocks: readonly RunningClock[]): NoticeOf<'TurnClock'> {
  return {
    event: 'TurnClock',
    clocks: clocks.map(({ seat, actionUntil, bank }) => ({
      player_id: playerIdAt(table, seat),
      action_until: actionUntil,
      bank,
    })),
  };
}

/**
 * What a client that comes (back) must hear beside its snapshot: who is away or gone, that the match was voided, that
 * there is a rematch.
 */
export function standingNotices(table: TableState, viewer: Viewer): readonly Notice[] {
  const notices: Notice[] = [];
  for (const [seat, sitter] of table.sitters.entries()) {
    if (sitter?.hasLeft) notices.push(playerLeft(table, seat));
    else if (sitter?.isAway && !isOver(table)) notices.push(playerAway(table, seat));
  }
  if (table.voided !== null) notices.push({ event: 'GameVoided', reason: table.voided, ...revealOf(table) });
  if (table.rematch !== null) notices.push(rematchOffered(table.rematch, viewer));
  return notices;
}

function rematchOffered({ tableId, playerIds }: Rematch, viewer: Viewer): NoticeOf<'RematchOffered'> {
  const player_id = viewer === 'table' ? null : playerIds[viewer];
  return { event: 'RematchOffered', table_id: tableId, player_id };
}
