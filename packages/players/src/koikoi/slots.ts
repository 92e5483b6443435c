import { type Card, CardSet, NONE, type Seat } from '@madang/engine';
import { matching, monthOf } from '@madang/engine/hwatu';
import {
  type Action,
  FIELD,
  HAND,
  type Patterns,
  PILE,
  pointsIfStopped,
  type Round,
  type Rules,
  yakuPoints,
} from '@madang/engine/koikoi';
import { BITS } from '../hwatu/quartets.ts';
import type { SparseRows } from '../kernels/index.ts';
import { addCards, SlotPlan, type Slots } from '../learner/slots.ts';
import { addPast, PAST_INPUTS } from './past-slots.ts';
import { addShares, addSharesAfter, SHARE_INPUTS } from './share-slots.ts';
import { Splits } from './splits.ts';

const CARDS = 48;
const MONTHS = 12;
/** By set of cards (`setsOf`), how many numbers of them are told apart. */
const SET_COUNTS = [6, 5, 4, 10, 4, 4, 11, 12, 3, 3];
const SETS = SET_COUNTS.length;
/** Where the numbers of a set begin. */
const SET_STARTS = SET_COUNTS.map((_, i) => SET_COUNTS.slice(0, i).reduce((sum, count) => sum + count, 0));
const SET_NUMBERS = SET_COUNTS.reduce((sum, count) => sum + count, 0);
/** The cards of a month at two or three places. */
const AT_TWO = new Splits(2, 4);
const AT_THREE = new Splits(3, 4);

const plan = new SlotPlan();
/** Sets of cards as the seat sees them. */
const HELD = plan.range(CARDS);
const LYING = plan.range(CARDS);
const MINE = plan.range(CARDS);
const THEIRS = plan.range(CARDS);
const TURNED_UP = plan.range(CARDS);
/** By month, how many of its cards are in the hand, on the field and unseen. */
const MONTH = plan.range(MONTHS * AT_THREE.count);
const PHASE = plan.range(3);
const DEALER = plan.range(2);
/** Cards left in the own hand. */
const HAND_SIZE = plan.range(9);
/** By seat from the own: points of the pile, what stopping would bring, calls. */
const POINTS = plan.range(2 * 12);
const STOPPED = plan.range(2 * 16);
const CALLS = plan.range(2 * 4);
/** By seat from the own and by set, how many of its cards the pile has; how many are within reach: on the field or in hand. */
const PROGRESS = plan.range(2 * SET_NUMBERS);
const REACH = plan.range(2 * SETS * 4);

/** Of an action: the card that leaves the hand or is turned up, by what becomes of it; what it takes; what that makes. */
const PLAYED = plan.range(CARDS);
const LEFT = plan.range(CARDS);
const TAKEN = plan.range(CARDS);
const GAINED = plan.range(12);
/** By set that an action adds to: how many the own pile then has; how many the other has, who does not get them. */
const ADVANCED = plan.range(SET_NUMBERS);
const DENIED = plan.range(SET_NUMBERS);
/** By set of a card that is left lying: how many the other has. */
const OFFERED = plan.range(SET_NUMBERS);
/** What the month of the card has then: in hand, on the field, unseen. */
const MONTH_AFTER = plan.range(AT_TWO.count * 5);
/** By the own cards left. */
const CALLED = plan.range(2 * 9);

const PAST = plan.range(PAST_INPUTS);
const SHARED = plan.range(SHARE_INPUTS);
const SHARED_AFTER = plan.range(SHARE_INPUTS);

const PHASES = { hand: 0, selection: 1, decision: 2, ended: 0 } as const;

/** What `position` has computed, for `action`. */
const own = new Uint8Array(SETS);
const others = new Uint8Array(SETS);
const held = new Uint8Array(SETS);
const lying = new Uint8Array(SETS);
const counts = { own, others, held, lying };

function position(round: Round, seat: Seat, row: SparseRows): void {
  const { table } = round;
  const hand = table.at(HAND[seat]);
  const field = table.at(FIELD);
  const mine = table.at(PILE[seat]);
  const theirs = table.at(PILE[1 - seat]);
  addCards(row, HELD, hand);
  addCards(row, LYING, field);
  addCards(row, MINE, mine);
  addCards(row, THEIRS, theirs);
  if (round.phase === 'selection') row.add(TURNED_UP + round.flipped);
  const seen = hand.union(field).union(mine).union(theirs);
  for (let month = 0; month < MONTHS; month++) {
    const unseen = 4 - BITS[seen.quartet(month)];
    const at = AT_THREE.ofThree(BITS[hand.quartet(month)], BITS[field.quartet(month)], unseen);
    row.add(MONTH + month * AT_THREE.count + at);
  }
  row.add(PHASE + PHASES[round.phase]);
  row.add(DEALER + (round.dealer === seat ? 1 : 0));
  row.add(HAND_SIZE + hand.size);
  addPile(round, seat, 0, mine, hand.union(field), row);
  addPile(round, 1 - seat, 1, theirs, field, row);
  addPast(round, seat, PAST, row);
  const sets = setsOf(round.patterns);
  for (let i = 0; i < sets.length; i++) {
    held[i] = hand.countIn(sets[i]);
    lying[i] = field.countIn(sets[i]);
  }
  addShares(counts, sets.length, SHARED, row);
}

