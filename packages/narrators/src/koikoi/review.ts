import { CardSet, type Language, NONE, type Seat } from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import { JAPANESE, matching, monthOf } from '@madang/engine/hwatu';
import { type Action, FIELD, HAND, PILE, patternsOf, pointsIfStopped, type Round } from '@madang/engine/koikoi';
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
import { yakuName } from './yaku.ts';

export const explain: Explain<Round, Action> = ({ state, seat, chosen, best, names }, language) => {
  const words = FLOWER_REVIEW[language];
  const sets = setsOf(state, language);
  const piles = PILE.map((zone) => state.table.at(zone));
  const missing = missingSentences(words, sets, piles, names);
  if (state.phase === 'decision')
    return [
      words.stopping(pointsIfStopped(state, seat)),
      ...missing,
      words.cardsLeft(state.table.at(entryOf(HAND, seat)).size),
    ];
  const [played, better] = [laidBy(state, chosen), laidBy(state, best)];
  const pile = entryOf(piles, seat);
  const completed = completedInstead(sets, pile, played, better);
  return [
    ...(completed.length > 0 ? [words.completes(completed.join(words.comma))] : []),
    ...laidSentences({
      ...{ words, chosen: played, best: better },
      card: (card) => cardName('japanese', JAPANESE.ids[card] ?? '?', language),
      heldByOthers: (month) => heldByOther(state, seat, month),
    }),
    ...missing,
  ];
};

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

function heldByOther(round: Round, seat: Seat, month: number): number {
  const other = entryOf(HAND, 1 - seat);
  return chanceThat(round, seat, ({ table }) =>
    table
      .at(other)
      .toArray()
      .some((card) => monthOf(card) === month),
  );
}
