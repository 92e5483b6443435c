import { gostop, matgo, type Round, type Rules, type Snapshot } from '@madang/engine/gostop';
import { positionOf } from '../../play/position.ts';

export function seatsOf(view: Snapshot): number {
  return view.tallies.length;
}

/** A round that looks like this view. */
export function roundOf(view: Snapshot, rules: Rules): Round {
  return positionOf(seatsOf(view) === 3 ? gostop : matgo, view, rules);
}
