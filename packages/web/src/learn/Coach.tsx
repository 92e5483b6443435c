import './coach.css';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useWords } from '../app/words.ts';
import type { BoardProps } from '../games/ui.ts';
import type { Told } from '../play/told.ts';
import { useKeys } from '../table/useKeys.ts';
import type { Lesson } from './lesson.ts';
import { useCoach } from './useCoach.ts';
import { lessonWords } from './words/index.ts';

interface CoachProps extends BoardProps {
  readonly lesson: Lesson;
  readonly tolds: readonly Told[];
  readonly onRestart: () => void;
}

/** The lesson's text beside the mat. It never blocks the match. */
export function Coach({ lesson, tolds, onRestart, ...props }: CoachProps) {
  const words = useWords(lessonWords);
  const { text, back, next } = useCoach(lesson, tolds, props);
  useKeys({ n: () => next?.(), b: () => back?.() });
  return (
    <section className="coach panel" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="coach-text" role="status">
        {text}
      </p>
      <p className="coach-pages">
        <button type="button" className="b s" aria-disabled={back === null || undefined} onClick={() => back?.()}>
          {words.back} <kbd>B</kbd>
        </button>
        <button type="button" className="b s" aria-disabled={next === null || undefined} onClick={() => next?.()}>
          {words.next} <kbd>N</kbd>
        </button>
      </p>
      <p className="coach-ways">
        <button
          type="button"
          className="b quiet ic"
          aria-label={words.restart}
          title={words.restart}
          onClick={onRestart}
        >
          <Icon name="again" />
        </button>
        <a className="b quiet ic" href="/" aria-label={words.leave} title={words.leave} onClick={followLink}>
          <Icon name="close" />
        </a>
      </p>
    </section>
  );
}
