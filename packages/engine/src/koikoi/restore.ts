import { JAPANESE } from '../hwatu/deck.ts';
import type { Card } from '../kernel/cards.ts';
import { Table } from '../kernel/table.ts';
import { Round, type Setup } from './round.ts';
import { patternsOf } from './scoring.ts';
import type { Snapshot } from './snapshot.ts';

const { set, ids } = JAPANESE;

/** The inverse of a whole snapshot. */
export function restore(snapshot: Snapshot, setup: Setup): Round {
  const { dealer } = setup.carry;
  const stock = cardsOf(snapshot.stock);
  const hands = cardsOf([...snapshot.dealt[dealer], ...snapshot.dealt[1 - dealer]]);
  const open = ids.map((_, card) => card).filter((card) => !stock.includes(card) && !hands.includes(card));
  const deck = [...hands, ...open, ...stock];
  const round = new Round(setup, patternsOf(setup.rules), tableOf(snapshot), deck);
  round.drawn = deck.length - stock.length;
  round.phase = snapshot.phase;
  round.seat = snapshot.seat;
  if (snapshot.lastCaller !== null)
    round.calls = snapshot.calls.map(({ count, points, pile }) => ({ count, points, pile: set(...pile) }));
  round.lastCaller = snapshot.lastCaller;
  round.ending = snapshot.ending;
  return round;
}

function cardsOf(list: readonly string[]): readonly Card[] {
  return list.map((id) => ids.indexOf(id));
}

function tableOf({ stock, field, flipped, hands, piles }: Snapshot): Table {
  const zones = [stock, field, flipped === null ? [] : [flipped], ...hands, ...piles];
  return Table.of(zones.map((zone) => set(...zone)));
}
