import type { TableCard } from '../table/log.ts';

// Days are those of UTC, as 2026-11-17.

const DAY_MS = 24 * 3_600_000;

export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** When the day is over; null for a text that is no day. */
export function endOf(day: string): number | null {
  const begin = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(begin) || dayOf(begin) !== day ? null : begin + DAY_MS;
}

/** Whether the cards of this table are still a daily deal that others may be playing. */
export function isSecret({ daily }: TableCard, now: number): boolean {
  return daily !== undefined && now < (endOf(daily.day) ?? 0);
}
