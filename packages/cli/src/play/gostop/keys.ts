/** The key of the choice with this index; empty after the tenth. */
export function keyOf(place: number): string {
  if (place > 9) return '';
  return place === 9 ? '0' : String(place + 1);
}
