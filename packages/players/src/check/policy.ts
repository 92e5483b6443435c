import { NONE, type Seat } from '@madang/engine';
import {
  type Action,
  attemptMatch,
  CALL_CHECK,
  CONFIRM_PEEK,
  canDrawDiscard,
  DISCARD_DRAWN,
  DRAW_FROM_DECK,
  DRAW_FROM_DISCARD,
  END_TURN,
  knower,
  PASS_MATCH,
  type Place,
  RANKS,
  type Round,
  rankOf,
  SKIP,
  swapAndDiscard,
} from '@madang/engine/check';
import { WEIGHTS } from './memory.ts';
import { UnseenRanks, VALUES } from './unseen-ranks.ts';

/** Ranks from the jack on have an ability. */
const JACK = RANKS.indexOf('J');
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Memory's choices from counts of unseen ranks. It is not as exact about what a reshuffle or a chain of failed matches
 * proves, which seldom matters.
 */
class QuickMemory {
  private readonly weights: typeof WEIGHTS;
  private readonly unseen = new UnseenRanks();
  /** How many known cards of each rank the own hand has. */
  private readonly own = new Uint8Array(VALUES.length);
  /** What `sum` found out about a hand. */
  private total = 0;
  private variance = 0;

  constructor(weights: typeof WEIGHTS) {
    this.weights = weights;
  }

  choose(round: Round, seat: Seat): Action {
    switch (round.stage) {
      case 'initialPeek':
        return CONFIRM_PEEK;
      case 'draw':
        return this.chooseDraw(round, seat);
      case 'discard':
        this.unseen.count(round, seat);
        this.countOwn(round, seat);
        return this.chooseDiscard(round, seat);
      case 'matchingStage':
        return this.chooseMatch(round, seat);
      case 'abilityResolutionStage':
        this.unseen.count(round, seat);
        return round.abilityStep === 'peek' ? this.choosePeek(round, seat) : this.chooseSwap(round, seat);
      default:
        return this.isConfident(round, seat) ? CALL_CHECK : END_TURN;
    }
  }

  // ------------------------------------------------------------------------------------------------ calling

  /** The hand is the lowest with enough chance, all totals taken as normal and independent. */
  private isConfident(round: Round, seat: Seat): boolean {
    if (round.playerWhoCalledCheck !== null) return false;
    this.unseen.count(round, seat);
    this.sum(round, seat, seat);
    const { total, variance } = this;
    let chance = 1;
    for (let other = 0; other < round.seats; other++) {
      if (other === seat) continue;
      this.sum(round, other, seat);
      chance *= chanceOfLead(this.total - total, variance + this.variance);
      if (chance < this.weights.confidence) return false;
    }
    return true;
  }

  /** What a hand is expected to count, and how uncertain that is. */
  private sum({ grid }: Round, owner: Seat, viewer: Seat): void {
    const { cards, knownBy, ruledOut, slots } = grid;
    const { unseen } = this;
    const me = knower(viewer);
    let total = 0;
    let variance = 0;
    for (let place = owner * slots; place < (owner + 1) * slots; place++) {
      const card = cards[place];
      if (card === NONE) continue;
      if (knownBy[place] & me) total += VALUES[rankOf(card)];
      else {
        unseen.expect(ruledOut[place]);
        total += unseen.mean;
        variance += unseen.variance;
      }
    }
    this.total = total;
    this.variance = variance;
  }

  // ------------------------------------------------------------------------------------------------ drawing

  /** The better of a known card from the discard pile and the average one from the deck. */
  private chooseDraw(round: Round, seat: Seat): Action {
    if (this.isConfident(round, seat)) return CALL_CHECK;
    if (!canDrawDiscard(round)) return DRAW_FROM_DECK;
    if (round.playerWhoCalledCheck !== null) this.unseen.count(round, seat);
    this.countOwn(round, seat);
    const shed = this.bestShed(round, seat);
    const rank = rankOf(round.topDiscard);
    const open = Math.max(shed - VALUES[rank], this.gainOfEqual(rank));
    const { counts, size } = this.unseen;
    let closed = 0;
    for (let drawn = 0; drawn < VALUES.length; drawn++)
      if (counts[drawn] > 0)
        closed += counts[drawn] * Math.max(this.discardGain(drawn, 0), shed - VALUES[drawn], this.gainOfEqual(drawn));
    return open * size > closed ? DRAW_FROM_DISCARD : DRAW_FROM_DECK;
  }

  private countOwn({ grid }: Round, seat: Seat): void {
    const { cards, knownBy, slots } = grid;
    const { own } = this;
    const me = knower(seat);
    own.fill(0);
    for (let place = seat * slots; place < (seat + 1) * slots; place++)
      if (cards[place] !== NONE && knownBy[place] & me) own[rankOf(cards[place])]++;
  }

  /** The most that parting with a card of the hand gains, before the drawn card is counted in its place. */
  private bestShed({ grid }: Round, seat: Seat): number {
    const { slots, cards } = grid;
    let most = NEVER;
    for (let place = seat * slots; place < (seat + 1) * slots; place++)
      if (cards[place] !== NONE) most = Math.max(most, this.shedGain(grid, place, seat));
    return most;
  }

  private shedGain({ cards, knownBy, ruledOut }: Round['grid'], place: Place, seat: Seat): number {
    if (knownBy[place] & knower(seat)) {
      const rank = rankOf(cards[place]);
      return VALUES[rank] + this.discardGain(rank, 1);
    }
    this.unseen.expect(ruledOut[place]);
    return this.unseen.mean;
  }

