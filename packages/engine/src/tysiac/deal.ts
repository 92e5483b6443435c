import { type Card, CardSet } from '../kernel/cards.ts';
import { Table } from '../kernel/table.ts';
import { Round, type Setup } from './round.ts';
import { shapeOf } from './shape.ts';
import { HAND, MUSIK } from './zones.ts';

/** The hands one after the other from the player after the dealer, then the musiks. */
export function deal(deck: readonly Card[], setup: Setup): Round {
  const shape = shapeOf(setup.rules, setup.seats);
  const zones: CardSet[] = new Array(HAND[0] + setup.seats).fill(CardSet.EMPTY);
  let top = 0;
  const take = (cards: number): CardSet => {
    top += cards;
    return CardSet.from(deck.slice(top - cards, top));
  };
  for (let i = 1; i <= shape.activePlayers; i++)
    zones[HAND[(setup.carry.dealer + i) % setup.seats]] = take(shape.handCards);
  for (let i = 0; i < shape.musiks; i++) zones[MUSIK[i]] = take(shape.musikSize);
  return new Round(setup, shape, Table.of(zones), [], new Array(setup.seats).fill(0));
}
