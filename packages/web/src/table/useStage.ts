import type { Language } from '@madang/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { settings } from '../app/settings.ts';
import type { GameFace } from '../games/face.ts';
import { sentence } from '../play/narration.ts';
import type { Line, Session } from '../play/session.ts';
import { type Scene, Stage } from '../play/stage.ts';
import { Gate } from './gate.ts';
import { Motion } from './motion/motion.ts';
import { namesOf } from './names.ts';
import { playWith } from './sound.ts';
import { useFaults } from './useFaults.ts';

/** For how long the result of a watched round stands. */
const READING = 7000;

interface Staged {
  readonly isBroken: boolean;
  readonly stage: Stage;
  readonly motion: Motion;
  /** Holds up what happens while one looks back. */
  readonly gate: Gate;
  readonly scene: Scene | null;
  readonly line: Line;
}

/** A table in play: its stage, and what it shows now. */
export function useStage(face: GameFace, open: () => Session): Staged {
  const [{ stage, motion, gate }] = useState(() => staged(face, open()));
  useEffect(() => {
    playWith(face.deck);
    stage.open();
    return () => stage.close();
  }, [stage, face]);
  useFaults(stage);
  const line = useSyncExternalStore(stage.subscribe, () => stage.line);
  const scene = useSyncExternalStore(stage.subscribe, () => stage.scene);
  const isBroken = useSyncExternalStore(stage.subscribe, () => stage.isBroken);
  return useMemo(() => ({ stage, scene, motion, gate, line, isBroken }), [stage, scene, motion, gate, line, isBroken]);
}

function staged(face: GameFace, session: Session): Pick<Staged, 'stage' | 'motion' | 'gate'> {
  const motion = new Motion(session.isPast);
  const gate = new Gate();
  const narrator = () => face.narrator(settings().language);
  const stage = new Stage(session, {
    beats: (event, scene) => face.beats(event, scene, narrator()),
    say: (event, scene) => sentence(face.game, narrator(), event, namesOf(scene, settings().language as Language)),
    perform: async (beats) => {
      await gate.passed();
      return motion.perform(beats);
    },
    change: async (commit, how) => {
      await gate.passed();
      return motion.change(commit, how);
    },
    rest: () => new Promise((resolve) => setTimeout(resolve, READING / (settings().speed || 1))),
  });
  return { stage, motion, gate };
}
