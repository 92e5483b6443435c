import { goFactor, type Rules } from '@madang/engine/gostop';

/** A word of the game and its meaning. */
export type Term = readonly [term: string, meaning: string];

/** The texts of the help pages. They depend on the rules of the table. */
export interface HelpWords {
  readonly play: (rules: Rules) => readonly string[];
  readonly namedTitle: string;
  readonly named: (rules: Rules) => readonly Term[];
  readonly setsTitle: string;
  readonly eachMore: string;
  /** What else scores. */
  readonly extras: (rules: Rules) => readonly string[];
  readonly factorsTitle: string;
  readonly factors: (rules: Rules, seats: number) => readonly Term[];
}

/** A text that is left out when its rule does not apply. */
export function where<T>(applies: boolean, text: T): readonly T[] {
  return applies ? [text] : [];
}

/** `×2, ×4, ×8`: the factors of the third to fifth go. */
export function goFactors(rules: Rules): string {
  return [3, 4, 5].map((go) => `×${goFactor(rules, go)}`).join(', ');
}
