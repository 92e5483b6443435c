import type { Language } from '@madang/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { settings } from '../app/settings.ts';
import type { GameUi } from '../games/ui.ts';
import { sentence } from '../play/narration.ts';
import { Presenter, type Scene } from '../play/presenter.ts';
import type { ConnectionState, Session } from '../play/session.ts';
import { Gate } from './gate.ts';
import { Motion } from './motion/motion.ts';
import { namesOf } from './names.ts';
import { playWith } from './sound.ts';
import { useFaults } from './useFaults.ts';

/** How long a result is shown to spectators, in milliseconds. */
const READING = 7000;

interface PresentedTable {
  readonly isBroken: boolean;
  readonly presenter: Presenter;
  readonly motion: Motion;
  /** Pauses the animation while the reader looks back. */
  readonly gate: Gate;
  readonly scene: Scene | null;
  readonly line: ConnectionState;
}

/** A table in play: its presenter, and what it shows now. */
export function usePresenter(ui: GameUi, open: () => Session): PresentedTable {
  const [{ presenter, motion, gate }] = useState(() => presented(ui, open()));
  useEffect(() => {
    playWith(ui.deck);
    presenter.open();
    return () => presenter.close();
  }, [presenter, ui]);
  useFaults(presenter);
  const line = useSyncExternalStore(presenter.subscribe, () => presenter.line);
  const scene = useSyncExternalStore(presenter.subscribe, () => presenter.scene);
  const isBroken = useSyncExternalStore(presenter.subscribe, () => presenter.isBroken);
  return useMemo(
    () => ({ presenter, scene, motion, gate, line, isBroken }),
    [presenter, scene, motion, gate, line, isBroken],
  );
}

function presented(ui: GameUi, session: Session): Pick<PresentedTable, 'presenter' | 'motion' | 'gate'> {
  const motion = new Motion(session.isPast);
  const gate = new Gate();
  const narrator = () => ui.narrator(settings().language);
  const presenter = new Presenter(session, {
    beats: (event, scene) => ui.beats(event, scene, narrator()),
    say: (event, scene) => sentence(ui.game, narrator(), event, namesOf(scene, settings().language as Language)),
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
  return { presenter, motion, gate };
}
