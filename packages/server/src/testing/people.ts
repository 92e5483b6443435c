import { findGame } from '@madang/engine';
import { openTable } from '../lobby/open-table.ts';
import { takeSeat } from '../lobby/seats.ts';
import type { RunningServer } from '../server/start.ts';
import type { ClockRules } from '../table/log.ts';
import type { Seated } from './api.ts';
import { TestPlayer } from './test-player.ts';

export interface Gathering {
  readonly tableId: string;
  readonly seats: readonly Seated[];
  readonly players: readonly TestPlayer[];
}

interface Occasion {
  readonly game?: string;
  readonly people?: number;
  readonly rules?: object;
  readonly clock?: ClockRules | null;
}

/** People at a table who have all been dealt their cards. Clocks may be shorter than HTTP allows. */
export async function gathering(server: RunningServer, occasion: Occasion = {}): Promise<Gathering> {
  const { game = 'koikoi', people = 2, rules = {}, clock = null } = occasion;
  const found = findGame(game);
  if (!found) throw new Error(game);
  const seats = Array.from({ length: people }, () => ({ kind: 'human' as const }));
  const opening = { game: found, rules: found.configure(rules), seats, clock, isPublic: false };
  const first = await openTable(server.services, opening);
  const own = [first];
  const room = await server.rooms.find(first.table.card.id);
  for (let i = 1; i < people && room; i++) {
    const seat = await takeSeat(server.services, room, { kind: 'human' });
    if ('token' in seat) own.push(seat);
  }
  const seated = own.map(({ table, playerId, token }) => ({
    table_id: table.card.id,
    player_id: playerId,
    session_token: token,
  }));
  const players = await Promise.all(seated.map((seat) => TestPlayer.join(server.url, seat, {}, game)));
  await Promise.all(players.map((player) => player.heard('RoundDealt')));
  return { tableId: first.table.card.id, seats: seated, players };
}

/** Whose turn it is, of those who can move. */
export function whoMoves({ players }: Gathering): { readonly player: TestPlayer; readonly seat: number } {
  const seat = players.findIndex(({ mind }) => mind.moves.length > 0);
  if (seat < 0) throw new Error('nobody can move');
  return { player: players[seat], seat };
}
