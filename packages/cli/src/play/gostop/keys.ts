/** The key that chooses the so-manieth choice, from 0; empty where there is none. */
export function keyOf(place: number): string {
  if (place > 9) return '';
  return place === 9 ? '0' : String(place + 1);
}
