/** A French card's id is its rank and its suit's sign: `10♥`. */
export const SUIT_SIGNS = ['♠', '♣', '♦', '♥'] as const;
export type SuitSign = (typeof SUIT_SIGNS)[number];

export function suitSignOf(id: string): SuitSign {
  const sign = SUIT_SIGNS.find((known) => id.endsWith(known));
  if (!sign) throw new Error(`${id} is no French card`);
  return sign;
}

export function rankSignOf(id: string): string {
  return id.slice(0, -1);
}
