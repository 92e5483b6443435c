import { type Card, type CardSet, NONE, type Seat } from '@madang/engine';
import { cardValue, type Place, type Round, rankOf } from '@madang/engine/check';

/** The expected value of every card on the table for one seat, from what it has seen and what is still possible. */
export class Expectations {
  readonly round: Round;
  private readonly unseen = new Map<Card, CardSet>();

  constructor(world: Round, seat: Seat) {
    this.round = world;
    for (const { card, may } of world.hidden(seat)) this.unseen.set(card, may);
  }

  /** The card, if it is known; otherwise NONE. */
  known(place: Place): Card {
    const card = this.round.grid.cards[place];
    return this.unseen.has(card) ? NONE : card;
  }

  isUnseen(place: Place): boolean {
    return this.unseen.has(this.round.grid.cards[place]);
  }

  value(place: Place): number {
    return this.average(place, cardValue);
  }

  private variance(place: Place): number {
    const mean = this.value(place);
    return this.average(place, (card) => (cardValue(card) - mean) ** 2);
  }

  chanceOfRank(place: Place, rank: number): number {
    return this.average(place, (card) => (rankOf(card) === rank ? 1 : 0));
  }

  /** The average of a measure over the cards that may be next in the deck. */
  averageDraw(measure: (card: Card) => number): number {
    const top = this.round.deck[this.round.top];
    const may = this.unseen.get(top);
    return may ? average(may, measure) : measure(top);
  }

  /** 0 for an empty slot. */
  private average(place: Place, measure: (card: Card) => number): number {
    const card = this.round.grid.cards[place];
    if (card === NONE) return 0;
    const may = this.unseen.get(card);
    return may ? average(may, measure) : measure(card);
  }

  /** The occupied places of a hand. */
  hand(seat: Seat): readonly Place[] {
    const { grid } = this.round;
    const places: Place[] = [];
    for (let slot = 0; slot < grid.slots; slot++) if (grid.at(seat, slot) !== NONE) places.push(grid.place(seat, slot));
    return places;
  }

  total(seat: Seat): number {
    return this.hand(seat).reduce((sum, place) => sum + this.value(place), 0);
  }

  private spread(seat: Seat): number {
    return this.hand(seat).reduce((sum, place) => sum + this.variance(place), 0);
  }

  /** How likely this seat has the lowest hand, with totals as normal and independent. */
  chanceToBeLowest(seat: Seat): number {
    const [mine, spread] = [this.total(seat), this.spread(seat)];
    let chance = 1;
    for (let other = 0; other < this.round.seats; other++) {
      if (other === seat) continue;
      const lead = this.total(other) - mine;
      const deviation = Math.sqrt(spread + this.spread(other));
      chance *= deviation === 0 ? (lead > 0 ? 1 : lead === 0 ? 0.5 : 0) : normal(lead / deviation);
    }
    return chance;
  }
}

function average(cards: CardSet, measure: (card: Card) => number): number {
  let sum = 0;
  for (let card = cards.first; card >= 0; card = cards.after(card)) sum += measure(card);
  return sum / cards.size;
}

/** The normal distribution, by a logistic curve that is never more than 0.01 off. */
function normal(x: number): number {
  return 1 / (1 + Math.exp(-1.702 * x));
}
