import { use, useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { settings } from '../app/settings.ts';
import { type GameUi, loadGameUi } from '../games/ui.ts';
import { LocalSession } from '../play/local/session.ts';
import type { Told } from '../play/told.ts';
import { type Coaching, TablePage } from '../table/TablePage.tsx';
import { Coach } from './Coach.tsx';
import { isLessonGame, type LessonGame, lessonSetup } from './deals.ts';
import { Ending } from './Ending.tsx';
import { ME } from './reading.ts';
import { witnessed } from './witness.ts';

/** A first game with a teacher beside the mat. */
export function LearnPage({ game }: { readonly game: string }) {
  const ui = isLessonGame(game) ? loadGameUi(game) : null;
  return ui && isLessonGame(game) ? <Lesson game={game} ui={use(ui)} /> : <NotFound />;
}

interface LessonProps {
  readonly game: LessonGame;
  readonly ui: GameUi;
}

function Lesson(props: LessonProps) {
  const [number, setNumber] = useState(0);
  return <LessonTable key={number} {...props} onRestart={() => setNumber(number + 1)} />;
}

function LessonTable({ game, ui, onRestart }: LessonProps & { readonly onRestart: () => void }) {
  const [tolds] = useState<Told[]>(() => []);
  const open = () =>
    witnessed(
      new LocalSession({
        setup: lessonSetup(game, settings().name),
        eyes: ME,
        pace: () => (settings().speed === 0 ? 0 : 1 / settings().speed),
        // A lesson is no match of the reader's: it is not kept.
        saved: () => undefined,
      }),
      (told) => tolds.push(told),
    );
  const coach: Coaching = {
    beside: (props) => <Coach game={game} tolds={tolds} onRestart={onRestart} {...props} />,
    afterwards: (props) => <Ending game={game} onRestart={onRestart} {...props} />,
  };
  return <TablePage ui={ui} open={open} coach={coach} />;
}
