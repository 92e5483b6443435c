import { goFactor, type Rules } from '@madang/engine/gostop';

/** A word of the game and what it means. */
export type Term = readonly [term: string, meaning: string];

/** The game in a few pages. What depends on the table's rules is said as these rules have it, or not at all. */
export interface HelpWords {
  readonly play: (rules: Rules) => readonly string[];
  readonly namedTitle: string;
  readonly named: (rules: Rules) => readonly Term[];
  readonly setsTitle: string;
  readonly eachMore: string;
  /** What scores beside the sets. */
  readonly extras: (rules: Rules) => readonly string[];
  readonly factorsTitle: string;
  readonly factors: (rules: Rules, seats: number) => readonly Term[];
}

/** Something that is said only where its rule is. */
export function where<T>(holds: boolean, said: T): readonly T[] {
  return holds ? [said] : [];
}

/** `×2, ×4, ×8`: what the third go and the next two multiply by. */
export function goFactors(rules: Rules): string {
  return [3, 4, 5].map((go) => `×${goFactor(rules, go)}`).join(', ');
}
