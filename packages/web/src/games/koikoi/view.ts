import type { Rules, Snapshot } from '@madang/engine/koikoi';
import type { Scene } from '../../play/presenter.ts';

/** The page's scene as this game knows it. */
export function viewOf(scene: Pick<Scene, 'view'>): Snapshot {
  return scene.view as unknown as Snapshot;
}

export function rulesOf(scene: Pick<Scene, 'rules'>): Rules {
  return scene.rules as unknown as Rules;
}
