import type { SeatClock } from '../play/session.ts';

/** A seat's remaining time, in milliseconds. */
export interface TimeLeft {
  readonly action: number;
  readonly bank: number;
  /** The last seconds before the server plays for the seat. */
  readonly isLast: boolean;
}

/** From here on the clock is highlighted and announced. */
const LAST = 5000;

export function timeLeft({ actionUntil, bank }: SeatClock, now: number): TimeLeft {
  const action = Math.max(0, actionUntil - now);
  const left = Math.max(0, Math.min(bank, bank - (now - actionUntil)));
  return { action, bank: left, isLast: action + left <= LAST };
}

/** `0:07`, rounded up: `0:00` means that no time is left. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Only these seconds are announced to screen readers. */
const SPOKEN: readonly number[] = [10, 5, 3];

/** The seconds to announce now, or null. */
export function spokenSeconds({ action, bank }: TimeLeft): number | null {
  const seconds = Math.ceil((action + bank) / 1000);
  return SPOKEN.includes(seconds) ? seconds : null;
}
