import { CardSet, type Language, NONE } from '@madang/engine';
import { JAPANESE, matching } from '@madang/engine/hwatu';
import { type Action, FIELD, HAND, PILE, patternsOf, pointsIfStopped, type Round } from '@madang/engine/koikoi';
import { cardName } from '../hwatu/index.ts';
import { explainFlower, type Laid, type NamedSet, NOTHING_LAID } from '../hwatu/review.ts';
import { yakuName } from './yaku.ts';

export const explain = explainFlower<Round, Action>({
  piles: ({ table }) => PILE.map((zone) => table.at(zone)),
  hands: ({ table }) => HAND.map((zone) => table.at(zone)),
  stopping: (round, seat) => (round.phase === 'decision' ? pointsIfStopped(round, seat) : null),
  laid: laidBy,
  sets: setsOf,
  card: (card, language) => cardName('japanese', JAPANESE.ids[card] ?? '?', language),
});

function setsOf({ rules }: Round, language: Language): readonly NamedSet[] {
  const { brights, others, viewing } = patternsOf(rules);
  return [...brights, ...others, ...viewing]
    .filter(({ points }) => points > 0)
    .map(({ type, need, of, points }) => ({ name: yakuName(type, language), need, of, points }));
}

function laidBy({ table }: Round, action: Action): Laid {
  if (action.type === 'select') return { card: null, takes: CardSet.of(action.target) };
  if (action.type !== 'play') return NOTHING_LAID;
  const taken = action.target === NONE ? matching(table.at(FIELD), action.card).cards : [action.target];
  return { card: action.card, takes: CardSet.from(taken) };
}
