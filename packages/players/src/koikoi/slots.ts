import { NONE, type Seat } from '@madang/engine';
import { matching } from '@madang/engine/hwatu';
import {
  type Action,
  FIELD,
  HAND,
  type Pattern,
  type Patterns,
  PILE,
  pointsIfStopped,
  type Round,
  type Rules,
  yakuPoints,
} from '@madang/engine/koikoi';
import type { SparseRows } from '../kernels/index.ts';
import { addCards, SlotPlan, type Slots } from '../learner/slots.ts';

const CARDS = 48;
const PATTERNS = 12;
const plan = new SlotPlan();
/** Sets of cards as the seat sees them. */
const HELD = plan.range(CARDS);
const LYING = plan.range(CARDS);
const MINE = plan.range(CARDS);
const THEIRS = plan.range(CARDS);
const TURNED_UP = plan.range(CARDS);
/** By month, how many of its cards are unseen. */
const UNSEEN = plan.range(12 * 5);
const PHASE = plan.range(3);
const DEALER = plan.range(2);
/** Cards left in the own hand. */
const HAND_SIZE = plan.range(9);
/** By seat from the own: points of the pile, what stopping would bring, calls. */
const POINTS = plan.range(2 * 12);
const STOPPED = plan.range(2 * 16);
const CALLS = plan.range(2 * 4);
/** By seat from the own and by yaku, how many of its cards the pile has. */
const PROGRESS = plan.range(2 * PATTERNS * 8);

/** Of an action: the card that leaves the hand or is turned up, by what becomes of it; what it takes; what that makes. */
const PLAYED = plan.range(CARDS);
const LEFT = plan.range(CARDS);
const TAKEN = plan.range(CARDS);
const GAINED = plan.range(12);
const CALLED = plan.range(2);

const PHASES = { hand: 0, selection: 1, decision: 2, ended: 0 } as const;

function position(round: Round, seat: Seat, row: SparseRows): void {
  const { table, patterns } = round;
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
  for (let month = 0; month < 12; month++) {
    const bits = seen.quartet(month);
    row.add(UNSEEN + month * 5 + 4 - ((bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3)));
  }
  row.add(PHASE + PHASES[round.phase]);
  row.add(DEALER + (round.dealer === seat ? 1 : 0));
  row.add(HAND_SIZE + hand.size);
  const all = allOf(patterns);
  for (let i = 0; i < 2; i++) {
    const who = i === 0 ? seat : 1 - seat;
    const pile = i === 0 ? mine : theirs;
    const points = yakuPoints(patterns, pile);
    row.add(POINTS + i * 12 + Math.min(11, points));
    row.add(STOPPED + i * 16 + Math.min(15, points === 0 ? 0 : pointsIfStopped(round, who)));
    row.add(CALLS + i * 4 + Math.min(3, round.calls[who].count));
    for (let p = 0; p < all.length; p++)
      row.add(PROGRESS + (i * PATTERNS + p) * 8 + Math.min(7, pile.countIn(all[p].of)));
  }
}

function action(round: Round, seat: Seat, chosen: Action, row: SparseRows): void {
  if (chosen.type !== 'play' && chosen.type !== 'select') return row.add(CALLED + (chosen.type === 'stop' ? 1 : 0));
  const field = round.table.at(FIELD);
  const card = chosen.type === 'play' ? chosen.card : round.flipped;
  const taken = chosen.target === NONE ? matching(field, card).cards : [chosen.target];
  if (taken.length === 0) return row.add(LEFT + card);
  row.add(PLAYED + card);
  let pile = round.table.at(PILE[seat]);
  const before = yakuPoints(round.patterns, pile);
  pile = pile.with(card);
  for (const other of taken) {
    row.add(TAKEN + other);
    pile = pile.with(other);
  }
  row.add(GAINED + Math.min(11, yakuPoints(round.patterns, pile) - before));
}

const lists = new WeakMap<Patterns, readonly Pattern[]>();

function allOf(patterns: Patterns): readonly Pattern[] {
  let all = lists.get(patterns);
  if (!all) {
    all = [...patterns.brights, ...patterns.others, ...patterns.viewing];
    lists.set(patterns, all);
  }
  return all;
}

const slots: Slots<Round, Action> = { version: 1, inputs: plan.size, position, action };

/** The same for all rules. */
export function slotsOf(_rules: Rules, _seats: number): Slots<Round, Action> {
  return slots;
}
