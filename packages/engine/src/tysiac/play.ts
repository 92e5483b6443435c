import { type Card, type CardSet, NONE } from '../kernel/cards.ts';
import type { Emit } from '../kernel/game.ts';
import { type Action, announce, type Play, play } from './actions.ts';
import {
  above,
  beats,
  CARD_IDS,
  isHalfOfCouple,
  marriageValue,
  OF_SUIT,
  otherHalf,
  pointsIn,
  pointsOf,
  SUIT_SIGNS,
  type Suit,
  suitOf,
} from './cards.ts';
import type { TysiacError } from './errors.ts';
import type { Event } from './events.ts';
import type { Round } from './round.ts';
import { HAND, PLAYED } from './zones.ts';

/** What may be played: by the leader anything, by a follower the led suit if it has one (docs/rules/tysiac.md 8). */
export function playable(round: Round): CardSet {
  const hand = round.table.at(HAND[round.seat]);
  const { led } = round;
  return led === NONE ? hand : following(round, hand, led);
}

function following(round: Round, hand: CardSet, led: Card): CardSet {
  const { rules, trump } = round;
  const inSuit = hand.intersect(OF_SUIT[suitOf(led)]);
  if (inSuit.isEmpty) return rules.mustTrump && trump !== null ? preferring(OF_SUIT[trump], hand) : hand;
  return rules.mustBeat ? preferring(above(round.highestOfLed), inSuit) : inSuit;
}

/** The wanted cards among these, or all cards when there are none. */
function preferring(wanted: CardSet, cards: CardSet): CardSet {
  const some = cards.intersect(wanted);
  return some.isEmpty ? cards : some;
}

/** The leader, with king or queen, while the other half is still in hand (docs/rules/tysiac.md 9). */
function mayAnnounce(round: Round, card: Card): boolean {
  return round.led === NONE && isHalfOfCouple(card) && round.table.has(HAND[round.seat], otherHalf(card));
}

export function playActions(round: Round): readonly Action[] {
  const actions: Action[] = [];
  const cards = playable(round);
  for (let card = cards.first; card >= 0; card = cards.after(card)) {
    actions.push(play(card));
    const announcement = mayAnnounce(round, card) ? announce(card) : undefined;
    if (announcement) actions.push(announcement);
  }
  return actions;
}

/** A suit error comes before a marriage error (docs/rules/tysiac.md 15). */
export function refusePlay(round: Round, card: Card, marriage: boolean): TysiacError | null {
  if (!round.table.has(HAND[round.seat], card)) return { code: 'CARD_NOT_OWNED', card: CARD_IDS[card] };
  if (!playable(round).has(card)) return { code: 'MUST_FOLLOW_SUIT', ...duty(round), card: CARD_IDS[card] };
  if (!marriage || mayAnnounce(round, card)) return null;
  return { code: 'INVALID_MARRIAGE', card: CARD_IDS[card], leads: round.led === NONE };
}

/** What the follower should have done: follow the suit, beat its highest card, or trump. */
function duty(round: Round): { readonly duty: 'follow' | 'beat' | 'trump'; readonly suit: string } {
  const led = OF_SUIT[suitOf(round.led)];
  const isVoid = round.table.at(HAND[round.seat]).countIn(led) === 0;
  if (isVoid && round.trump !== null) return { duty: 'trump', suit: SUIT_SIGNS[round.trump] };
  return { duty: round.rules.mustBeat ? 'beat' : 'follow', suit: SUIT_SIGNS[suitOf(round.led)] };
}

export function playCard(round: Round, action: Play, emit?: Emit<Event>): void {
  const { seat } = round;
  const { card } = action;
  round.table.move(card, HAND[seat], PLAYED);
  round.plays.push(action);
  emit?.({ type: 'played', seat, card });
  if (action.marriage) marry(round, suitOf(card), emit);
  if (round.winning === NONE || beats(card, round.winning, round.trump)) {
    round.winning = card;
    round.winningSeat = seat;
  }
  if (round.inTrick === 0) takeTrick(round, emit);
  else round.seat = round.after(seat);
}

/** The new trump applies from this trick; the points stay even if the trick is lost (docs/rules/tysiac.md 9). */
function marry(round: Round, suit: Suit, emit?: Emit<Event>): void {
  const points = marriageValue(suit);
  round.trump = suit;
  round.points[round.seat] += points;
  emit?.({ type: 'marriage', seat: round.seat, suit, points });
}

function takeTrick(round: Round, emit?: Emit<Event>): void {
  const { plays, winningSeat: winner } = round;
  const { activePlayers, tricks } = round.shape;
  let points = 0;
  for (let i = plays.length - activePlayers; i < plays.length; i++) points += pointsOf(plays[i].card);
  round.points[winner] += points;
  round.lastTrickWinner = winner;
  round.leader = winner;
  round.seat = winner;
  round.winning = NONE;
  const cards = emit && plays.slice(-activePlayers).map(({ card }) => card);
  if (cards) emit({ type: 'trick', seat: winner, cards, points });
  if (plays.length === activePlayers * tricks) finish(round, emit);
}

/** The table cards count before the success check (docs/rules/tysiac.md 10). */
function finish(round: Round, emit?: Emit<Event>): void {
  const { seat: winner, tableCards } = round;
  if (!tableCards.isEmpty) {
    const points = pointsIn(tableCards);
    round.points[winner] += points;
    emit?.({ type: 'tableCards', seat: winner, points });
  }
  round.end('played', null, emit);
}
