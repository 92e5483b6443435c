import type { Status, Summary, SummaryDetail, SummarySeat } from '../store/store.ts';
import { freeSeats } from '../table/decide.ts';
import { isOver, type TableState } from '../table/table.ts';

/** What the lobby shows of a table. */
export function summaryOf(table: TableState, updatedAt: number): Summary {
  return {
    status: statusOf(table),
    names: table.sitters.map((sitter) => sitter?.name ?? null),
    freeSeats: freeSeats(table).length,
    updatedAt,
    seenAt: hasBeenReached(table) ? updatedAt : null,
    detail: detailOf(table),
  };
}

function detailOf({ sitters, rematch, voided }: TableState): SummaryDetail {
  const seats = sitters.map((sitter): SummarySeat | null => {
    if (!sitter) return null;
    const { playerId, name, kind, level, person } = sitter;
    return { playerId, name, kind, level, ...(person === undefined ? {} : { person }) };
  });
  return { seats, rematch: rematch?.tableId ?? null, voided };
}

/** Whether somebody has connected, and not only asked for a seat. */
function hasBeenReached({ sitters }: TableState): boolean {
  return sitters.some((sitter) => sitter?.hasArrived);
}

/** A table that everybody left before the match is finished too. */
export function statusOf(table: TableState): Status {
  if (isOver(table)) return 'finished';
  if (table.match) return 'playing';
  return table.sitters.some((sitter) => sitter !== null) ? 'open' : 'finished';
}

/** Whether the summary has changed. */
export function hasChanged(before: TableState, after: TableState): boolean {
  if (statusOf(before) !== statusOf(after) || hasBeenReached(before) !== hasBeenReached(after)) return true;
  if (before.rematch !== after.rematch || before.voided !== after.voided) return true;
  return before.sitters.some((sitter, seat) => {
    const next = after.sitters[seat];
    return sitter?.playerId !== next?.playerId || sitter?.level !== next?.level;
  });
}
