import './coach.css';
import { Icon } from '../app/Icon.tsx';
import { followLink } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { BoardProps } from '../games/ui.ts';
import type { Lesson } from './lesson.ts';
import { OTHER } from './reading.ts';
import { lessonWords } from './words/index.ts';

interface EndingProps extends Pick<BoardProps, 'scene' | 'names'> {
  readonly game: string;
  readonly lesson: Lesson;
  readonly onRestart: () => void;
}

/** The end of the lesson, beside the count. */
export function Ending({ game, lesson, scene, names, onRestart }: EndingProps) {
  const words = useWords(lessonWords);
  const { language } = useSettings();
  const winner = scene.ended?.outcome.winners[0] ?? OTHER;
  const lines = lesson.ending(scene.ended, language, names[winner]);
  return (
    <div className="coach-ending">
      <div role="status">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <a className="b main" href={`/play/${game}?new=1&level=beginner`} onClick={followLink}>
        <Icon name="play" /> {words.realMatch}
      </a>
      <button type="button" className="b" onClick={onRestart}>
        <Icon name="again" /> {words.restart}
      </button>
    </div>
  );
}
