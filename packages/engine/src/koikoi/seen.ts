import { JAPANESE } from '../hwatu/deck.ts';
import { filled } from '../kernel/filled.ts';
import type { Json } from '../kernel/json.ts';
import { Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';

/** A round that looks like this view: for the narrator and for what is open to all, where there is nothing but a view. */
export function roundSeen(view: Json, rules: Rules): Round {
  // Who was dealt what matters only to those who think about hidden cards.
  const seen = filled({ ...(view as unknown as Snapshot), dealt: [] }, JAPANESE.ids);
  const { round: number, scores, dealer, hands } = seen;
  return Round.restore({ ...seen, dealt: hands }, { rules, seats: 2, number, carry: { scores, dealer, result: null } });
}
