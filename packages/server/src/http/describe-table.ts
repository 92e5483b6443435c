import { commitmentOf } from '../protocol/fairness.ts';
import type { ListedTable, TableDetail } from '../protocol/http.ts';
import { statusOf } from '../room/summary.ts';
import type { Listed } from '../store/store.ts';
import type { ClockRules } from '../table/log.ts';
import type { Table } from '../table/table.ts';

// Tables as HTTP shows them.

export function tableDetail(table: Table): TableDetail {
  const { card, sitters, rematch, voided } = table;
  return {
    table_id: card.id,
    game: card.game,
    ruleset: String(card.rules.ruleset),
    rules: card.rules as TableDetail['rules'],
    status: statusOf(table),
    seats: sitters.map(
      (sitter) => sitter && { player_id: sitter.playerId, name: sitter.name, kind: sitter.kind, level: sitter.level },
    ),
    clock: clockOf(card.clock),
    public: card.isPublic,
    commitment: commitmentOf(table),
    created_at: card.createdAt,
    rematch: rematch?.tableId ?? null,
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

function clockOf(clock: ClockRules | null): TableDetail['clock'] {
  return clock && { per_action: clock.perAction, bank: clock.bank };
}
