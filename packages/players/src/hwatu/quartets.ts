// What a policy looks up about the four cards of a month, which a set gives as four bits (`CardSet.quartet`).

/** How many cards they are. */
export const BITS = Uint8Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].filter((i) => (bits >> i) & 1).length);

/** Which of the four is the first of them, and which the last; 0 for none. */
export const LOWEST = Uint8Array.from({ length: 16 }, (_, bits) => (bits === 0 ? 0 : 31 - Math.clz32(bits & -bits)));
export const HIGHEST = Uint8Array.from({ length: 16 }, (_, bits) => (bits === 0 ? 0 : 31 - Math.clz32(bits)));

/** How likely an opponent takes a card of a month of which so many are unseen. */
export const LIKELY = Float64Array.from({ length: 5 }, (_, unseen) => 1 - 0.65 ** unseen);
