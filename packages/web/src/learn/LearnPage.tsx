import { use, useState } from 'react';
import { loadOnce } from '../app/loading.ts';
import { NotFound } from '../app/NotFound.tsx';
import { settings } from '../app/settings.ts';
import { entryOf } from '../games/list.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { LocalSession } from '../play/local/session.ts';
import { takeWorker } from '../play/local/workers.ts';
import type { Told } from '../play/told.ts';
import { type Coaching, TablePage } from '../table/TablePage.tsx';
import { Coach } from './Coach.tsx';
import { Ending } from './Ending.tsx';
import type { Lesson } from './lesson.ts';
import { observed } from './observed.ts';
import { ME } from './reading.ts';

const loadLesson = loadOnce((game: string) => entryOf(game)?.lesson?.() ?? null);

/** A first game with a teacher beside the mat. */
export function LearnPage({ game }: { readonly game: string }) {
  const lesson = loadLesson(game);
  const ui = lesson && loadGameUi(game);
  return ui ? <Taught lesson={use(lesson)} ui={use(ui)} /> : <NotFound />;
}

interface TaughtProps {
  readonly lesson: Lesson;
  readonly ui: GameUi;
}

function Taught(props: TaughtProps) {
  const [number, setNumber] = useState(0);
  return <LessonTable key={number} {...props} onRestart={() => setNumber(number + 1)} />;
}

function LessonTable({ lesson, ui, onRestart }: TaughtProps & { readonly onRestart: () => void }) {
  const [tolds] = useState<Told[]>(() => []);
  const open = () => {
    const beginning = { ask: 'begin', setup: lesson.setup(settings().name), left: null, canTakeBack: false } as const;
    return observed(
      new LocalSession(takeWorker(ui.game.id), beginning, {
        eyes: ME,
        window: ui.window,
        pace: () => (settings().speed === 0 ? 0 : 1 / settings().speed),
        // A lesson is not stored.
        saved: () => undefined,
        moved: () => undefined,
      }),
      (told) => tolds.push(told),
    );
  };
  const coach: Coaching = {
    beside: (props) => <Coach lesson={lesson} tolds={tolds} onRestart={onRestart} {...props} />,
    afterwards: (props) => <Ending game={ui.game.id} lesson={lesson} onRestart={onRestart} {...props} />,
  };
  return <TablePage ui={ui} open={open} coach={coach} />;
}
