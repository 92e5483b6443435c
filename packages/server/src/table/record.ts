import { type Action, type AnyState, type Carry, type Event, type Kibo, KiboWriter } from '@madang/engine';
import type { Logged, TableCard } from './log.ts';
import { follow, newTable, type Table } from './table.ts';

type AnyKiboWriter = KiboWriter<AnyState, Action, Event, object, Carry>;

/** The record of a table's match, from its log; null before the first card. */
export function recordOf(card: TableCard, log: readonly Logged[]): Kibo | null {
  let table = newTable(card);
  let writer: AnyKiboWriter | null = null;
  for (const logged of log) {
    const { table: next, happenings } = follow(table, logged);
    table = next;
    if (!table.match || happenings.length === 0) continue;
    const turned = { match: table.match, happenings };
    const { entry, at } = logged;
    if (writer) writer.add(turned, { at, ...(entry.type === 'acted' && entry.by ? { by: entry.by } : {}) });
    else writer = new KiboWriter(turned, seatsOf(table));
  }
  return writer?.kibo() ?? null;
}

function seatsOf({ sitters }: Table) {
  return sitters.map((sitter) => ({
    name: sitter?.name ?? '',
    kind: sitter?.kind ?? ('bot' as const),
    ...(sitter?.kind === 'bot' && sitter.level !== null ? { level: sitter.level } : {}),
  }));
}
