import { CardSet, type Language } from '@madang/engine';
import { type Action, offers, patternsOf, payoutIfStopped, type Round } from '@madang/engine/gostop';
import { KOREAN } from '@madang/engine/hwatu';
import { cardName } from '../hwatu/index.ts';
import { explainFlower, type Laid, type NamedSet, NOTHING_LAID } from '../hwatu/review.ts';
import { setName } from './sets.ts';

export const explain = explainFlower<Round, Action>({
  piles: (round) => round.tallies.map((_, seat) => round.pile(seat)),
  hands: (round) => round.tallies.map((_, seat) => round.hand(seat)),
  stopping: (round, seat) => (round.stage === 'decision' ? payoutIfStopped(round, seat) : null),
  laid: laidBy,
  sets: setsOf,
  card: (card, language) => cardName('korean', KOREAN.ids[card] ?? '?', language),
});

/** Sets of which each card counts once. */
function setsOf({ rules }: Round, language: Language): readonly NamedSet[] {
  const { brights, growing, complete } = patternsOf(rules);
  return [...brights, ...growing, ...complete].map(({ name, need, of, points }) => ({
    ...{ need, of, points },
    name: setName(name, language),
  }));
}

/** Of two to choose from, which one is taken is decided later: both are named. */
function laidBy(round: Round, action: Action): Laid {
  if (action.type === 'CHOOSE_CAPTURE_TARGET') return { card: null, takes: CardSet.of(action.fromTableCardId) };
  if (action.type !== 'PLAY_HAND_CARD') return NOTHING_LAID;
  return { card: action.cardId, takes: CardSet.from(offers(round, action.cardId).cards) };
}
