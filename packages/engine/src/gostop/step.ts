import { monthOf } from '../hwatu/deck.ts';
import { matching, only } from '../hwatu/matches.ts';
import { type Card, CardSet, NONE } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import type { Zone } from '../kernel/table.ts';
import type { Action, CupReading } from './actions.ts';
import { automaticTarget, offers, takeProvisionally } from './captures.ts';
import { callGo, nextTurn, stop } from './decision.ts';
import { finish } from './ending.ts';
import type { Event } from './events.ts';
import { flip, flipTakes } from './flip.ts';
import { nextPresident } from './president.ts';
import type { Round } from './round.ts';
import { keepCaptures, resumeAfterCup } from './turn-end.ts';
import { FIELD, HAND, PILE, TAKING, UP } from './zones.ts';

/** In place, on a clone that the caller owns. Trusts its action. */
export function step(round: Round, seat: Seat, action: Action, emit?: Emit<Event>): void {
  round.counter++;
  switch (action.type) {
    case 'PLAY_HAND_CARD':
      return playCard(round, action.cardId, emit);
    case 'CHOOSE_CAPTURE_TARGET':
      return chooseTarget(round, action.fromTableCardId, emit);
    case 'DRAW_FROM_PILE':
      return flip(round, emit);
    case 'DECLARE_GO':
      return callGo(round, emit);
    case 'DECLARE_STOP':
      return stop(round, false, emit);
    case 'DECLARE_SHAKE':
      return shake(round, action.month - 1, emit);
    case 'DECLARE_BOMB':
      return bomb(round, action.month - 1, emit);
    case 'DECLARE_KUNG':
      return kung(round, action.month - 1, emit);
    case 'DECLARE_PRESIDENT':
      return decidePresident(round, action.playOn, emit);
    case 'CHOOSE_GUKJIN':
      return readCup(round, action.as, emit);
    case 'PLAY_FLIP_TOKEN':
      return playToken(round, emit);
    case 'PASS':
      emit?.({ type: 'passed', seat: round.seat });
      return nextTurn(round, emit);
    case 'resign':
      return resign(round, seat, emit);
  }
}

function playCard(round: Round, card: Card, emit?: Emit<Event>): void {
  const { table, seat, rules } = round;
  const matches = offers(round, card);
  const count = matches.cards.length;
  if (rules.presidentChain) round.chain = chainOf(round, monthOf(card));
  leaveHand(round, only(card).set);
  round.played = card;
  round.matched = count;
  const chosen = count === 2 ? automaticTarget(rules, matches) : NONE;
  if (count === 2 && chosen === NONE) {
    table.move(card, HAND[seat], UP);
    round.isLastCard = table.isEmpty(HAND[seat]);
    round.stage = 'target';
    emit?.({ type: 'choosing', seat, source: 'hand', card, options: matches.cards });
    return;
  }
  const taken = chosen === NONE ? matches : only(chosen);
  emit?.({ type: 'played', seat, card, onto: taken.cards });
  if (count === 0) table.move(card, HAND[seat], FIELD);
  else takeProvisionally(round, card, HAND[seat], taken, emit);
  round.isLastCard = table.isEmpty(HAND[seat]);
  draw(round, emit);
}

function chooseTarget(round: Round, target: Card, emit?: Emit<Event>): void {
  if (round.stage === 'flipTarget') return flipTakes(round, target, emit);
  const taken = only(target);
  const card = round.waiting;
  emit?.({ type: 'chose', seat: round.seat, card, onto: taken.cards });
  takeProvisionally(round, card, UP, taken, emit);
  draw(round, emit);
}

/** The draw is automatic, or an action of its own. */
function draw(round: Round, emit?: Emit<Event>): void {
  if (round.rules.autoDraw) flip(round, emit);
  else round.stage = 'draw';
}

/** Cards that leave a hand are no longer shown there, and the duty to play a shaken month is met. */
function leaveHand(round: Round, cards: CardSet): void {
  if (!round.shown.isEmpty) round.shown = round.shown.minus(cards);
  round.shaking = NONE;
}

