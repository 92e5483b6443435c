import { JAPANESE } from '@madang/engine/hwatu';
import { patternsOf, type Rules, type Yaku } from '@madang/engine/koikoi';

export type { Yaku };

/** The cards of a pile that belong to this yaku. */
export function yakuCards(type: Yaku['type'], pile: readonly string[], rules: Rules): readonly string[] {
  const { brights, others, viewing } = patternsOf(rules);
  const pattern = [...brights, ...others, ...viewing].find((known) => known.type === type);
  if (!pattern) return [];
  const cards = pattern.of.toArray().map((card) => JAPANESE.ids[card]);
  return pile.filter((id) => cards.includes(id));
}
