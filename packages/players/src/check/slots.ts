import { NONE, type Seat } from '@madang/engine';
import {
  type Action,
  canDrawDiscard,
  type Grid,
  knower,
  type Place,
  type Position,
  type Round,
  type Rules,
  rankOf,
  STAGES,
} from '@madang/engine/check';
import type { SparseRows } from '../kernels/index.ts';
import { addCount, SlotPlan, type Slots } from '../learner/slots.ts';
import { candidates } from './candidates.ts';
import { EMPTY, rankValue, Sight, UNSEEN } from './sight.ts';

const RANKS = 13;
/** A card by its rank, or unseen. */
const FACES = RANKS + 1;
const MOST_CARDS = 8;
const GAINS = 29;
const LEADS = 41;
const ABILITIES = ['J', 'Q', 'K'] as const;
const SIMPLE = ['confirmPeek', 'drawFromDeck', 'drawFromDiscard', 'discardDrawn', 'callCheck', 'endTurn', 'passMatch'];

/**
 * Check for any number of seats, which count in the direction of play from the own one. A hand is written as how many
 * cards of each kind it has: which slot a card lies in matters only as a hint at how its owner came to it.
 */
class CheckSlots implements Slots<Round, Action> {
  readonly version = 1;
  readonly inputs: number;
  readonly candidates = candidates;
  private readonly sight = new Sight();
  /** As many seats as there may be. */
  private readonly room: number;
  private readonly plan = new SlotPlan();
  private readonly stage = this.plan.range(STAGES.length);
  private readonly ability = this.plan.range(ABILITIES.length * 2);
  private readonly peeked = this.plan.range(3);
  private readonly drawn = this.plan.range(FACES + 1);
  private readonly top = this.plan.range(RANKS + 1);
  private readonly mayDraw = this.plan.range(1);
  /** By rank, how many are unseen; and what an unseen card counts on average, in halves. */
  private readonly unseen = this.plan.range(RANKS * 5);
  private readonly mean = this.plan.range(24);
  private readonly total = this.plan.range(56);
  private readonly lead = this.plan.range(LEADS);
  private readonly rounds = this.plan.range(16);
  private readonly pile = this.plan.range(13);
  private readonly flags = this.plan.range(3);
  private readonly turnsLeft = this.plan.range(7);
  /** By seat. */
  private readonly cards: number;
  /** By face and whether its owner (of an own card, another) knows it: how many. */
  private readonly faces: number;
  /** Of unseen cards, by row of the grid and whether the owner knows it: how many. */
  private readonly closed: number;
  private readonly totals: number;
  private readonly turn: number;
  private readonly called: number;
  private readonly locked: number;
  private readonly attempted: number;
  private readonly nextAbility: number;

  private readonly simple = this.plan.range(SIMPLE.length + 1);
  private readonly gain = this.plan.range(GAINS);
  private readonly leaves = this.plan.range(FACES);
  /** Another own card, or the drawn one, can then be matched. */
  private readonly matches = this.plan.range(2);
  private readonly attempt = this.plan.range(7 * 5);
  private readonly gives = this.plan.range(FACES);
  private readonly takes = this.plan.range(FACES * 2);
  private readonly from: number;
  private readonly looks: number;

  constructor(room: number) {
    const { plan } = this;
    this.room = room;
    this.cards = plan.range(room * (MOST_CARDS + 1));
    this.faces = plan.range(room * FACES * 2);
    this.closed = plan.range(room * 6);
    this.totals = plan.range(room * 28);
    this.turn = plan.range(room);
    this.called = plan.range(room + 1);
    this.locked = plan.range(room);
    this.attempted = plan.range(room);
    this.nextAbility = plan.range(room);
    this.from = plan.range(room);
    this.looks = plan.range(room * 7);
    this.inputs = plan.size;
  }

