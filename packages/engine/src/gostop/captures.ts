import { KOREAN, monthOf } from '../hwatu/deck.ts';
import { type Matches, matching } from '../hwatu/matches.ts';
import { type Card, NONE } from '../kernel/cards.ts';
import type { Emit } from '../kernel/game.ts';
import type { Zone } from '../kernel/table.ts';
import type { Event, Special } from './events.ts';
import type { Round } from './round.ts';
import type { Rules } from './rules.ts';
import { FIELD, HELD, PILE, TAKING } from './zones.ts';

const { brights, animals, ribbons, doubles } = KOREAN;

/** The cards on the table that match a card. */
export function offers(round: Round, card: Card): Matches {
  return matching(round.table.at(FIELD), card);
}

/** Which of two matches is taken without asking; NONE when the player has to choose. */
export function automaticTarget(rules: Rules, { cards }: Matches): Card {
  if (rules.twoMatches === 'ask') return NONE;
  const one = cards[0];
  const two = cards[1];
  if (kindOf(one) !== kindOf(two)) return NONE;
  return doubles.has(two) && !doubles.has(one) ? two : one;
}

function kindOf(card: Card): number {
  return brights.has(card) ? 0 : animals.has(card) ? 1 : ribbons.has(card) ? 2 : 3;
}

/** A hand card and what it takes: provisional until the flip is known. */
export function takeProvisionally(round: Round, card: Card, from: Zone, taken: Matches, emit?: Emit<Event>): void {
  round.table.move(card, from, TAKING);
  round.table.moveAll(taken.set, FIELD, TAKING);
  if (taken.cards.length === 3) tookThree(round, monthOf(card), emit);
}

/** The hand capture is final. */
export function keepTaken(round: Round, emit?: Emit<Event>): void {
  if (round.table.isEmpty(TAKING)) return;
  const cards = round.table.at(TAKING);
  round.table.moveAll(cards, TAKING, PILE[round.seat]);
  round.hasCaptured = true;
  round.lastCapturer = round.seat;
  emit?.({ type: 'captured', seat: round.seat, source: 'hand', cards: matching(cards, cards.first).cards });
}

/** A flipped card and what it takes. */
export function takeWithFlip(round: Round, card: Card, from: Zone, taken: Matches, emit?: Emit<Event>): void {
  round.table.move(card, from, PILE[round.seat]);
  round.table.moveAll(taken.set, FIELD, PILE[round.seat]);
  if (taken.cards.length === 3) tookThree(round, monthOf(card), emit);
  round.hasCaptured = true;
  round.lastCapturer = round.seat;
  emit?.({ type: 'captured', seat: round.seat, source: 'flip', cards: taken.behind[card & 3] });
}

/** Three of the month were on the table: a ttak, and perhaps a 뻑 pile. Three that were dealt steal nothing. */
function tookThree(round: Round, month: number, emit?: Emit<Event>): void {
  if (round.rules.ttakBonus > 0) happened(round, 'ttak', month, emit);
  const owner = round.piles[month];
  if (owner === NONE) return;
  const { ppukSteal, ownPpukSteal } = round.rules;
  const own = owner === round.seat;
  round.piles = round.piles.with(month, NONE);
  round.steals += own ? ownPpukSteal : ppukSteal;
  emit?.({ type: 'ppuk_eaten', seat: round.seat, own });
  releaseHeld(round, month, emit);
}

/** The bonus cards held for this pile or seat, each with its steal. */
export function releaseHeld(round: Round, tag: number, emit?: Emit<Event>): void {
  const held = round.table.at(HELD);
  for (let card = held.first; card >= 0; card = held.after(card)) {
    if (round.held[card - 48] !== tag) continue;
    round.table.move(card, HELD, PILE[round.seat]);
    round.held = round.held.with(card - 48, NONE);
    round.steals += round.rules.bonusSteal;
    emit?.({ type: 'bonus_released', seat: round.seat, card });
  }
}

/** Counts a special event. */
export function happened(round: Round, type: Exclude<Special, 'ddadak'>, month: number, emit?: Emit<Event>): void {
  const count = ++round.ownTally(round.seat)[type];
  emit?.({ type, seat: round.seat, month: month + 1, count });
}