  /** The drawn card can match a known one that it replaces. */
  private gainOfEqual(rank: number): number {
    return this.own[rank] > 0 ? Math.max(0, VALUES[rank]) : NEVER;
  }

  /** What a discard sets off: its ability, and a match with a known card of the hand, `without` so many of that rank. */
  private discardGain(rank: number, without: number): number {
    const shed = this.own[rank] > without ? Math.max(0, VALUES[rank]) : 0;
    return rank >= JACK ? shed + this.weights.ability : shed;
  }

  /** Which card to part with: the drawn one, where that is allowed, or one of the hand. */
  private chooseDiscard({ grid, drawn, drawnFrom }: Round, seat: Seat): Action {
    const { cards, knownBy, slots } = grid;
    const rank = rankOf(drawn);
    const me = knower(seat);
    let chosen: Action = DISCARD_DRAWN;
    let most = drawnFrom === 'deck' ? this.discardGain(rank, 0) : NEVER;
    for (let slot = 0; slot < slots; slot++) {
      const place = seat * slots + slot;
      if (cards[place] === NONE) continue;
      let gain = this.shedGain(grid, place, seat) - VALUES[rank];
      if (knownBy[place] & me && rankOf(cards[place]) === rank) gain = Math.max(gain, VALUES[rank]);
      if (gain > most) [most, chosen] = [gain, swapAndDiscard(slot)];
    }
    return chosen;
  }

  // ------------------------------------------------------------------------------------------------ matching

  /** Sheds a known card of the rank; where a miss costs nothing, tries its luck with an unseen one. Aces stay. */
  private chooseMatch(round: Round, seat: Seat): Action {
    const { cards, knownBy, ruledOut, slots } = round.grid;
    const rank = rankOf(round.topDiscard);
    if (VALUES[rank] < 0) return PASS_MATCH;
    const me = knower(seat);
    let couldBe = false;
    for (let slot = 0; slot < slots; slot++) {
      const place = seat * slots + slot;
      if (cards[place] === NONE) continue;
      if ((knownBy[place] & me) === 0) couldBe ||= ((ruledOut[place] >> rank) & 1) === 0;
      else if (rankOf(cards[place]) === rank) return attemptMatch(slot);
    }
    return couldBe ? this.tryLuck(round, seat, rank) : PASS_MATCH;
  }

  /** With the unseen card that is likeliest to match. A miss may cost an average card. */
  private tryLuck(round: Round, seat: Seat, rank: number): Action {
    const { cards, knownBy, ruledOut, slots } = round.grid;
    const { unseen } = this;
    const me = knower(seat);
    unseen.count(round, seat);
    const hits = unseen.counts[rank];
    if (hits === 0) return PASS_MATCH;
    let chosen: Action = PASS_MATCH;
    let most = 0;
    for (let slot = 0; slot < slots; slot++) {
      const place = seat * slots + slot;
      if (cards[place] === NONE || (knownBy[place] & me) !== 0 || (ruledOut[place] >> rank) & 1) continue;
      const chance = hits / unseen.sizeWithout(ruledOut[place]);
      const gain = chance * VALUES[rank] - (1 - chance) * this.missCost(round);
      if (gain > most) [most, chosen] = [gain, attemptMatch(slot)];
    }
    return chosen;
  }

  private missCost({ rules }: Round): number {
    if (!rules.misfirePenalty) return 0;
    this.unseen.expect(0);
    return this.unseen.mean;
  }

  // ------------------------------------------------------------------------------------------------ abilities

  /** First the own unseen cards, then the one of the others that promises to be low. */
  private choosePeek(round: Round, seat: Seat): Action {
    const { cards, knownBy, ruledOut, slots } = round.grid;
    const me = knower(seat);
    for (let place = seat * slots; place < (seat + 1) * slots; place++)
      if (cards[place] !== NONE && (knownBy[place] & me) === 0) return round.catalogue.peek(place);
    let chosen = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let place = 0; place < cards.length; place++) {
      if ((knownBy[place] & me) !== 0 || !round.isTarget(place)) continue;
      this.unseen.expect(ruledOut[place]);
      if (this.unseen.mean < least) [least, chosen] = [this.unseen.mean, place];
    }
    return chosen === NONE ? SKIP : round.catalogue.peek(chosen);
  }

  /** The own worst card for the best of the others, when that gains enough. */
  private chooseSwap(round: Round, seat: Seat): Action {
    const { cards, slots } = round.grid;
    let [mine, theirs, most, least] = [NONE, NONE, NEVER, Number.POSITIVE_INFINITY];
    for (let place = 0; place < cards.length; place++) {
      if (!round.isTarget(place)) continue;
      const value = this.valueOf(round, place, seat);
      const isOwn = place >= seat * slots && place < (seat + 1) * slots;
      if (isOwn && value > most) [most, mine] = [value, place];
      if (!isOwn && value < least) [least, theirs] = [value, place];
    }
    return most - least > this.weights.swapGain ? round.catalogue.swap(mine, theirs) : SKIP;
  }

  private valueOf({ grid }: Round, place: Place, viewer: Seat): number {
    if (grid.knownBy[place] & knower(viewer)) return VALUES[rankOf(grid.cards[place])];
    this.unseen.expect(grid.ruledOut[place]);
    return this.unseen.mean;
  }
}

function chanceOfLead(lead: number, variance: number): number {
  if (variance === 0) return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  return 1 / (1 + Math.exp((-1.702 * lead) / Math.sqrt(variance)));
}

const quick = new QuickMemory(WEIGHTS);

/** Plays as memory does. */
export function policy(round: Round, seat: Seat): Action {
  return quick.choose(round, seat);
}
