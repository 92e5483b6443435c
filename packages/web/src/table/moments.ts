import type { Scene } from '../play/presenter.ts';

/** The table after a turn, as it was shown, and how long the log was. */
export interface Moment extends Pick<Scene, 'round' | 'scores' | 'view' | 'past' | 'eyes'> {
  readonly lines: number;
  /** A turn ended with it; else it is in the middle of one. */
  readonly isTurnEnd: boolean;
}

/** More are not kept: nobody goes back further while playing. */
const MOST = 400;

/**
 * What was shown, moment by moment. Only what these eyes have seen is in it: whoever takes the screen next begins with
 * nothing, so that nobody looks back at another's hand.
 */
export function remember(moments: readonly Moment[], scene: Scene): readonly Moment[] {
  const { round, scores, view, past, eyes, events, log } = scene;
  const own = moments.at(-1)?.eyes === eyes ? moments : [];
  const last = own.at(-1);
  if (last?.view === view) return moments;
  const isTurnEnd = last?.round !== round || events.length === 0 || events.some(({ type }) => type === 'turn');
  const moment = { round, scores, view, past, eyes, lines: log.length, isTurnEnd };
  // The same position told again, after a deal or a lost connection, is no other moment.
  const isAgain = last?.round === round && events.length === 0;
  return [...(isAgain ? own.slice(0, -1) : own), moment].slice(-MOST);
}

/** The moments with which turns ended; in a game that does not tell turns apart every move is one. */
export function turnsOf(moments: readonly Moment[]): readonly Moment[] {
  const tellsTurns =
    moments.filter(({ isTurnEnd }) => isTurnEnd).length > new Set(moments.map(({ round }) => round)).size;
  return moments.filter(({ isTurnEnd }, i) => !tellsTurns || isTurnEnd || i === moments.length - 1);
}

/** The same each time: who compares what is allowed sees no change. */
const NOTHING: Scene['legal'] = [];

/** The scene as it was then. Nothing can be done in it. */
export function sceneAt(scene: Scene, { round, scores, view, past, lines }: Moment): Scene {
  const log = scene.log.slice(0, lines);
  const then = { round, scores, view, past, log };
  return { ...scene, ...then, legal: NOTHING, events: NOTHING, refused: null, window: null, isBusy: false };
}