/** The month, when all four of a held president are still in hand (docs/rules/matgo.md 10). */
function chainOf(round: Round, month: number): number {
  const { holds, president } = round.tallies[round.seat];
  return holds && (president >> month) & 1 && round.hand(round.seat).quartet(month) === 15 ? month : NONE;
}

/** Three of the month are shown to all: of four, the lowest. */
function shake(round: Round, month: number, emit?: Emit<Event>): void {
  const { seat, rules } = round;
  const cards = inHand(round, month).slice(0, 3);
  const tally = round.ownTally(seat);
  tally.shaken |= 1 << month;
  tally.shakes++;
  round.shown = round.shown.union(CardSet.from(cards));
  round.stackEvents = [...round.stackEvents, { type: 'shake', seat, month: month + 1 }];
  if (rules.shakenMonthIsPlayed) round.shaking = month;
  emit?.({ type: 'shook', seat, month: month + 1, cards, seconds: rules.shakeShownSeconds });
}

/** All three of the month onto the one on the table. The flip follows. */
function bomb(round: Round, month: number, emit?: Emit<Event>): void {
  const { seat, rules } = round;
  const cards = inHand(round, month);
  takeMonth(round, month, TAKING);
  const tally = round.ownTally(seat);
  tally.bombs++;
  tally.tokens += rules.flipTokens;
  round.steals += rules.bombSteal;
  round.stackEvents = [...round.stackEvents, { type: 'bomb', seat, month: month + 1 }];
  round.isLastCard = rules.bombCanBeLastCard && round.table.isEmpty(HAND[seat]);
  emit?.({ type: 'bombed', seat, month: month + 1, cards, tokens: rules.flipTokens });
  draw(round, emit);
}

/** Taken at once; the turn goes on. */
function kung(round: Round, month: number, emit?: Emit<Event>): void {
  const { seat } = round;
  takeMonth(round, month, PILE[seat]);
  round.lastCapturer = seat;
  round.steals += round.rules.kungSteal;
  round.stackEvents = [...round.stackEvents, { type: 'kung', seat, month: month + 1 }];
  emit?.({ type: 'kung', seat, month: month + 1, cards: MONTH_CARDS[month].toArray() });
}

const MONTH_CARDS: readonly CardSet[] = Array.from({ length: 12 }, (_, month) =>
  CardSet.of(month * 4, month * 4 + 1, month * 4 + 2, month * 4 + 3),
);

/** The month's cards from the hand and from the table. */
function takeMonth(round: Round, month: number, to: Zone): void {
  const { table, seat } = round;
  const fromHand = table.at(HAND[seat]).intersect(MONTH_CARDS[month]);
  leaveHand(round, fromHand);
  table.moveAll(fromHand, HAND[seat], to);
  table.moveAll(table.at(FIELD).intersect(MONTH_CARDS[month]), FIELD, to);
}

function inHand(round: Round, month: number): readonly Card[] {
  return matching(round.hand(round.seat), month * 4).cards;
}

function playToken(round: Round, emit?: Emit<Event>): void {
  const left = --round.ownTally(round.seat).tokens;
  emit?.({ type: 'token', seat: round.seat, left });
  draw(round, emit);
}

function decidePresident(round: Round, playOn: boolean, emit?: Emit<Event>): void {
  const { seat } = round;
  emit?.({ type: 'president', seat, playOn });
  if (!playOn) return finish(round, 'PRESIDENT', seat, null, emit);
  round.ownTally(seat).holds = true;
  if (round.rules.president === 'dealt') nextPresident(round, emit);
  else round.stage = 'play';
}

function readCup(round: Round, as: CupReading, emit?: Emit<Event>): void {
  round.cup = as;
  emit?.({ type: 'gukjin', seat: round.asked, as });
  resumeAfterCup(round, emit);
}

/** If the target of a flip is not chosen yet, the player keeps what the turn has captured so far. */
function resign(round: Round, seat: Seat, emit?: Emit<Event>): void {
  if (round.rules.revision >= 2 && round.stage === 'flipTarget') keepCaptures(round, emit);
  emit?.({ type: 'resigned', seat });
  finish(round, 'RESIGNED', null, seat, emit);
}
