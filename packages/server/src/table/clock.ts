import type { Seat } from '@madang/engine';
import { isPlayedByBot } from './seat.ts';
import { isOver, type TableState } from './table.ts';

// Clocks are computed from the log: when a turn began, what a seat has left, when its time is up. There is no timer here.

/** A clock that runs for a seat: the time for its action first, then its bank. */
export interface RunningClock {
  readonly seat: Seat;
  readonly actionUntil: number;
  readonly bank: number;
}

/** Every clock that runs now. `upSince` is when this server began to run the table. */
export function runningClocks(table: TableState, upSince: number): readonly RunningClock[] {
  return (table.match?.actors ?? []).flatMap((seat) => clockOf(table, seat, upSince) ?? []);
}

/** The seat's clock, from the start of its turn or of this server, whichever is later; null when none runs for it. */
function clockOf(table: TableState, seat: Seat, upSince: number): RunningClock | null {
  const { clock } = table.card;
  const sitter = table.sitters[seat];
  if (!clock || !table.match || isOver(table) || !sitter || isPlayedByBot(sitter)) return null;
  if (!table.match.actors.includes(seat)) return null;
  return { seat, actionUntil: Math.max(table.turnSince, upSince) + clock.perAction, bank: sitter.bank ?? 0 };
}

/** What is left of the bank after an action at this time. */
export function bankAfter(table: TableState, seat: Seat, now: number, upSince: number): number | null {
  const { clock } = table.card;
  const bank = table.sitters[seat]?.bank ?? null;
  if (!clock || bank === null || !table.match?.actors.includes(seat)) return bank;
  const used = now - Math.max(table.turnSince, upSince) - clock.perAction;
  return used <= 0 ? bank : Math.max(0, bank - used);
}

/** The next moment at which somebody's time is up, and whose. */
export function nextDeadline(table: TableState, upSince: number): { readonly seat: Seat; readonly at: number } | null {
  let next: { seat: Seat; at: number } | null = null;
  for (const { seat, actionUntil, bank } of runningClocks(table, upSince)) {
    const at = actionUntil + bank;
    if (next === null || at < next.at) next = { seat, at };
  }
  return next;
}
