const DAY = 86_400_000;

/** Which position of a pack is asked on this day, by the reader's calendar: another one each day, all of them in turn. */
export function positionOfDay(date: Date, count: number): number {
  const day = Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
  return day % count;
}
