import { KOREAN } from '../hwatu/deck.ts';
import type { Card } from '../kernel/cards.ts';
import type { Seat } from '../kernel/game.ts';
import { isRecord } from '../kernel/json.ts';
import { KiboError } from '../kernel/read-kibo.ts';
import type { RoundLog } from '../kernel/round-log.ts';
import { playerId } from './follow-up.ts';
import type { Carry } from './round.ts';
import { dealOf } from './rules.ts';

/**
 * A deal that leads to the same hands, table, stock and captured bonus cards as in an older log, which has them sorted.
 * The bonus cards are dealt to their owners, and their replacements are on top of the stock.
 */
export function rebuiltDeal(log: RoundLog, opening: Carry): { readonly carry: Carry; readonly pack: readonly Card[] } {
  const [deal] = log.kibo;
  const seats = opening.scores.length;
  const starter = Number(deal.starter);
  if (!(Number.isInteger(starter) && starter >= 0 && starter < seats))
    throw new KiboError('kibo[0].starter', 'is not a player');
  const bySeat = (field: string, seat: Seat): unknown => {
    const value = deal[field];
    return isRecord(value) ? value[playerId(seat)] : undefined;
  };
  const cards = (value: unknown): readonly Card[] =>
    Array.isArray(value) ? value.map((id) => KOREAN.ids.indexOf(id)).filter((card) => card >= 0) : [];
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const hands = everybody.map((seat) => cards(bySeat('hands', seat)));
  const bonus = everybody.map((seat) => cards(bySeat('captured', seat)));
  const size = dealOf(seats).hand;
  const blocks = hands.map((hand, seat) => [...bonus[seat], ...hand].slice(0, size));
  const refills = everybody.map((_, i) => {
    const seat = (starter + i) % seats;
    return hands[seat].slice(size - bonus[seat].length);
  });
  const pack = [...blocks.flat(), ...cards(deal.table), ...refills.flat(), ...cards(deal.deck)];
  const multiplier = Number.isSafeInteger(deal.carryOverMultiplier) ? Number(deal.carryOverMultiplier) : 1;
  const scores = everybody.map((seat) => Number(bySeat('gold', seat) ?? 0));
  return { pack, carry: { ...opening, starter, lots: null, multiplier, scores } };
}
