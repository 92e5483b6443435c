import { gostop, matgo, type Round, type Rules, type Snapshot } from '@madang/engine/gostop';
import { positionOf } from '../../play/position.ts';
import type { Scene } from '../../play/presenter.ts';

/** The page's scene as this game knows it. */
export function viewOf(scene: Pick<Scene, 'view'>): Snapshot {
  return scene.view as unknown as Snapshot;
}

export function rulesOf(scene: Pick<Scene, 'rules'>): Rules {
  return scene.rules as unknown as Rules;
}

export function seatsOf(view: Snapshot): number {
  return view.tallies.length;
}

/** A round that looks like this view. */
export function roundOf(view: Snapshot, rules: Rules): Round {
  return positionOf(seatsOf(view) === 3 ? gostop : matgo, view, rules);
}
