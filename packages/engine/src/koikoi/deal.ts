import { JAPANESE } from '../hwatu/deck.ts';
import { type Card, CardSet } from '../kernel/cards.ts';
import { Table } from '../kernel/table.ts';
import { Round, type Setup } from './round.ts';
import { patternsOf } from './scoring.ts';
import { end } from './step.ts';
import { FIELD, HAND, STOCK } from './zones.ts';

export const PACK: readonly Card[] = JAPANESE.ids.map((_, card) => card);

const UNDEALT = Table.of([JAPANESE.all, ...new Array<CardSet>(6).fill(CardSet.EMPTY)]);

/** The dealer's eight, the other's eight, eight for the field; the rest is the stock, from the top. */
export function deal(deck: readonly Card[], setup: Setup): Round {
  const table = UNDEALT.clone();
  const { dealer } = setup.carry;
  table.moveAll(CardSet.fromDeck(deck, 0, 8), STOCK, HAND[dealer]);
  table.moveAll(CardSet.fromDeck(deck, 8, 16), STOCK, HAND[1 - dealer]);
  table.moveAll(CardSet.fromDeck(deck, 16, 24), STOCK, FIELD);
  const round = new Round(setup, patternsOf(setup.rules), table, deck);
  const first = table.at(HAND[0]).hasFullQuartet;
  const second = table.at(HAND[1]).hasFullQuartet;
  if (first || second) end(round, 'TESHI', first && second ? null : first ? 0 : 1);
  else if (table.at(FIELD).hasFullQuartet) end(round, 'FIELD_KUTTSUKI', null);
  return round;
}
