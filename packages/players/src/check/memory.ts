import { type Card, NONE, type Seat } from '@madang/engine';
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
  isSpecial,
  PASS_MATCH,
  type Place,
  type Round,
  rankOf,
  SKIP,
  swapAndDiscard,
} from '@madang/engine/check';
import type { Player } from '../player.ts';
import { Expectations } from './expectations.ts';

/** Tuned by duplicate deals against three random players. */
export const WEIGHTS = {
  /** Calls check when its hand is the lowest with at least this chance. */
  confidence: 0.85,
  /** What the ability of a discarded king, queen or jack is worth, in points of the hand. */
  ability: 3,
  /** A swap must gain more than this. */
  swapGain: 0.5,
};

/**
 * Remembers every card it has seen, expects the average for the others, and lowers its hand as much as possible. It
 * uses only what its seat knows.
 */
export const memory: Player<Round, Action, Event> = {
  name: 'memory',
  choose: ({ world, seat }) => {
    const expected = new Expectations(world, seat);
    switch (world.stage) {
      case 'initialPeek':
        return CONFIRM_PEEK;
      case 'draw':
        return chooseDraw(expected, seat);
      case 'discard':
        return chooseDiscard(expected, seat, world.drawn, world.drawnFrom === 'deck').action;
      case 'matchingStage':
        return chooseMatch(expected, seat);
      case 'abilityResolutionStage':
        return world.abilityStep === 'peek' ? choosePeek(expected, seat) : chooseSwap(expected, seat);
      default:
        return isConfident(expected, seat) ? CALL_CHECK : END_TURN;
    }
  },
};

function isConfident(expected: Expectations, seat: Seat): boolean {
  return expected.round.playerWhoCalledCheck === null && expected.chanceToBeLowest(seat) >= WEIGHTS.confidence;
}

/** The better of a known card from the discard pile and the average one from the deck. */
function chooseDraw(expected: Expectations, seat: Seat): Action {
  if (isConfident(expected, seat)) return CALL_CHECK;
  const { round } = expected;
  if (!canDrawDiscard(round)) return DRAW_FROM_DECK;
  const open = chooseDiscard(expected, seat, round.topDiscard, false).gain;
  const closed = expected.averageDraw((card) => chooseDiscard(expected, seat, card, true).gain);
  return open > closed ? DRAW_FROM_DISCARD : DRAW_FROM_DECK;
}

interface Choice {
  readonly action: Action;
  /** By how much it lowers the hand. */
  readonly gain: number;
}

/** Which card to discard: the drawn one, if that is allowed, or one of the hand. */
function chooseDiscard(expected: Expectations, seat: Seat, drawn: Card, mayDiscard: boolean): Choice {
  let best: Choice = {
    action: DISCARD_DRAWN,
    gain: mayDiscard ? discardGain(expected, seat, drawn, NONE) : Number.NEGATIVE_INFINITY,
  };
  for (const place of expected.hand(seat)) {
    const out = expected.known(place);
    const shed = out === NONE ? 0 : discardGain(expected, seat, out, place);
    // The drawn card can also match the card that it replaces.
    const again = out !== NONE && rankOf(out) === rankOf(drawn) ? Math.max(0, cardValue(drawn)) : 0;
    const gain = expected.value(place) - cardValue(drawn) + Math.max(shed, again);
    if (gain > best.gain) best = { action: swapAndDiscard(place % expected.round.grid.slots), gain };
  }
  return best;
}

/** What a discard gains: its ability, and a match with another known card of the hand. */
function discardGain(expected: Expectations, seat: Seat, card: Card, from: Place): number {
  let shed = 0;
  for (const place of expected.hand(seat)) {
    const other = expected.known(place);
    if (place !== from && other !== NONE && rankOf(other) === rankOf(card)) shed = Math.max(shed, cardValue(other));
  }
  return shed + (isSpecial(card) ? WEIGHTS.ability : 0);
}

/** Matches with a known card of the rank; with an unseen one if a miss is free. Keeps aces. */
function chooseMatch(expected: Expectations, seat: Seat): Action {
  const { round } = expected;
  const wanted = cardValue(round.topDiscard);
  const miss = round.rules.misfirePenalty ? expected.averageDraw(cardValue) : 0;
  let best = { action: PASS_MATCH as Action, gain: 0 };
  for (const place of expected.hand(seat)) {
    const chance = expected.chanceOfRank(place, rankOf(round.topDiscard));
    const gain = chance * wanted - (1 - chance) * miss;
    if (gain > best.gain) best = { action: attemptMatch(place % round.grid.slots), gain };
  }
  return best.action;
}

/** First its own unseen cards, then the lowest expected card of the others. */
function choosePeek(expected: Expectations, seat: Seat): Action {
  const { round } = expected;
  const unseen = targets(round).filter((place) => expected.isUnseen(place));
  if (unseen.length === 0) return SKIP;
  const own = unseen.find((place) => round.grid.ownerOf(place) === seat);
  return round.catalogue.peek(own ?? lowest(expected, unseen));
}

/** Its worst card for the best of the others, if that gains enough. */
function chooseSwap(expected: Expectations, seat: Seat): Action {
  const { round } = expected;
  const others = targets(round).filter((place) => round.grid.ownerOf(place) !== seat);
  if (others.length === 0) return SKIP;
  const mine = expected.hand(seat).reduce((a, b) => (expected.value(b) > expected.value(a) ? b : a));
  const theirs = lowest(expected, others);
  return expected.value(mine) - expected.value(theirs) > WEIGHTS.swapGain ? round.catalogue.swap(mine, theirs) : SKIP;
}

function targets(round: Round): readonly Place[] {
  return [...round.grid.cards.keys()].filter((place) => round.isTarget(place));
}

function lowest(expected: Expectations, places: readonly Place[]): Place {
  return places.reduce((a, b) => (expected.value(b) < expected.value(a) ? b : a));
}
