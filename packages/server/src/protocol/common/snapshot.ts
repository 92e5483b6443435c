import type { AnyMatch, Viewer } from '@madang/engine';
import { isOver, type TableState } from '../../table/table.ts';
import { promiseOf, revealOf } from '../fairness.ts';
import { tableWaiting } from '../notices.ts';
import { myPlayerId, playerIdAt, scoresOf } from '../players.ts';
import type { Body } from '../wire.ts';
import type { Dialect } from './dialect.ts';
import { playersOf, shown } from './words.ts';

/** Everything this viewer may know, enough to continue from; before the first card, `TableWaiting`. */
export function snapshot(dialect: Dialect, table: TableState, viewer: Viewer): Body {
  const { match, card } = table;
  if (!match) return tableWaiting(table, viewer);
  return {
    event: 'GameSnapshotRestore',
    my_player_id: myPlayerId(table, viewer),
    game: {
      id: card.id,
      game: dialect.game.id,
      ruleset: match.setup.rules,
      cumulative_scores: scoresOf(table, match.scores),
      rounds_played: roundsPlayed(match),
      past_rounds: table.past.map(({ round, points }) => ({ round, scores: scoresOf(table, points) })),
    },
    players: playersOf(table),
    round: match.round.number,
    ...shown(dialect, match.state, viewer),
    ...(isOver(table) && { next_state: null }),
    ...(mayAbort(table, viewer) && { may_abort: true }),
    result: resultOf(match, table),
    ...promiseOf(table),
    ...revealOf(table),
  };
}

function mayAbort(table: TableState, viewer: Viewer): boolean {
  return viewer !== 'table' && !table.hasMoved && !isOver(table);
}

/** A match deals its next round at once, so only the last round can be over. */
function roundsPlayed({ result, round }: AnyMatch): number {
  return result ? round.number : round.number - 1;
}

function resultOf({ result }: AnyMatch, table: TableState) {
  return result && { winners: result.winners.map((seat) => playerIdAt(table, seat)), reason: result.reason };
}
