/** A set of named cards: `need` of them make it. */
export interface Wanted {
  readonly name: string;
  readonly need: number;
  readonly points: number;
  readonly of: readonly string[];
}

export interface Near {
  readonly name: string;
  readonly have: number;
  readonly need: number;
  readonly missing: readonly string[];
}

/** The set that is begun, can still be completed, and lacks the fewest cards; of equals the most valuable. */
export function nearest(sets: readonly Wanted[], mine: readonly string[], theirs: readonly string[]): Near | null {
  const open = sets.flatMap(({ name, need, points, of }) => {
    const have = of.filter((id) => mine.includes(id)).length;
    const missing = of.filter((id) => !mine.includes(id) && !theirs.includes(id));
    const isOpen = have > 0 && have < need && have + missing.length >= need;
    return isOpen ? [{ name, have, need, points, missing }] : [];
  });
  const [best] = open.toSorted((one, two) => one.need - one.have - (two.need - two.have) || two.points - one.points);
  return best ?? null;
}
