import { CardSet, type Language, type Seat } from '@madang/engine';
import { type Action, offers, patternsOf, payoutIfStopped, type Round } from '@madang/engine/gostop';
import { KOREAN, monthOf } from '@madang/engine/hwatu';
import { cardName } from '../hwatu/index.ts';
import {
  completedInstead,
  type Laid,
  laidSentences,
  missingSentences,
  type NamedSet,
  NOTHING_LAID,
} from '../hwatu/review.ts';
import { FLOWER_REVIEW } from '../hwatu/review-words.ts';
import { chanceThat } from '../review/chance.ts';
import type { Explain } from '../review/explain.ts';
import { setName } from './sets.ts';

export const explain: Explain<Round, Action> = ({ state, seat, chosen, best, names }, language) => {
  const words = FLOWER_REVIEW[language];
  const sets = setsOf(state, language);
  const piles = names.map((_, of) => state.pile(of));
  const missing = missingSentences(words, sets, piles, names);
  if (state.stage === 'decision')
    return [words.stopping(payoutIfStopped(state, seat)), ...missing, words.cardsLeft(state.hand(seat).size)];
  const [played, better] = [laidBy(state, chosen), laidBy(state, best)];
  const pile = state.pile(seat);
  const completed = completedInstead(sets, pile, played, better);
  return [
    ...(completed.length > 0 ? [words.completes(completed.join(words.comma))] : []),
    ...laidSentences({
      ...{ words, chosen: played, best: better },
      card: (card) => cardName('korean', KOREAN.ids[card] ?? '?', language),
      heldByOthers: (month) => heldByOthers(state, seat, month),
    }),
    ...missing,
  ];
};

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

function heldByOthers(round: Round, seat: Seat, month: number): number {
  return chanceThat(round, seat, (world) =>
    world.tallies.some(
      (_, of) =>
        of !== seat &&
        world
          .hand(of)
          .toArray()
          .some((card) => monthOf(card) === month),
    ),
  );
}
