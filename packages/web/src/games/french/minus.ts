/** A number with a real minus sign. */
export function minus(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** What a score changes by. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : minus(points);
}
