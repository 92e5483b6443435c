import { findGame } from '@madang/engine';
import { canonical, isRecord } from '@madang/engine/internal';
import type { ListedMatch, ListedTable, TableDetail } from '@madang/protocol';
import { commitmentOf } from '../protocol/fairness.ts';
import { isRated } from '../rating/rated.ts';
import { summaryOf } from '../room/summary.ts';
import type { Cursor, Listed, Summary } from '../store/store.ts';
import type { ClockRules, TableCard } from '../table/log.ts';
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
      const { playerId, name, kind, level, person = null } = seat;
      return { player_id: playerId, name, kind, level, person_id: person };
    }),
    clock: clockOf(card.clock),
    public: card.isPublic,
    commitment: commitmentOf({ card }),
    created_at: card.createdAt,
    rematch,
    rated: isRated(card, seats),
    voided,
    ...(card.spectatorDelay === undefined ? {} : { spectator_delay: card.spectatorDelay }),
  };
}

export function listedTable({ card, summary }: Listed): ListedTable {
  return {
    table_id: card.id,
    game: card.game,
    ruleset: String(card.rules.ruleset),
    rules: changesIn(card),
    status: summary.status,
    seats: [...summary.names],
    players: playersIn(summary),
    free_seats: summary.freeSeats,
    clock: clockOf(card.clock),
    created_at: card.createdAt,
  };
}

/** The options that differ from the named ruleset, in its newest revision or any. */
function changesIn({ game, rules }: TableCard): ListedTable['rules'] {
  const named = findGame(game)?.rulesets[String(rules.ruleset)];
  if (!isRecord(named)) return {};
  const changed = Object.entries(rules).filter(
    ([name, value]) => name !== 'revision' && canonical(value) !== canonical(named[name]),
  );
  return Object.fromEntries(changed) as ListedTable['rules'];
}

/** Who sits there. Tables of older versions have names only. */
function playersIn({ names, detail }: Summary): ListedTable['players'] {
  if (!detail) return names.map((name) => (name === null ? null : { name, kind: 'human', level: null }));
  return detail.seats.map((seat) => seat && { name: seat.name, kind: seat.kind, level: seat.level });
}

/** @param person whose list it is; null: nobody's */
export function listedMatch(listed: Listed, person: string | null): ListedMatch {
  const { detail, names } = listed.summary;
  const people = names.map((_, seat) => detail?.seats[seat]?.person ?? null);
  const seat = person === null ? -1 : people.indexOf(person);
  return { ...listedTable(listed), people, seat: seat < 0 ? null : seat, voided: detail?.voided ?? null };
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
