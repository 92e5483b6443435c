import { useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Presenter, Scene } from '../play/presenter.ts';
import type { Gate } from './gate.ts';
import { type Moment, remember, sceneAt, turnsOf } from './moments.ts';

/** The pause between two turns in autoplay at normal speed, in milliseconds. */
const PACE = 1400;

export interface LookBack {
  /** The table after each turn so far. */
  readonly turns: readonly Moment[];
  /** The turn that is shown; null while the current state is. */
  readonly at: number | null;
  readonly isPlaying: boolean;
  /** The match has gone on, and waits to be shown. */
  readonly hasNews: boolean;
  readonly to: (turn: number) => void;
  readonly play: (isPlaying: boolean) => void;
  readonly leave: () => void;
}

/**
 * Looks back at the turns of a running match. The animation is paused meanwhile. Only what the reader has already seen is
 * shown again.
 */
export function useLookBack(presenter: Presenter, scene: Scene, gate: Gate): LookBack & { readonly shown: Scene } {
  const turns = turnsOf(useMoments(presenter, scene));
  const [looking, setLooking] = useState<number | null>(null);
  const [isPlaying, play] = useState(false);
  const hasNews = useWaiting(gate);
  const { speed } = useSettings();
  // A result, or handing over the screen, ends looking back.
  const isPossible = scene.ended === null && scene.handOver === null && turns.length > 1;
  const at = looking === null || !isPossible ? null : Math.min(looking, turns.length - 1);
  const leave = () => {
    setLooking(null);
    play(false);
    gate.release();
  };
  const to = (turn: number) => {
    if (!isPossible) return;
    gate.hold();
    setLooking(Math.max(0, Math.min(turns.length - 1, turn)));
  };
  useEffect(() => {
    if (at === null) gate.release();
  }, [at, gate]);
  useEffect(() => {
    if (at === null || !isPlaying) return;
    const timer = setTimeout(() => (at + 1 < turns.length ? setLooking(at + 1) : play(false)), PACE / (speed || 1));
    return () => clearTimeout(timer);
  }, [at, isPlaying, speed, turns.length]);
  const moment = at === null ? null : turns[at];
  const shown = useMemo(() => (moment ? sceneAt(scene, moment) : scene), [scene, moment]);
  return { turns, at, isPlaying, hasNews, to, play, leave, shown };
}

/** Subscribed to the presenter directly: React may skip a scene when two come at once. */
function useMoments(presenter: Presenter, scene: Scene): readonly Moment[] {
  const [moments, setMoments] = useState(() => remember([], scene));
  useEffect(
    () =>
      presenter.subscribe(() => setMoments((known) => (presenter.scene ? remember(known, presenter.scene) : known))),
    [presenter],
  );
  return moments;
}

function useWaiting(gate: Gate): boolean {
  const [isWaiting, setWaiting] = useState(gate.isWaiting);
  useEffect(() => gate.subscribe(() => setWaiting(gate.isWaiting)), [gate]);
  return isWaiting;
}
