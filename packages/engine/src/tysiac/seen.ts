import { filled } from '../kernel/filled.ts';
import type { Json } from '../kernel/json.ts';
import { CARD_IDS } from './cards.ts';
import { restoreRound } from './restore.ts';
import type { Round } from './round.ts';
import type { Rules } from './rules.ts';
import type { Snapshot } from './snapshot.ts';

/** A round that looks like this view: for the narrator and for what is open to all, where there is nothing but a view. */
export function roundSeen(view: Json, rules: Rules): Round {
  const snapshot = view as unknown as Snapshot;
  // Cards that everybody has seen or that were given away lie somewhere else now, and may lie there unseen.
  const { hand: number, scores, dealer, bombs, shownMusik } = snapshot;
  const gifts = snapshot.gifts.map(() => null);
  const seen = { ...filled({ ...snapshot, gifts, shownMusik: [] }, CARD_IDS), shownMusik };
  return restoreRound(seen, { rules, seats: scores.length, number, carry: { scores, dealer, bombs, result: null } });
}
