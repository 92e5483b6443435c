import type { Json } from '@madang/engine';
import type { Scene } from '../play/presenter.ts';
import type { Told, Written } from '../play/told.ts';

/** A point of the lesson at which something can be said: it is the reader's turn, or the round is over. */
export interface Moment<V extends Json = Json, R extends object = object> {
  readonly scene: Scene<V, R>;
  /** How many turns the reader has had before. */
  readonly turn: number;
  /** What has happened since the reader's last turn began, as far as it has been shown. */
  readonly since: readonly Written[];
}

type Shown = Extract<Told, { kind: 'dealt' | 'acted' }>;

/** Finds the scene among what the session has told (which may be ahead of what is shown); null while nothing can be said. */
export function momentOf<V extends Json, R extends object>(
  scene: Scene<V, R>,
  tolds: readonly Told[],
  playType: string,
): Moment<V, R> | null {
  if (scene.ended !== null || scene.isBusy || scene.legal.length === 0) return null;
  const last = tolds.findLastIndex((told) => isShown(told) && told.view === scene.view);
  if (last < 0) return null;
  const shown = tolds.slice(0, last + 1).filter(isShown);
  // The reader's turn has come, not a choice within it.
  const isTurn = ({ legal }: Shown): boolean => legal.some(({ type }) => type === playType);
  const before = shown.slice(0, -1);
  const begun = before.findLastIndex(isTurn);
  return {
    scene,
    turn: before.filter(isTurn).length,
    since: shown.slice(begun + 1).flatMap((told) => (told.kind === 'acted' ? told.events : [])),
  };
}

/** Leaves out the `restored` message before the first deal. */
function isShown(told: Told): told is Shown {
  return told.kind === 'dealt' || told.kind === 'acted';
}
