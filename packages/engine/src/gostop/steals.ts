import { KOREAN } from '../hwatu/deck.ts';
import { type Card, type CardSet, NONE } from '../kernel/cards.ts';
import type { Emit, Seat } from '../kernel/game.ts';
import type { Event } from './events.ts';
import type { Round } from './round.ts';
import { PILE } from './zones.ts';

/** The turn's steals, opponent by opponent. Returns the seat that first has to decide about its 국진, or NONE. */
export function stealAll(round: Round, emit?: Emit<Event>): Seat {
  const { steals, seat, seats } = round;
  for (; round.stolen < steals * (seats - 1); round.stolen++) {
    const from = (seat + 1 + Math.floor(round.stolen / steals)) % seats;
    const card = cheapestJunk(round.pile(from));
    if (card !== NONE) steal(round, from, card, emit);
    else if (ownsStealableCup(round, from)) {
      if (round.cup === 'open') return from;
      stealCup(round, from, emit);
    }
  }
  return NONE;
}

/** The lowest value, of equal ones the lowest id. 국진 is not among them. */
function cheapestJunk(pile: CardSet): Card {
  const junk = pile.intersect(KOREAN.junk);
  const singles = junk.minus(KOREAN.doubles);
  if (!singles.isEmpty) return singles.first;
  const doubles = junk.minus(KOREAN.triples);
  return doubles.isEmpty ? junk.first : doubles.first;
}

function ownsStealableCup(round: Round, from: Seat): boolean {
  return round.cup !== 'yeol' && round.rules.gukjin !== 'animal' && round.table.has(PILE[from], KOREAN.cup);
}

function steal(round: Round, from: Seat, card: Card, emit?: Emit<Event>): void {
  const { seat } = round;
  round.table.move(card, PILE[from], PILE[seat]);
  round.stackEvents = [...round.stackEvents, { type: 'steal', seat, card, from }];
  emit?.({ type: 'stole', seat, from, card });
}

/** 국진 as a 쌍피 is taken like any junk, or (docs/rules/matgo.md 40) stays and becomes an animal. */
function stealCup(round: Round, from: Seat, emit?: Emit<Event>): void {
  if (round.rules.gukjinStolen === 'taken') return steal(round, from, KOREAN.cup, emit);
  round.cup = 'yeol';
  emit?.({ type: 'steal_void', seat: round.seat, from, card: KOREAN.cup });
}
