import type { Scene } from '../play/presenter.ts';

/** The table as it was shown after a turn, and the length of the log. */
export interface Moment extends Pick<Scene, 'round' | 'scores' | 'view' | 'past' | 'eyes'> {
  readonly lines: number;
  /** A turn ended here; otherwise it is in the middle of one. */
  readonly isTurnEnd: boolean;
}

/** Older moments are dropped. */
const MOST = 400;

/**
 * What was shown, moment by moment, to one viewer. The next person at the same screen starts with an empty list, so that
 * nobody sees another's hand.
 */
export function remember(moments: readonly Moment[], scene: Scene): readonly Moment[] {
  const { round, scores, view, past, eyes, events, log } = scene;
  const own = moments.at(-1)?.eyes === eyes ? moments : [];
  const last = own.at(-1);
  if (last?.view === view) return moments;
  const isTurnEnd = last?.round !== round || events.length === 0 || events.some(({ type }) => type === 'turn');
  const moment = { round, scores, view, past, eyes, lines: log.length, isTurnEnd };
  // A position that is told again, after a deal or a reconnect, replaces the last moment.
  const isAgain = last?.round === round && events.length === 0;
  return [...(isAgain ? own.slice(0, -1) : own), moment].slice(-MOST);
}

/** The moments that end turns; in a game without `turn` events, every move. */
export function turnsOf(moments: readonly Moment[]): readonly Moment[] {
  const tellsTurns =
    moments.filter(({ isTurnEnd }) => isTurnEnd).length > new Set(moments.map(({ round }) => round)).size;
  return moments.filter(({ isTurnEnd }, i) => !tellsTurns || isTurnEnd || i === moments.length - 1);
}

/** Always the same array: comparing it by identity sees no change. */
const NOTHING: Scene['legal'] = [];

/** The scene at that moment, without legal actions. */
export function sceneAt(scene: Scene, { round, scores, view, past, lines }: Moment): Scene {
  const log = scene.log.slice(0, lines);
  const then = { round, scores, view, past, log };
  return { ...scene, ...then, legal: NOTHING, events: NOTHING, refused: null, window: null, isBusy: false };
}
