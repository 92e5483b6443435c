import type { SeatClock } from '../play/session.ts';

/** What is left of a seat's time, in milliseconds. */
export interface TimeLeft {
  readonly action: number;
  readonly bank: number;
  /** The last seconds, after which the table plays for the seat. */
  readonly isLast: boolean;
}

/** By shape and by voice: from here on everybody should notice. */
const LAST = 5000;

export function timeLeft({ actionUntil, bank }: SeatClock, now: number): TimeLeft {
  const action = Math.max(0, actionUntil - now);
  const left = Math.max(0, Math.min(bank, bank - (now - actionUntil)));
  return { action, bank: left, isLast: action + left <= LAST };
}

/** As a clock shows it: `0:07`, rounded up, so that nothing is left only when nothing is. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A screen reader is told these seconds, not every one. */
const SPOKEN: readonly number[] = [10, 5, 3];

/** The seconds to say now; null while there is nothing to say. */
export function spokenSeconds({ action, bank }: TimeLeft): number | null {
  const seconds = Math.ceil((action + bank) / 1000);
  return SPOKEN.includes(seconds) ? seconds : null;
}
