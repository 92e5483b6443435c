import { filled } from '../kernel/filled.ts';
import type { Json } from '../kernel/json.ts';
import { CARD_IDS } from './deck.ts';
import { restore } from './restore.ts';
import type { Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';

/** A round that looks like this view: for the narrator and for what is open to all, where there is nothing but a view. */
export function roundSeen(view: Json, rules: Rules): Round {
  const snapshot = view as unknown as Snapshot;
  // What was shuffled together is known, but not where it lies.
  const { round: number, scores, starter, players, reshuffled } = snapshot;
  const seen = { ...filled({ ...snapshot, reshuffled: [] }, CARD_IDS), reshuffled };
  return restore(seen, { rules, seats: players.length, number, carry: { scores, starter, result: null } });
}
