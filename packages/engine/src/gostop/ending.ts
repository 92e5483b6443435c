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
  if (round.rules.gold) tellRefills(round, emit);
}

/** The refills of the settlement; those of earlier 뻑 had their own events. */
function tellRefills(round: Round, emit: Emit<Event>): void {
  const { rules, carry } = round.setup;
  const claims = outcomeOf(round)?.claims ?? [];
  for (let i = settle(ppukBills(round), carry.scores, rules).length; i < claims.length; i++) {
    const { seat, from, total } = claims[i];
    if (from === null) emit({ type: 'refilled', seat, amount: total });
  }
}
