import type { Emit, Seat } from '../kernel/game.ts';
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

/** The refills of the settlement; those of earlier 뻑, whose claims come first, had their own events. */
function tellRefills(round: Round, emit: Emit<Event>): void {
  const claims = outcomeOf(round)?.claims ?? [];
  let told = round.ppukGold.length * (round.seats - 1);
  for (let i = 0; i < claims.length; i++) {
    const { seat, from, total } = claims[i];
    if (from !== null) told--;
    else if (told < 0) emit({ type: 'refilled', seat, amount: total });
  }
}
