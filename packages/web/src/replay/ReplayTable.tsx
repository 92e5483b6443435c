import type { AnyGame } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import type { Decision } from '@madang/lab/review';
import { lazy, type ReactNode, Suspense, useMemo, useReducer, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { ChallengeButton } from '../challenge/lazy-challenge.tsx';
import { gameName } from '../games/list.ts';
import type { BoardProps, GameUi } from '../games/ui.ts';
import type { Presenter, Scene } from '../play/presenter.ts';
import type { Hint } from '../play/session.ts';
import type { Written } from '../play/told.ts';
import type { Move } from '../review/moves.ts';
import { reviewWords } from '../review/words.ts';
import { boardOf } from '../table/board.ts';
import { Faces } from '../table/Faces.tsx';
import { Log } from '../table/Log.tsx';
import { adviceOf } from '../table/standing.ts';
import { usePresenter } from '../table/usePresenter.ts';
import { tableWords } from '../table/words/index.ts';
import { BrokenRecord } from './BrokenRecord.tsx';
import { CopyLink, Export } from './CopyAndExport.tsx';
import { Fairness, LogFairness } from './Fairness.tsx';
import { Player } from './Player.tsx';
import './replay.css';
import { type ReplayedMatch, replayedMatch, type Source } from './replayed-match.ts';
import { ReplaySession } from './session.ts';
import { replayWords } from './words.ts';

interface ReplayTableProps {
  readonly ui: GameUi;
  readonly source: Source;
  readonly ply: number;
  readonly serverId: string | null;
  readonly isFairnessOpen: boolean;
  readonly isReviewOpen: boolean;
}

const ReviewPanel = lazy(() => import('../review/ReviewPanel.tsx'));

/** Replays a record up to its first error; an error message when nothing can be replayed. */
export function ReplayTable({ ui, source, ...more }: ReplayTableProps) {
  const [replayed] = useState(() => replayedMatch(ui.game, source));
  if (replayed.plies.length > 0) return <Replayed ui={ui} source={source} replayed={replayed} {...more} />;
  return (
    <>
      <Bar />
      <main className="designed">
        {replayed.broken && <BrokenRecord error={replayed.broken} source={source} isShown={false} />}
      </main>
    </>
  );
}

interface ReplayedProps extends ReplayTableProps {
  readonly replayed: ReplayedMatch;
}

/** The table, and everything to move through the record. */
function Replayed({ ui, source, replayed, ply, serverId, isFairnessOpen, isReviewOpen }: ReplayedProps) {
  const words = useWords(replayWords);
  const { review } = useWords(reviewWords);
  const { language } = useSettings();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const [session] = useState(() => new ReplaySession(replayed, { ply, eyes: 'open' }, moved));
  const { presenter, scene } = usePresenter(ui, () => session);
  const [isFair, setFair] = useState(isFairnessOpen);
  const [isReviewed, setReviewed] = useState(isReviewOpen);
  const { board, hint, ask, drop, look } = useReplayBoard(ui, presenter, scene);
  const show = (move: Move, { seat, chosen }: Decision, action: number) => {
    const written = (index: number) => writtenAction(ui.game, move, seat, index);
    session.lookAt(
      move.ply,
      seat,
      [...new Set([action, chosen])].flatMap((index) => written(index) ?? []),
    );
    look(written(action));
    // Where the review is under the mat, the cards come back into view.
    if (matchMedia('(max-width: 1099px)').matches) document.querySelector('.mat')?.scrollIntoView();
  };
  const title = gameName(ui.game.id, language);
  return (
    <div className="table-page replay-page" data-game={ui.game.id}>
      <Faces deck={ui.deck} />
      <Bar where={[words.replay, title, replayed.seats.map(({ name }) => name).join(' – ')]}>
        {source.kind === 'kibo' && <CopyLink source={source} serverId={serverId} ply={() => session.ply} />}
        <Export source={source} game={ui.game.id} />
        {source.kind === 'kibo' && (
          <ChallengeButton match={source.kibo} load={async () => source.kibo} className="b quiet s" />
        )}
        <button type="button" className="b quiet s" aria-pressed={isReviewed} onClick={() => setReviewed(!isReviewed)}>
          <Icon name="bulb" /> <span>{review}</span>
        </button>
        <button type="button" className="b quiet s" onClick={() => setFair(true)}>
          <Icon name="shield" /> <span>{words.fairness}</span>
        </button>
      </Bar>
      {replayed.broken && <BrokenRecord error={replayed.broken} source={source} isShown />}
      <main className="table">
        <h1 className="sr">{`${words.replay}: ${title}`}</h1>
        <MatAndRail ui={ui} board={board}>
          {isReviewed && (
            <Suspense fallback={null}>
              <ReviewPanel
                source={source}
                replayed={replayed}
                ply={session.ply}
                onShow={show}
                onPly={(to) => {
                  drop();
                  session.jump(to);
                }}
                onClose={() => setReviewed(false)}
              />
            </Suspense>
          )}
        </MatAndRail>
        <Player session={session} sitters={replayed.seats} onMove={drop} onHint={ask}>
          {hint && board && <Advice ui={ui} board={board} hint={hint} />}
        </Player>
      </main>
      {isFair && <FairnessOf source={source} replayed={replayed} game={ui.game} onClose={() => setFair(false)} />}
    </div>
  );
}

/** The board's props, and a hint for the seat to move, until the position changes. */
function useReplayBoard(ui: GameUi, presenter: Presenter, scene: Scene | null) {
  const { language } = useSettings();
  const [hint, setHint] = useState<Hint | null>(null);
  /** An action that a review shows on the cards. */
  const [looked, setLooked] = useState<Written | null>(null);
  const shown = looked ?? hint?.action ?? null;
  const board = useMemo(
    () => scene && boardOf(ui, scene, language, { act: () => undefined, hint: shown }),
    [ui, scene, language, shown],
  );
  const ask = () => void presenter.hint().then(setHint);
  const look = (action: Written | null) => {
    setHint(null);
    setLooked(action);
  };
  return { board, hint, ask, drop: () => look(null), look };
}

/** An action of a reviewed decision, as the table shows it. */
function writtenAction(game: AnyGame, { before, action }: Move, seat: number, index: number): Written | null {
  const found = action.index === index ? action : game.legal(before, seat).find((each) => each.index === index);
  return found ? (encodeCards(game, found) as Written) : null;
}

interface MatAndRailProps {
  readonly ui: GameUi;
  readonly board: BoardProps | null;
  /** Above the log. */
  readonly children: ReactNode;
}

function MatAndRail({ ui: { Board, Rail }, board, children }: MatAndRailProps) {
  return (
    <>
      <div className="mat stitch">{board && <Board {...board} />}</div>
      <aside className="rail is-open">
        {children}
        {board && <Log lines={board.scene.log} />}
        {board && <Rail {...board} />}
      </aside>
    </>
  );
}

interface AdviceProps {
  readonly ui: GameUi;
  readonly board: BoardProps;
  readonly hint: Hint;
}

function Advice({ ui, board, hint }: AdviceProps) {
  return <p role="status">{adviceOf(ui, board, hint, useWords(tableWords))}</p>;
}

interface FairnessOfProps {
  readonly source: Source;
  readonly replayed: ReplayedMatch;
  readonly game: AnyGame;
  readonly onClose: () => void;
}

function FairnessOf({ source, replayed, game, onClose }: FairnessOfProps) {
  return source.kind === 'kibo' ? (
    <Fairness game={game} kibo={source.kibo} onClose={onClose} />
  ) : (
    <LogFairness replayed={replayed} onClose={onClose} />
  );
}