  position(round: Round, seat: Seat, row: SparseRows): void {
    const { sight } = this;
    const { seats } = round;
    sight.look(round, seat);
    this.addStage(round, seat, row);
    for (let rank = 0; rank < RANKS; rank++) row.add(this.unseen + rank * 5 + sight.unseen[rank]);
    addCount(row, this.mean, 24, Math.round(sight.mean * 2));
    const own = sight.totals[seat];
    let lowest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < seats; i++) {
      const other = round.seatAfter(seat, i);
      this.addHand(round, seat, other, i, row);
      if (i > 0 && sight.totals[other] < lowest) lowest = sight.totals[other];
    }
    addCount(row, this.total, 56, Math.round(own) + 4);
    addCount(row, this.lead, LEADS, Math.round(lowest - own) + (LEADS >> 1));
    addCount(row, this.rounds, 16, Math.floor(round.turns / seats));
    addCount(row, this.pile, 13, Math.ceil(round.pileSize / 4));
  }

  private addStage(round: Round, seat: Seat, row: SparseRows): void {
    const { active, topDiscard, stage } = round;
    row.add(this.stage + STAGES.indexOf(stage));
    if (stage === 'abilityResolutionStage' && active) {
      row.add(this.ability + ABILITIES.indexOf(active.ability) * 2 + (round.abilityStep === 'swap' ? 1 : 0));
      addCount(row, this.peeked, 3, round.peeked.length);
      const next = round.pending[round.pending.length - 2];
      if (next) row.add(this.nextAbility + this.stepsTo(round, seat, next.seat));
    }
    const { drawn } = this.sight;
    row.add(this.drawn + (drawn === EMPTY ? FACES : drawn === UNSEEN ? RANKS : drawn));
    row.add(this.top + (topDiscard === NONE ? RANKS : rankOf(topDiscard)));
    if (canDrawDiscard(round)) row.add(this.mayDraw);
    if (round.drawn !== NONE && round.drawnFrom === 'discard') row.add(this.flags);
    if (round.reshuffles < round.rules.maxReshuffles) row.add(this.flags + 1);
    if (round.inFinalTurns) row.add(this.flags + 2);
    addCount(row, this.turnsLeft, 7, round.finalTurns.length);
    const caller = round.playerWhoCalledCheck;
    row.add(this.called + (caller === null ? this.room : this.stepsTo(round, seat, caller)));
    row.add(this.turn + this.stepsTo(round, seat, round.seat));
  }

  private addHand(round: Round, seat: Seat, owner: Seat, steps: number, row: SparseRows): void {
    const { grid } = round;
    const { sight } = this;
    const informed = owner === seat ? ~knower(seat) : knower(owner);
    let cards = 0;
    for (let slot = 0, place = grid.place(owner, 0); slot < grid.slots; slot++, place++) {
      const rank = sight.ranks[place];
      if (rank === EMPTY) continue;
      cards++;
      const isInformed = (grid.knownBy[place] & informed) === 0 ? 0 : 1;
      row.add(this.faces + ((steps * FACES + (rank === UNSEEN ? RANKS : rank)) << 1) + isInformed);
      if (rank === UNSEEN) row.add(this.closed + steps * 6 + rowOf(slot) * 2 + isInformed);
    }
    row.add(this.cards + steps * (MOST_CARDS + 1) + cards);
    addCount(row, this.totals + steps * 28, 28, Math.round(sight.totals[owner] / 2) + 2);
    if (round.isLocked(owner)) row.add(this.locked + steps);
    if ((round.attempted >> owner) & 1) row.add(this.attempted + steps);
  }

  action(round: Round, seat: Seat, action: Action, row: SparseRows): void {
    switch (action.type) {
      case 'swapAndDiscard':
        return this.addSwapAndDiscard(round, seat, action.slot, row);
      case 'attemptMatch':
        return this.addAttempt(round, round.grid.place(seat, action.slot), row);
      case 'resolveSpecialAbility':
        if ('peek' in action) return this.addPeek(round, seat, action.peek[0], row);
        if ('swap' in action) return this.addSwap(round, seat, action.swap, row);
        return row.add(this.simple + SIMPLE.length);
      case 'drawFromDiscard':
        row.add(this.simple + SIMPLE.indexOf(action.type));
        return this.addGain(this.largestOwn(round, seat) - rankValue(rankOf(round.topDiscard)), row);
      case 'discardDrawn':
        if (this.hasMatch(round, seat, this.sight.drawn, NONE)) row.add(this.matches);
        return row.add(this.simple + SIMPLE.indexOf(action.type));
      case 'reshuffle':
      case 'closeMatching':
      case 'resign':
        return;
      default:
        return row.add(this.simple + SIMPLE.indexOf(action.type));
    }
  }

  private addSwapAndDiscard(round: Round, seat: Seat, slot: number, row: SparseRows): void {
    const { ranks, values, drawn } = this.sight;
    const place = round.grid.place(seat, slot);
    row.add(this.leaves + (ranks[place] === UNSEEN ? RANKS : ranks[place]));
    this.addGain(values[place] - rankValue(drawn), row);
    if (ranks[place] === UNSEEN) return;
    if (this.hasMatch(round, seat, ranks[place], place)) row.add(this.matches);
    if (ranks[place] === drawn) row.add(this.matches + 1);
  }

  /** Known to match, known not to, or unseen with so many unseen cards of the rank; by what the card would count. */
  private addAttempt({ grid, topDiscard }: Round, place: Place, row: SparseRows): void {
    const { ranks, unseen } = this.sight;
    const wanted = rankOf(topDiscard);
    const chance = ((grid.ruledOut[place] >> wanted) & 1) === 1 ? 0 : unseen[wanted];
    const state = ranks[place] === UNSEEN ? chance : ranks[place] === wanted ? 5 : 6;
    row.add(this.attempt + state * 5 + (wanted === 0 ? 0 : wanted < 4 ? 1 : wanted < 7 ? 2 : wanted < 10 ? 3 : 4));
  }

  private addPeek(round: Round, seat: Seat, { seat: owner, slot }: Position, row: SparseRows): void {
    const { grid } = round;
    const place = grid.place(owner, slot);
    const start = this.looks + this.stepsTo(round, seat, owner) * 7;
    if (this.sight.ranks[place] !== UNSEEN) return row.add(start);
    row.add(start + 1 + rowOf(slot) * 2 + isKnownToOwner(grid, place));
  }

  private addSwap(round: Round, seat: Seat, [a, b]: readonly [Position, Position], row: SparseRows): void {
    const { grid } = round;
    const { ranks, values } = this.sight;
    const [given, taken] = a.seat === seat ? [a, b] : [b, a];
    const mine = grid.place(given.seat, given.slot);
    const theirs = grid.place(taken.seat, taken.slot);
    row.add(this.gives + (ranks[mine] === UNSEEN ? RANKS : ranks[mine]));
    row.add(this.takes + (ranks[theirs] === UNSEEN ? RANKS : ranks[theirs]) * 2 + isKnownToOwner(grid, theirs));
    row.add(this.from + this.stepsTo(round, seat, taken.seat));
    this.addGain(values[mine] - values[theirs], row);
  }

  /** By how much the own hand gets lower. */
  private addGain(gain: number, row: SparseRows): void {
    addCount(row, this.gain, GAINS, Math.round(gain) + (GAINS >> 1));
  }

  private largestOwn({ grid }: Round, seat: Seat): number {
    let largest = Number.NEGATIVE_INFINITY;
    for (let slot = 0, place = grid.place(seat, 0); slot < grid.slots; slot++, place++)
      if (this.sight.ranks[place] !== EMPTY && this.sight.values[place] > largest) largest = this.sight.values[place];
    return largest;
  }

  /** Whether another own card is known to have this rank. */
  private hasMatch({ grid }: Round, seat: Seat, rank: number, but: Place): boolean {
    for (let slot = 0, place = grid.place(seat, 0); slot < grid.slots; slot++, place++)
      if (place !== but && this.sight.ranks[place] === rank) return true;
    return false;
  }

  /** How many seats further on in the direction of play. */
  private stepsTo({ rules, seats }: Round, from: Seat, to: Seat): number {
    return (rules.direction === 'clockwise' ? to - from + seats : from - to + seats) % seats;
  }
}

/** The top row, the bottom row, which its owner has looked at, and what penalties have added. */
function rowOf(slot: number): number {
  return slot >> 1 > 2 ? 2 : slot >> 1;
}

function isKnownToOwner(grid: Grid, place: Place): number {
  return (grid.knownBy[place] & knower(grid.ownerOf(place))) === 0 ? 0 : 1;
}

const made = new Map<number, CheckSlots>();

/** Five and six have the same, so that they share a network. */
export function slotsOf(_rules: Rules, seats: number): Slots<Round, Action> {
  const room = seats === 5 ? 6 : seats;
  let slots = made.get(room);
  if (!slots) {
    slots = new CheckSlots(room);
    made.set(room, slots);
  }
  return slots;
}
