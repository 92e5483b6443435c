import { monthOf } from '../hwatu/deck.ts';
import { only } from '../hwatu/matches.ts';
import { type Card, NONE } from '../kernel/cards.ts';
import type { Emit } from '../kernel/game.ts';
import { automaticTarget, happened, keepTaken, offers, takeWithFlip } from './captures.ts';
import type { Event } from './events.ts';
import type { Round } from './round.ts';
import { endTurn } from './turn-end.ts';
import { BONUS, FIELD, STOCK, TAKING, UP } from './zones.ts';

const FIRST_BONUS = 48;

/** The top card of the stock, after the bonus cards on it. */
export function flip(round: Round, emit?: Emit<Event>): void {
  let card = round.deck[round.drawn];
  for (; card >= FIRST_BONUS; card = round.deck[round.drawn]) {
    round.table.move(card, STOCK, BONUS);
    round.drawn++;
    emit?.({ type: 'bonus', seat: round.seat, card });
  }
  if (card === undefined) return endTurn(round, emit);
  round.drawn++;
  if (round.rules.ppuk !== 'takes' && round.played !== NONE && monthOf(card) === monthOf(round.played))
    flipOntoPlayed(round, card, emit);
  else flipOntoTable(round, card, emit);
}

/** The flip has the month of the card just played: 쪽, 뻑 or 따닥, by how many that one had matched. */
function flipOntoPlayed(round: Round, card: Card, emit?: Emit<Event>): void {
  const month = monthOf(card);
  const matches = offers(round, card);
  const pair = round.matched === 1;
  emit?.({ type: 'flipped', seat: round.seat, card, onto: pair ? round.table.at(TAKING).toArray() : matches.cards });
  if (pair && round.rules.ppuk === 'sticks' && !round.isLastCard) return stick(round, card, emit);
  keepTaken(round, emit);
  takeWithFlip(round, card, STOCK, matches, emit);
  if (!pair && !round.isLastCard) matchedAgain(round, month, emit);
  endTurn(round, emit);
}

function matchedAgain(round: Round, month: number, emit?: Emit<Event>): void {
  if (round.matched === 0) jjob(round, month, emit);
  else ddadak(round, month, emit);
}

/** 뻑: all three stay on the table, with the bonus cards flipped on the way. */
function stick(round: Round, card: Card, emit?: Emit<Event>): void {
  const month = monthOf(card);
  round.table.moveAll(round.table.at(TAKING), TAKING, FIELD);
  round.table.move(card, STOCK, FIELD);
  round.piles = round.piles.with(month, round.seat);
  ppuk(round, month, emit);
  endTurn(round, emit);
}

function flipOntoTable(round: Round, card: Card, emit?: Emit<Event>): void {
  const matches = offers(round, card);
  const count = matches.cards.length;
  const target = count === 2 ? automaticTarget(round.rules, matches) : NONE;
  if (count === 2 && target === NONE) {
    round.table.move(card, STOCK, UP);
    round.stage = 'flipTarget';
    emit?.({ type: 'choosing', seat: round.seat, source: 'flip', card, options: matches.cards });
    return;
  }
  const taken = target === NONE ? matches : only(target);
  emit?.({ type: 'flipped', seat: round.seat, card, onto: taken.cards });
  keepTaken(round, emit);
  if (count === 0) round.table.move(card, STOCK, FIELD);
  else takeWithFlip(round, card, STOCK, taken, emit);
  if (round.rules.ppuk === 'takes') houseSpecials(round, card, count, emit);
  endTurn(round, emit);
}

/** The flipped card's target was chosen between two. */
export function flipTakes(round: Round, target: Card, emit?: Emit<Event>): void {
  const card = round.waiting;
  const taken = only(target);
  emit?.({ type: 'chose', seat: round.seat, card, onto: taken.cards });
  keepTaken(round, emit);
  takeWithFlip(round, card, UP, taken, emit);
  if (round.rules.ppuk === 'takes') houseSpecials(round, card, 2, emit);
  endTurn(round, emit);
}

/** 쪽, 뻑 and 따닥 by the house rules (docs/rules/matgo.md 17, 18, 24). */
function houseSpecials(round: Round, card: Card, matches: number, emit?: Emit<Event>): void {
  if (round.isLastCard) return;
  const month = monthOf(card);
  const again = round.played !== NONE && monthOf(round.played) === month;
  if (matches >= 2) ppuk(round, month, emit);
  else if (again && matches === 0) jjob(round, month, emit);
  else if (again && round.matched === 2) ddadak(round, month, emit);
}

function ppuk(round: Round, month: number, emit?: Emit<Event>): void {
  round.hasPpuk = true;
  round.stackEvents = [...round.stackEvents, { type: 'ppuk', seat: round.seat, month: month + 1 }];
  happened(round, 'ppuk', month, emit);
}

function jjob(round: Round, month: number, emit?: Emit<Event>): void {
  round.steals += round.rules.jjobSteal;
  happened(round, 'jjob', month, emit);
}

function ddadak(round: Round, month: number, emit?: Emit<Event>): void {
  round.steals += round.rules.ddadakSteal;
  emit?.({ type: 'ddadak', seat: round.seat, month: month + 1, count: 1 });
}
