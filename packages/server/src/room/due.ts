import type { Seat } from '@madang/engine';
import { nextDeadline } from '../table/clock.ts';
import { isPlayedByBot } from '../table/seat.ts';
import { isOver, type TableState } from '../table/table.ts';
import { isBotOnly } from './bot-only-tables.ts';

// What has to happen at a table without a command: a bot's move, the end of a player's time, the end of a window.

/** A table with its timing, which is not in its log. */
export interface Moment {
  readonly table: TableState;
  /** When this server began to run the table's clocks. */
  readonly upSince: number;
  /** Nobody may act before this time: cards are being shown. */
  readonly lockedUntil: number;
  /** When the window opened in which several seats may act, and for how long it stays open. */
  readonly window: { readonly since: number; readonly length: number } | null;
}

/** The seats for which a bot has to choose now. */
export function botsToMove(table: TableState): readonly Seat[] {
  const { match, sitters } = table;
  if (!match || isOver(table)) return [];
  return match.actors.filter((seat) => {
    const sitter = sitters[seat];
    return sitter ? isPlayedByBot(sitter) : false;
  });
}

/** When something is due at the table after an entry at this time; null: nothing is. */
export function dueAfter(table: TableState, at: number, window: number | null): number | null {
  if (!table.match || isOver(table) || isBotOnly(table)) return null;
  if (botsToMove(table).length > 0) return at;
  const deadline = nextDeadline(table, at)?.at ?? null;
  const closing = window === null ? null : at + window;
  return deadline === null || closing === null ? (deadline ?? closing) : Math.min(deadline, closing);
}

/** When the clock has to play, and for which seats: the one whose time is up, or all that may still act in a window. */
export function clockDue({
  table,
  upSince,
  lockedUntil,
  window,
}: Moment): { readonly at: number; readonly seats: readonly Seat[] } | null {
  const { match } = table;
  if (!match || isOver(table)) return null;
  const deadline = nextDeadline(table, upSince);
  const closing = window && Math.max(window.since, upSince) + window.length;
  if (closing !== null && (!deadline || closing <= deadline.at))
    return { at: Math.max(closing, lockedUntil), seats: match.actors };
  return deadline && { at: Math.max(deadline.at, lockedUntil), seats: [deadline.seat] };
}
