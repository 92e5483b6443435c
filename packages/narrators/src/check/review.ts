import { type Language, NONE, type Seat } from '@madang/engine';
import { type Action, cardValue, handTotal, type Round, rankOf, type Slot } from '@madang/engine/check';
import { entryOf } from '@madang/engine/entry';
import { chanceThat, meanOver, percent } from '../review/chance.ts';
import type { Explain } from '../review/explain.ts';
import { CHECK_REVIEW, type CheckReviewWords } from './review-words.ts';

export const explain: Explain<Round, Action> = ({ state, seat, chosen, best }, language) => {
  const words = CHECK_REVIEW[language];
  const specific = state.stage === 'discard' ? keeping : matching;
  return [...specific(words, { state, seat, chosen, best, language }), handsOf(words, state, seat, language)];
};

interface Facts {
  readonly state: Round;
  readonly seat: Seat;
  readonly chosen: Action;
  readonly best: Action;
  readonly language: Language;
}

function keeping(words: CheckReviewWords, { state, seat, chosen, best, language }: Facts): readonly string[] {
  const told = state.drawn === NONE ? [] : [words.drawn(number(cardValue(state.drawn), language))];
  const valueAt = (slot: Slot): string =>
    number(
      meanOver(state, seat, ({ grid }) => cardValue(entryOf(grid.cards, grid.place(seat, slot)))),
      language,
    );
  if (chosen.type === 'swapAndDiscard') told.push(words.replaced(valueAt(chosen.slot)));
  if (best.type === 'swapAndDiscard') told.push(words.betterReplaced(valueAt(best.slot)));
  return told;
}

function matching(words: CheckReviewWords, { state, seat, chosen, best }: Facts): readonly string[] {
  const chanceAt = (slot: Slot): number =>
    percent(
      chanceThat(state, seat, ({ grid, topDiscard }) => {
        const card = entryOf(grid.cards, grid.place(seat, slot));
        return card !== NONE && topDiscard !== NONE && rankOf(card) === rankOf(topDiscard);
      }),
    );
  return [
    ...(chosen.type === 'attemptMatch' ? [words.matches(chanceAt(chosen.slot))] : []),
    ...(best.type === 'attemptMatch' ? [words.betterMatches(chanceAt(best.slot))] : []),
  ];
}

function handsOf(words: CheckReviewWords, state: Round, seat: Seat, language: Language): string {
  const totals = Array.from({ length: state.seats }, (_, of) =>
    meanOver(state, seat, ({ grid }) => handTotal(grid.hand(of))),
  );
  const others = totals.filter((_, of) => of !== seat);
  return words.hands(number(entryOf(totals, seat), language), number(Math.min(...others), language));
}

/** Whole numbers without a fraction, means with one digit. */
function number(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 1 });
}
