import type { AnyNarrator } from '@madang/engine';
import type { Deck } from '@madang/engine/hwatu';
import type { Language } from '@madang/narrators/language';
import type { CardGuide } from '../../cards/guide.ts';
import type { Goal } from './goals.ts';

/** The guide to a game whose sets are goals. */
export function guideOf(
  deck: Deck,
  goals: readonly Goal[],
  narrator: (language: Language) => Pick<AnyNarrator, 'term'>,
): CardGuide {
  return {
    deck,
    setsWith: (card, language) =>
      goals
        .filter(({ of }) => of.includes(card))
        .flatMap(({ name, further = [] }) => [name, ...further.map((higher) => higher.name)])
        .map((name) => narrator(language).term(name)),
  };
}
