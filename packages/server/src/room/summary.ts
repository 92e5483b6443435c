import type { Status, Summary } from '../store/store.ts';
import { freeSeats } from '../table/decide.ts';
import { isOver, type Table } from '../table/table.ts';

/** What the lobby shows of a table. */
export function summaryOf(table: Table, updatedAt: number): Summary {
  return {
    status: statusOf(table),
    names: table.sitters.map((sitter) => sitter?.name ?? null),
    freeSeats: freeSeats(table).length,
    updatedAt,
  };
}

/** A table that everybody has left before the match is over, too. */
export function statusOf(table: Table): Status {
  if (isOver(table)) return 'finished';
  if (table.match) return 'playing';
  return table.sitters.some((sitter) => sitter !== null) ? 'open' : 'finished';
}

/** Whether the lobby must hear of it. */
export function hasChanged(before: Table, after: Table): boolean {
  return (
    statusOf(before) !== statusOf(after) ||
    before.sitters.some((sitter, seat) => sitter?.name !== after.sitters[seat]?.name)
  );
}
