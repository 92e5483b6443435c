import { KOREAN } from '../hwatu/deck.ts';
import { filled } from '../kernel/filled.ts';
import type { Json } from '../kernel/json.ts';
import { restore } from './restore.ts';
import type { Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';

/** A round that looks like this view: for the narrator and for what is open to all, where there is nothing but a view. */
export function roundSeen(view: Json, rules: Rules): Round {
  const seen = filled(view as unknown as Snapshot, KOREAN.ids);
  const { round: number, rulesetVersion, starter, multiplier, tallies, totals, gameId } = seen;
  const carry = {
    gameId: gameId === 'matgo' ? ('matgo' as const) : ('gostop' as const),
    scores: tallies.map((_, seat) => totals[String(seat)]),
    result: null,
    starter: Number(starter),
    ...{ rulesetVersion, multiplier, lots: null, hour: 0, actions: 0 },
  };
  return restore(seen, { rules, seats: tallies.length, number, carry });
}
