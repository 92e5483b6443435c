import type { Language } from '@madang/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { settings } from '../app/settings.ts';
import type { GameFace } from '../games/face.ts';
import { sentence } from '../play/narration.ts';
import type { Line, Session } from '../play/session.ts';
import { type Scene, Stage } from '../play/stage.ts';
import { Motion } from './motion/motion.ts';
import { namesOf } from './names.ts';
import { playWith } from './sound.ts';

interface Staged {
  readonly stage: Stage;
  readonly motion: Motion;
  readonly scene: Scene | null;
  readonly line: Line;
}

/** A table in play: its stage, and what it shows now. */
export function useStage(face: GameFace, open: () => Session): Staged {
  const [{ stage, motion }] = useState(() => staged(face, open()));
  useEffect(() => {
    playWith(face.deck);
    stage.open();
    return () => stage.close();
  }, [stage, face]);
  const line = useSyncExternalStore(stage.subscribe, () => stage.line);
  const scene = useSyncExternalStore(stage.subscribe, () => stage.scene);
  return useMemo(() => ({ stage, scene, motion, line }), [stage, scene, motion, line]);
}

function staged(face: GameFace, session: Session): { stage: Stage; motion: Motion } {
  const motion = new Motion();
  const narrator = () => face.narrator(settings().language);
  const stage = new Stage(session, {
    beats: (event, scene) => face.beats(event, scene, narrator()),
    say: (event, scene) => sentence(face.game, narrator(), event, namesOf(scene, settings().language as Language)),
    perform: (beats) => motion.perform(beats),
    change: (commit, how) => motion.change(commit, how),
  });
  return { stage, motion };
}
