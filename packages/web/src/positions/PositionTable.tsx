import { actionFrom } from '@madang/engine/internal';
import { amountIn, markName } from '@madang/narrators/review';
import { type ReactNode, useMemo, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import type { GameUi } from '../games/ui.ts';
import type { Written } from '../play/told.ts';
import { MatAndRail } from '../replay/MatAndRail.tsx';
import '../replay/replay.css';
import { MoveDetail } from '../review/MoveDetail.tsx';
import '../review/review.css';
import { useTeller } from '../review/useTeller.ts';
import { boardOf } from '../table/board.ts';
import { Faces } from '../table/Faces.tsx';
import { useKeys } from '../table/useKeys.ts';
import { usePresenter } from '../table/usePresenter.ts';
import './positions.css';
import { PositionSession } from './session.ts';
import { type Answer, answerOf, type PositionTask, writtenIn } from './task.ts';
import { positionWords } from './words.ts';

interface PositionTableProps {
  readonly ui: GameUi;
  readonly task: PositionTask;
  readonly title: string;
  /** Which position it is. */
  readonly place: string;
  /** What the action is called that was played there. */
  readonly playedName: string;
  readonly onFound: () => void;
  /** Null where there is no other position. */
  readonly onNext: (() => void) | null;
  /** Where to go from here, in the bar. */
  readonly children: ReactNode;
}

interface Tries {
  readonly answer: Answer | null;
  /** Found, or shown. */
  readonly isOpen: boolean;
}

/** A position from what one seat knew: choose an action until it is found. */
export function PositionTable({ ui, task, title, place, playedName, onFound, onNext, children }: PositionTableProps) {
  const { language } = useSettings();
  const [{ answer, isOpen }, setTries] = useState<Tries>({ answer: null, isOpen: false });
  const [looked, setLooked] = useState<Written | null>(null);
  const best = (task.decision.match ?? task.decision.round).best;
  const reveal = (said: Answer | null) => {
    setTries({ answer: said, isOpen: true });
    setLooked(writtenIn(task, best));
  };
  const answered = (action: Written) => {
    const said = answerOf(task.decision, indexOf(task, action));
    if (said.kind === 'worse') return setTries((tries) => ({ ...tries, answer: said }));
    onFound();
    reveal(said);
  };
  const { presenter, scene } = usePresenter(ui, () => new PositionSession(task, answered));
  const board = useMemo(
    () => scene && boardOf(ui, scene, language, { act: (action) => presenter.act(action), hint: looked }),
    [ui, scene, language, presenter, looked],
  );
  const name = gameName(ui.game.id, language);
  return (
    <div className="table-page replay-page position-page" data-game={ui.game.id}>
      <Faces deck={ui.deck} />
      <Bar where={[title, name]}>{children}</Bar>
      <main className="table">
        <h1 className="sr">{`${title}: ${name}`}</h1>
        <MatAndRail ui={ui} board={board}>
          <Question
            {...{ task, place, answer, isOpen, playedName, onNext }}
            onGiveUp={() => reveal(null)}
            onShow={(action) => setLooked(writtenIn(task, action))}
          />
        </MatAndRail>
      </main>
    </div>
  );
}

/** The place of an action in the catalogue; -1 for what is not in it. */
function indexOf({ replayed: { game, plies }, move }: PositionTask, action: Written): number {
  const { rules, seats } = plies[move.ply].match.setup;
  return actionFrom(game, game.actions(rules, seats), action)?.index ?? -1;
}

interface QuestionProps {
  readonly task: PositionTask;
  readonly place: string;
  readonly answer: Answer | null;
  readonly isOpen: boolean;
  readonly playedName: string;
  readonly onGiveUp: () => void;
  readonly onNext: (() => void) | null;
  readonly onShow: (action: number) => void;
}

function Question({ task, place, answer, isOpen, playedName, onGiveUp, onNext, onShow }: QuestionProps) {
  const words = useWords(positionWords);
  useKeys({ n: () => isOpen && onNext?.(), w: () => !isOpen && onGiveUp() });
  return (
    <section className="panel review-panel question" aria-labelledby="question-title">
      <h2 id="question-title">{words.question}</h2>
      <p className="question-place">{place}</p>
      <p role="status" className={`question-answer is-${answer?.kind ?? 'none'}`}>
        <Said task={task} answer={answer} isOpen={isOpen} />
      </p>
      <p className="question-do">
        {!isOpen && (
          <button type="button" className="b" onClick={onGiveUp}>
            <Icon name="eye" /> {words.show} <kbd>W</kbd>
          </button>
        )}
        {isOpen && onNext && (
          <button type="button" className="b main" onClick={onNext}>
            {words.next} <kbd>N</kbd>
          </button>
        )}
      </p>
      {isOpen && <Explained task={task} playedName={playedName} onShow={onShow} />}
    </section>
  );
}

function Said({ task, answer, isOpen }: Pick<QuestionProps, 'task' | 'answer' | 'isOpen'>) {
  const words = useWords(positionWords);
  const { language } = useSettings();
  if (!answer) return isOpen ? words.shown : words.choose;
  if (answer.kind !== 'worse') return answer.kind === 'best' ? words.best : words.good;
  if (!answer.found) return words.notConsidered;
  const { mark, cost } = answer.found;
  const unit = task.decision.match ? 'wins' : task.unit;
  return words.worse(markName(mark, language), amountIn(language, unit, cost.value, 'size'));
}

/** Why, and the numbers. */
function Explained({ task, playedName, onShow }: Pick<QuestionProps, 'task' | 'playedName' | 'onShow'>) {
  const { language } = useSettings();
  const { replayed, decision, move, unit } = task;
  const tell = useTeller(replayed, unit, language);
  return (
    <>
      <p>{tell?.(decision, move.before, move.action) ?? ''}</p>
      <MoveDetail
        game={replayed.game}
        names={replayed.seats.map((sitter) => sitter.name)}
        {...{ decision, move, unit, onShow, playedName }}
      />
    </>
  );
}
