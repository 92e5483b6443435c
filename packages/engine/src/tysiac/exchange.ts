import type { Card } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import { type Action, BOMB, bidsBetween, chooseMusik, discard, passCard, REDEAL } from './actions.ts';
import { bidLimit, mayAskRedeal } from './auction.ts';
import { CARD_IDS } from './cards.ts';
import type { TysiacError } from './errors.ts';
import type { Event } from './events.ts';
import { Phase } from './phase.ts';
import type { Round } from './round.ts';
import { RAISE_STEP } from './rules.ts';
import { DISCARDS, HAND, MUSIK } from './zones.ts';

/** Until the last card is given away, which ends the talon exchange. */
export function mayBomb(round: Round): boolean {
  return round.setup.carry.bombs[round.seat] < round.rules.bombs;
}

/** After the musik, before the first pass or discard. */
export function mayRaise(round: Round): boolean {
  return round.rules.raiseAfterTalon && round.musik !== null && round.exchanged === 0;
}

export function exchangeActions(round: Round): readonly Action[] {
  const actions: Action[] = [];
  if (round.musik === null) for (let i = 0; i < round.shape.musiks; i++) actions.push(chooseMusik(i));
  else pushGifts(round, actions);
  if (mayRaise(round)) pushRaises(round, actions);
  if (mayBomb(round)) actions.push(BOMB);
  if (mayAskRedeal(round)) actions.push(REDEAL);
  return actions;
}

function pushGifts(round: Round, actions: Action[]): void {
  const hand = round.table.at(HAND[round.seat]);
  const to = round.opponents[round.exchanged];
  for (let card = hand.first; card >= 0; card = hand.after(card))
    actions.push(round.shape.exchange === 'discard' ? discard(card) : passCard(to, card));
}

function pushRaises(round: Round, actions: Action[]): void {
  for (const bid of bidsBetween(round.highestBid + RAISE_STEP, bidLimit(round, round.seat)))
    if (isStep(round, bid.value)) actions.push(bid);
}

function isStep(round: Round, value: number): boolean {
  return (value - round.highestBid) % RAISE_STEP === 0;
}

export function refuseRaise(round: Round, value: number): TysiacError | null {
  if (!mayRaise(round)) return { code: 'WRONG_PHASE', phase: round.phase };
  const [from, to] = [round.highestBid + RAISE_STEP, bidLimit(round, round.seat)];
  if (Number.isInteger(value) && from <= value && value <= to && isStep(round, value)) return null;
  return { code: 'ILLEGAL_BID', value, from, to, step: RAISE_STEP };
}

/** A musik is chosen exactly once, before cards are given away. */
export function refuseMusik(round: Round, musik: number): TysiacError | null {
  if (round.musik !== null) return { code: 'INVALID_MUSIK', musik, taken: round.musik };
  return Number.isInteger(musik) && musik >= 0 && musik < round.shape.musiks
    ? null
    : { code: 'INVALID_MUSIK', musik, musiks: round.shape.musiks };
}

export function refuseDiscard(round: Round, card: Card): TysiacError | null {
  const { shape, musik, table, seat } = round;
  const id = CARD_IDS[card];
  if (shape.exchange !== 'discard') return { code: 'INVALID_DISCARD', reason: 'cards are passed', card: id };
  if (musik === null) return { code: 'INVALID_DISCARD', reason: 'no musik taken yet', card: id };
  return table.has(HAND[seat], card) ? null : { code: 'INVALID_DISCARD', reason: 'not in hand', card: id };
}

/** One card to each opponent, in seat order after the declarer. */
export function refusePassCard(round: Round, to: Seat, card: Card): TysiacError | null {
  const { shape, musik, table, seat } = round;
  const id = CARD_IDS[card];
  const receiver = round.opponents[round.exchanged];
  if (shape.exchange !== 'pass') return { code: 'INVALID_PASS', reason: 'cards are discarded', to, card: id };
  if (musik === null) return { code: 'INVALID_PASS', reason: 'no musik taken yet', to, card: id };
  if (to !== receiver) return { code: 'INVALID_PASS', reason: 'another is next', to, next: receiver };
  return table.has(HAND[seat], card) ? null : { code: 'INVALID_PASS', reason: 'not in hand', to, card: id };
}

export function takeMusik(round: Round, musik: number, emit?: Emit<Event>): void {
  const { seat, table, shape } = round;
  const taken = table.at(MUSIK[musik]);
  table.moveAll(taken, MUSIK[musik], HAND[seat]);
  round.musik = musik;
  if (shape.musiks === 1) round.shownMusik = taken;
  emit?.({ type: 'musikTaken', seat, musik, cards: taken.toArray() });
}

/** A single musik is shown first: a player who sits out may get a bonus for it (docs/rules/tysiac.md 17, 21). */
export function throwBomb(round: Round, emit?: Emit<Event>): void {
  const { seat } = round;
  if (round.musik === null && round.shape.musiks === 1) takeMusik(round, 0, emit);
  emit?.({ type: 'bombed', seat });
  round.end('bombed', seat, emit);
}

export function raise(round: Round, value: number, emit?: Emit<Event>): void {
  const { seat } = round;
  round.bids = [...round.bids, { seat, value }];
  round.highestBid = value;
  emit?.({ type: 'raised', seat, value });
}

export function giveCard(round: Round, to: Seat, card: Card, emit?: Emit<Event>): void {
  const { seat } = round;
  round.table.move(card, HAND[seat], HAND[to]);
  round.gifts = round.gifts.with(to, card);
  emit?.({ type: 'cardPassed', seat, to, card });
  gaveAway(round);
}

export function layDown(round: Round, card: Card, emit?: Emit<Event>): void {
  const { seat } = round;
  round.table.move(card, HAND[seat], DISCARDS);
  emit?.({ type: 'discarded', seat, card });
  gaveAway(round);
}

function gaveAway(round: Round): void {
  round.exchanged++;
  if (round.exchanged < round.shape.exchanged) return;
  round.phase = Phase.Play;
  round.leader = round.seat;
}
