import { check, type Round, type Rules, type Snapshot } from '@madang/engine/check';
import { imagined } from '../french/imagine.ts';

/** A round that looks like this view. */
export function worldOf(view: Snapshot, rules: Rules): Round {
  const { round: number, scores, starter } = view;
  const setup = {
    rules: check.configure(rules),
    seats: scores.length,
    number,
    carry: { scores, starter, result: null },
  };
  return check.restore(JSON.parse(JSON.stringify(imagined(view, check.cardIds))), setup);
}
