import type { Emit, Seat } from '../kernel/game.ts';
import { ppukBills, settle } from './economy.ts';
import type { EndReason, Event } from './events.ts';
import { outcomeOf } from './outcome.ts';
import type { Round } from './round.ts';

export function finish(
  round: Round,
  reason: EndReason,
  winner: Seat | null,
  resigned: Seat | null,
  emit?: Emit<Event>,
): void {
  round.stage = 'finished';
  round.ending = { reason, winner, resigned };
  if (!emit) return;
  emit({ type: 'ended', reason, winner });
  for (const { seat, amount } of refillsAtTheEnd(round)) emit({ type: 'refilled', seat, amount });
}

/** The refills of the settlement; those of earlier 뻑 had their own events. */
function refillsAtTheEnd(round: Round): readonly { readonly seat: Seat; readonly amount: number }[] {
  const { rules, carry } = round.setup;
  const told = rules.gold ? settle(ppukBills(round), carry.scores, rules).length : 0;
  const settlement = outcomeOf(round)?.claims.slice(told) ?? [];
  return settlement.flatMap(({ seat, from, total }) => (from === null ? [{ seat, amount: total }] : []));
}
