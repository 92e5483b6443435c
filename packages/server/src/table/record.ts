import {
  type Action,
  type AnyState,
  type Carry,
  type Event,
  type Kibo,
  KiboWriter,
  type MaskedKibo,
  type Viewer,
} from '@madang/engine';
import { MaskedRounds, maskedKibo } from '@madang/engine/internal';
import type { Logged, TableCard } from './log.ts';
import { follow, newTable, type TableState } from './table.ts';

type AnyKiboWriter = KiboWriter<AnyState, Action, Event, object, Carry>;

/** The record of a table's match, from its log; null before the first card. */
export function recordOf(card: TableCard, log: readonly Logged[]): Kibo | null {
  return writerOf(card, log)?.kibo() ?? null;
}

/** What a viewer has seen of the match, in one replay; null before the first card. */
export function maskedRecordOf(card: TableCard, log: readonly Logged[], viewer: Viewer): MaskedKibo | null {
  const { game } = newTable(card);
  const masked = new MaskedRounds(game, viewer);
  const writer = writerOf(card, log, masked);
  return writer && maskedKibo(game, writer.kibo(), viewer, masked.rounds);
}

function writerOf(card: TableCard, log: readonly Logged[], masked?: MaskedRounds): AnyKiboWriter | null {
  let table = newTable(card);
  let writer: AnyKiboWriter | null = null;
  for (const logged of log) {
    const { table: next, happenings } = follow(table, logged);
    table = next;
    if (!table.match || happenings.length === 0) continue;
    masked?.add(happenings);
    const turned = { match: table.match, happenings };
    const { entry, at } = logged;
    if (writer) writer.add(turned, { at, ...(entry.type === 'acted' && entry.by ? { by: entry.by } : {}) });
    else writer = new KiboWriter(turned, seatsOf(table));
  }
  return writer;
}

function seatsOf({ sitters }: TableState) {
  return sitters.map((sitter) => ({
    name: sitter?.name ?? '',
    kind: sitter?.kind ?? ('bot' as const),
    ...(sitter?.kind === 'bot' && sitter.level !== null ? { level: sitter.level } : {}),
  }));
}
