import type { Deck } from '@madang/engine/hwatu';
import type { Language } from '@madang/narrators/language';

/** What the flower cards count for in a game. */
export interface CardGuide {
  readonly deck: Deck;
  /** The sets that a card belongs to, by the default rules. */
  readonly setsWith: (card: string, language: Language) => readonly string[];
}
