import { type Card, NONE, type Seat } from '@madang/engine';
import { entryOf } from '@madang/engine/entry';
import {
  ACES,
  type Action,
  couplesIn,
  HAND,
  OF_SUIT,
  Phase,
  pointsOf,
  type Round,
  SUIT_SIGNS,
  suitOf,
} from '@madang/engine/tysiac';
import { chanceThat, percent } from '../review/chance.ts';
import type { Explain } from '../review/explain.ts';
import { TYSIAC_REVIEW } from './review-words.ts';

export const explain: Explain<Round, Action> = ({ state, seat, chosen, best, names }, language) => {
  const words = TYSIAC_REVIEW[language];
  const hand = state.table.at(entryOf(HAND, seat));
  const told: string[] = [];
  if (state.phase !== Phase.Play)
    told.push(
      words.hand(
        hand.countIn(ACES),
        couplesIn(hand)
          .map((suit) => SUIT_SIGNS[suit])
          .join(' '),
      ),
      ...(state.highestBid > 0 ? [words.highestBid(state.highestBid)] : []),
    );
  if (chosen.type === 'play' && best.type === 'play' && chosen.card !== best.card)
    told.push(
      words.beaten(percent(chanceBeaten(state, seat, chosen.card))),
      words.betterBeaten(percent(chanceBeaten(state, seat, best.card))),
    );
  const points = pointsInTrick(state);
  if (points > 0) told.push(words.inTrick(points));
  const { declarer, highestBid } = state;
  if (declarer !== null && state.phase === Phase.Play) {
    const missing = highestBid - entryOf(state.points, declarer);
    if (missing > 0) told.push(words.toBid(entryOf(names, declarer), missing, highestBid));
  }
  return told;
};

function pointsInTrick(round: Round): number {
  if (round.led === NONE) return 0;
  return round.plays.slice(round.plays.length - round.inTrick).reduce((sum, { card }) => sum + pointsOf(card), 0);
}

/** How likely somebody who has yet to play in this trick has a card that beats this one. */
function chanceBeaten(round: Round, seat: Seat, card: Card): number {
  if (round.led !== NONE && !beats(round, card, round.winning)) return 1;
  const toPlay: Seat[] = [];
  const left = round.shape.activePlayers - round.inTrick - 1;
  for (let next = round.after(seat), i = 0; i < left; next = round.after(next), i++) toPlay.push(next);
  const led = suitOf(round.led === NONE ? card : round.led);
  return chanceThat(round, seat, ({ table }) =>
    toPlay.some((other) => {
      const hand = table.at(entryOf(HAND, other));
      const inSuit = hand.intersect(entryOf(OF_SUIT, led));
      return (inSuit.isEmpty ? hand : inSuit).toArray().some((held) => beats(round, held, card));
    }),
  );
}

/** Whether a card beats another one: higher of its suit, or a trump. */
function beats({ trump }: Round, card: Card, other: Card): boolean {
  if (suitOf(card) === suitOf(other)) return card > other;
  return trump !== null && suitOf(card) === trump;
}
