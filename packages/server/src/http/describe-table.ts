import type { ListedTable, TableDetail } from '@madang/protocol';
import { commitmentOf } from '../protocol/fairness.ts';
import { summaryOf } from '../room/summary.ts';
import type { Cursor, Listed } from '../store/store.ts';
import type { ClockRules } from '../table/log.ts';
import type { TableState } from '../table/table.ts';

// Tables as HTTP shows them.

/** A table in memory. */
export function tableDetail(table: TableState): TableDetail {
  return storedDetail({ card: table.card, summary: summaryOf(table, 0) });
}

/** A table as the store has it, without its log. */
export function storedDetail({ card, summary }: Listed): TableDetail {
  const { status, detail } = summary;
  if (!detail) throw new Error(`table ${card.id}: its summary says nothing of its seats`);
  const { seats, rematch, voided } = detail;
  return {
    table_id: card.id,
    game: card.game,
    ruleset: String(card.rules.ruleset),
    rules: card.rules as TableDetail['rules'],
    status,
    seats: seats.map((seat) => {
      if (!seat) return null;
      const { playerId, name, kind, level } = seat;
      return { player_id: playerId, name, kind, level };
    }),
    clock: clockOf(card.clock),
    public: card.isPublic,
    commitment: commitmentOf({ card }),
    created_at: card.createdAt,
    rematch,
    voided,
  };
}

export function listedTable({ card, summary }: Listed): ListedTable {
  return {
    table_id: card.id,
    game: card.game,
    ruleset: String(card.rules.ruleset),
    status: summary.status,
    seats: [...summary.names],
    free_seats: summary.freeSeats,
    clock: clockOf(card.clock),
    created_at: card.createdAt,
  };
}

/** A place in the list as a client sends it back. */
export function cursorText({ card }: Listed): string {
  return `${card.createdAt}_${card.id}`;
}

/** Null for a cursor that no list has given. */
export function readCursor(text: string): Cursor | null {
  const [, createdAt, id] = /^(\d{1,16}(?:\.\d{1,6})?)_([A-Za-z0-9_-]{1,64})$/.exec(text) ?? [];
  return id === undefined ? null : { createdAt: Number(createdAt), id };
}

function clockOf(clock: ClockRules | null): TableDetail['clock'] {
  return clock && { per_action: clock.perAction, bank: clock.bank };
}