/** `steps` from the own seat. */
function addPile(round: Round, seat: Seat, steps: number, pile: CardSet, near: CardSet, row: SparseRows): void {
  const { patterns } = round;
  const points = yakuPoints(patterns, pile);
  row.add(POINTS + steps * 12 + Math.min(11, points));
  row.add(STOPPED + steps * 16 + Math.min(15, points === 0 ? 0 : pointsIfStopped(round, seat)));
  row.add(CALLS + steps * 4 + Math.min(3, round.calls[seat].count));
  const inPile = steps === 0 ? own : others;
  const sets = setsOf(patterns);
  for (let i = 0; i < sets.length; i++) {
    inPile[i] = pile.countIn(sets[i]);
    row.add(PROGRESS + steps * SET_NUMBERS + inSet(i, inPile[i]));
    row.add(REACH + (steps * SETS + i) * 4 + Math.min(3, near.countIn(sets[i])));
  }
}

function action(round: Round, seat: Seat, chosen: Action, row: SparseRows): void {
  const hand = round.table.at(HAND[seat]);
  if (chosen.type !== 'play' && chosen.type !== 'select')
    return row.add(CALLED + hand.size * 2 + (chosen.type === 'stop' ? 1 : 0));
  const field = round.table.at(FIELD);
  const card = chosen.type === 'play' ? chosen.card : round.flipped;
  const taken = chosen.target === NONE ? matching(field, card).cards : [chosen.target];
  const isPlayed = chosen.type === 'play';
  addMonthAfter(round, seat, card, taken.length, isPlayed, row);
  const sets = setsOf(round.patterns);
  addSharesAfter(counts, sets, { card, taken: CardSet.from(taken), isPlayed }, SHARED_AFTER, row);
  if (taken.length === 0) {
    for (let i = 0; i < sets.length; i++) if (sets[i].has(card)) row.add(OFFERED + inSet(i, others[i]));
    return row.add(LEFT + card);
  }
  row.add(PLAYED + card);
  for (const other of taken) row.add(TAKEN + other);
  addGains(round, seat, CardSet.of(card, ...taken), row);
}

/** What the own pile gets. */
function addGains(round: Round, seat: Seat, cards: CardSet, row: SparseRows): void {
  const { patterns, table } = round;
  const before = table.at(PILE[seat]);
  row.add(GAINED + Math.min(11, yakuPoints(patterns, before.union(cards)) - yakuPoints(patterns, before)));
  const sets = setsOf(patterns);
  for (let i = 0; i < sets.length; i++) {
    const more = cards.countIn(sets[i]);
    if (more === 0) continue;
    row.add(ADVANCED + inSet(i, own[i] + more));
    row.add(DENIED + inSet(i, others[i]));
  }
}

function addMonthAfter(round: Round, seat: Seat, card: Card, taken: number, isPlayed: boolean, row: SparseRows): void {
  const { table } = round;
  const month = monthOf(card);
  const inHand = BITS[table.at(HAND[seat]).quartet(month)];
  const onField = BITS[table.at(FIELD).quartet(month)];
  const piled = BITS[table.at(PILE[0]).union(table.at(PILE[1])).quartet(month)];
  const unseen = 4 - inHand - onField - piled - (isPlayed ? 0 : 1);
  const left = taken === 0 ? onField + 1 : onField - taken;
  row.add(MONTH_AFTER + AT_TWO.ofTwo(isPlayed ? inHand - 1 : inHand, left) * 5 + unseen);
}

function inSet(set: number, count: number): number {
  return SET_STARTS[set] + Math.min(SET_COUNTS[set] - 1, count);
}

const lists = new WeakMap<Patterns, readonly CardSet[]>();

/** The sets of cards that yaku are made of. The yaku of the brights have two: with and without the one in the rain. */
function setsOf(patterns: Patterns): readonly CardSet[] {
  let sets = lists.get(patterns);
  if (!sets) {
    sets = [...patterns.brights.slice(0, 2), ...patterns.others, ...patterns.viewing].map(({ of }) => of);
    lists.set(patterns, sets);
  }
  return sets;
}

const slots: Slots<Round, Action> = { version: 3, inputs: plan.size, position, action };

/** The same for all rules. */
export function slotsOf(_rules: Rules, _seats: number): Slots<Round, Action> {
  return slots;
}
