import type { Json } from '@madang/engine';
import { useState } from 'react';
import { useSettings } from '../app/settings.ts';
import type { BoardProps } from '../games/ui.ts';
import type { Told } from '../play/told.ts';
import { type Lesson, type Said, STANDING } from './lesson.ts';

interface Progress {
  readonly said: readonly Said[];
  /** The index of the one shown now. */
  readonly at: number;
  /** The last view for which something was said. */
  readonly view: Json;
}

export interface Coached {
  /** Null until the cards are dealt. */
  readonly text: string | null;
  readonly back: (() => void) | null;
  readonly next: (() => void) | null;
}

/** The lesson during the match: something new at every turn, and earlier notes can be read again. */
export function useCoach(lesson: Lesson, tolds: readonly Told[], props: BoardProps): Coached {
  const { scene } = props;
  const { language } = useSettings();
  const [progress, setProgress] = useState<Progress>({ said: [], at: -1, view: null });
  const say = (news: Said) => {
    const said = [...progress.said.filter(({ id }) => id !== STANDING), news];
    setProgress({ said, at: said.length - 1, view: scene.view });
  };

  const moment = lesson.moment(scene, tolds);
  const [upcoming] = moment ? lesson.pending(moment, progress.said, language, props) : [];
  if (moment && scene.view !== progress.view) say(upcoming ?? { id: STANDING, moment });

  const { said, at } = progress;
  const turnTo = (page: number) => () => setProgress({ ...progress, at: page });
  const read = said[at];
  return {
    text: read ? lesson.text(read, language, props) : null,
    back: at > 0 ? turnTo(at - 1) : null,
    next: at < said.length - 1 ? turnTo(at + 1) : upcoming ? () => say(upcoming) : null,
  };
}
