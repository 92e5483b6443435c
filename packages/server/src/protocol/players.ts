import type { Seat, Viewer } from '@madang/engine';
import type { Score } from '@madang/protocol';
import type { Sitter } from '../table/seat.ts';
import type { TableState } from '../table/table.ts';

// Seats and players, by the names of the wire.

export function sitterAt({ sitters, card }: TableState, seat: Seat): Sitter {
  const sitter = sitters[seat];
  if (!sitter) throw new Error(`table ${card.id}: nobody sits in seat ${seat}`);
  return sitter;
}

export function playerIdAt(table: TableState, seat: Seat): string {
  return sitterAt(table, seat).playerId;
}

/** Null for a spectator. */
export function myPlayerId(table: TableState, viewer: Viewer): string | null {
  return viewer === 'table' ? null : playerIdAt(table, viewer);
}

export function scoresOf(table: TableState, scores: readonly number[]): Score[] {
  return scores.map((score, seat) => ({ player_id: playerIdAt(table, seat), score }));
}
