import { type Card, NONE, type Random, type Seat } from '@madang/engine';
import {
  type Action,
  attemptMatch,
  CALL_CHECK,
  CONFIRM_PEEK,
  canDrawDiscard,
  cardValue,
  DISCARD_DRAWN,
  DRAW_FROM_DECK,
  DRAW_FROM_DISCARD,
  END_TURN,
  type Event,
  PASS_MATCH,
  type Place,
  type Round,
  rankOf,
  swapAndDiscard,
} from '@madang/engine/check';
import { anyOf, once } from '../chance.ts';
import type { Player } from '../player.ts';
import { Expectations } from './expectations.ts';

const HABITS = {
  /** How often it does not remember a card that it has seen. */
  forgets: 3,
  /** What it thinks of a card that it does not know. */
  unknown: 5,
  /** It takes an open card that counts no more than this. */
  low: 3,
  /** It calls check when its hand seems to count no more than this for each card that it began with. */
  enough: 2,
};

/** Knows what is good, but forgets its cards, and calls check by its own hand alone. */
export const beginner: Player<Round, Action, Event> = {
  name: 'beginner',
  ignoresHistory: true,
  choose: ({ world, seat, legal, random }) => {
    const hand = remembered(world, seat, random);
    switch (world.stage) {
      case 'initialPeek':
        return CONFIRM_PEEK;
      case 'draw':
        return seemsLow(world, hand) ? CALL_CHECK : drawing(world);
      case 'discard':
        return discarding(world, hand);
      case 'matchingStage':
        return matching(world, hand);
      case 'abilityResolutionStage':
        return anyOf(legal, random);
      default:
        return seemsLow(world, hand) ? CALL_CHECK : END_TURN;
    }
  },
};

interface Held {
  readonly place: Place;
  /** NONE when it has not seen the card, or does not remember it now. */
  readonly card: Card;
  readonly worth: number;
}

function remembered(round: Round, seat: Seat, random: Random): readonly Held[] {
  const expected = new Expectations(round, seat);
  return expected.hand(seat).map((place) => {
    const card = once(HABITS.forgets, random) ? NONE : expected.known(place);
    return { place, card, worth: card === NONE ? HABITS.unknown : cardValue(card) };
  });
}

function seemsLow(round: Round, hand: readonly Held[]): boolean {
  if (round.playerWhoCalledCheck !== null) return false;
  const total = hand.reduce((sum, { worth }) => sum + worth, 0);
  return total <= HABITS.enough * 4;
}

function drawing(round: Round): Action {
  return canDrawDiscard(round) && cardValue(round.topDiscard) <= HABITS.low ? DRAW_FROM_DISCARD : DRAW_FROM_DECK;
}

/** The drawn card for the one that seems highest. */
function discarding(round: Round, hand: readonly Held[]): Action {
  const worst = hand.reduce((a, b) => (b.worth > a.worth ? b : a));
  const mustKeep = round.drawnFrom !== 'deck';
  return mustKeep || worst.worth > cardValue(round.drawn)
    ? swapAndDiscard(worst.place % round.grid.slots)
    : DISCARD_DRAWN;
}

function matching(round: Round, hand: readonly Held[]): Action {
  const same = hand.find(({ card }) => card !== NONE && rankOf(card) === rankOf(round.topDiscard));
  return same ? attemptMatch(same.place % round.grid.slots) : PASS_MATCH;
}
