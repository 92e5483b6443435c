import type { Scene } from '../play/presenter.ts';
import type { Told, Written } from '../play/told.ts';

/** A point of the lesson at which something can be said: it is the reader's turn, or the round is over. */
export interface Moment {
  readonly scene: Scene;
  /** How many turns the reader has had before. */
  readonly turn: number;
  /** What has happened since the reader's last turn began, as far as it has been shown. */
  readonly since: readonly Written[];
}

const PLAYS: readonly string[] = ['play', 'PLAY_HAND_CARD'];

/** The reader's turn has come, not a choice within it. */
function isTurn({ legal }: { readonly legal: readonly Written[] }): boolean {
  return legal.some(({ type }) => PLAYS.includes(type));
}

type Shown = Extract<Told, { kind: 'dealt' | 'acted' }>;

/** Where the scene is in what the session has told (things are told before they are shown); null while nothing can be said. */
export function momentOf(scene: Scene, tolds: readonly Told[]): Moment | null {
  if (scene.ended !== null || scene.isBusy || scene.legal.length === 0) return null;
  const last = tolds.findLastIndex((told) => isShown(told) && told.view === scene.view);
  if (last < 0) return null;
  const shown = tolds.slice(0, last + 1).filter(isShown);
  const before = shown.slice(0, -1);
  const begun = before.findLastIndex(isTurn);
  return {
    scene,
    turn: before.filter(isTurn).length,
    since: shown.slice(begun + 1).flatMap((told) => (told.kind === 'acted' ? told.events : [])),
  };
}

/** The match is also told as a whole, before its first deal: that is no moment of it. */
function isShown(told: Told): told is Shown {
  return told.kind === 'dealt' || told.kind === 'acted';
}
