import type { AnyGame, Seat } from '@madang/engine';
import { encodeCards } from '@madang/engine/internal';
import type { Decision } from '@madang/lab/review';
import { lazy, Suspense, useMemo, useReducer, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { Part } from '../app/Part.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Branch, BranchStart } from '../branch/branch.ts';
import { ChallengeButton } from '../challenge/lazy-challenge.tsx';
import { gameName } from '../games/list.ts';
import type { BoardProps, GameUi } from '../games/ui.ts';
import type { Presenter, Scene } from '../play/presenter.ts';
import type { Hint } from '../play/session.ts';
import type { Written } from '../play/told.ts';
import type { Unit } from '../review/messages.ts';
import type { Move } from '../review/moves.ts';
import { boardOf } from '../table/board.ts';
import { Faces } from '../table/Faces.tsx';
import { adviceOf } from '../table/standing.ts';
import { usePresenter } from '../table/usePresenter.ts';
import { tableWords } from '../table/words/index.ts';
import { BrokenRecord } from './BrokenRecord.tsx';
import { CopyLink, Export } from './CopyAndExport.tsx';
import { Fairness, LogFairness } from './Fairness.tsx';
import { MatAndRail } from './MatAndRail.tsx';
import { Player } from './Player.tsx';
import './replay.css';
import { ReplayActions } from './ReplayActions.tsx';
import { type ReplayedMatch, replayedMatch, type Source } from './replayed-match.ts';
import { ReplaySession } from './session.ts';
import { type ReplayWords, replayWords } from './words.ts';

interface ReplayTableProps {
  readonly ui: GameUi;
  readonly source: Source;
  readonly ply: number;
  readonly serverId: string | null;
  /** The reader's seat, where the match was the reader's own. */
  readonly mine: Seat | null;
  readonly isFairnessOpen: boolean;
  readonly isReviewOpen: boolean;
}

const ReviewPanel = lazy(() => import('../review/ReviewPanel.tsx'));
const BranchList = lazy(() => import('../branch/BranchList.tsx'));
const BranchTable = lazy(() => import('../branch/BranchTable.tsx'));
const ReviewPractice = lazy(() => import('../positions/ReviewPractice.tsx'));

/** What the reader does instead of watching, until they come back to the record. */
type Elsewhere =
  | { readonly branch: BranchStart | Branch }
  | { readonly decisions: readonly Decision[]; readonly unit: Unit };

/** Replays a record up to its first error; an error message when nothing can be replayed. */
export function ReplayTable({ ui, source, ply, isReviewOpen, ...more }: ReplayTableProps) {
  const [replayed] = useState(() => replayedMatch(ui.game, source));
  const [start, setStart] = useState({ ply, isReviewOpen });
  const [elsewhere, setElsewhere] = useState<Elsewhere | null>(null);
  const back = () => setElsewhere(null);
  if (elsewhere)
    return (
      <Suspense fallback={<Bar />}>
        {'branch' in elsewhere ? (
          <BranchTable
            {...{ ui, source, branch: elsewhere.branch, onBack: back }}
            actions={actionsIn(replayed.plies, elsewhere.branch.ply)}
          />
        ) : (
          <ReviewPractice {...{ ui, source, replayed, ...elsewhere, onBack: back }} />
        )}
      </Suspense>
    );
  const leave = (to: Elsewhere, from: typeof start) => {
    setStart(from);
    setElsewhere(to);
  };
  if (replayed.plies.length > 0) return <Replayed {...{ ui, source, replayed, ...start, onLeave: leave, ...more }} />;
  return (
    <>
      <Bar />
      <main className="designed">
        {replayed.broken && <BrokenRecord error={replayed.broken} source={source} isShown={false} />}
      </main>
    </>
  );
}

/** How many actions were played up to a ply. */
function actionsIn(plies: ReplayedMatch['plies'], ply: number): number {
  return plies.slice(0, ply + 1).flatMap(({ happenings }) => happenings.filter(({ kind }) => kind === 'acted')).length;
}

interface ReplayedProps extends ReplayTableProps {
  readonly replayed: ReplayedMatch;
  readonly onLeave: (to: Elsewhere, from: { readonly ply: number; readonly isReviewOpen: boolean }) => void;
}

/** The table, and everything to move through the record. */
function Replayed({ ui, source, replayed, ply, serverId, mine, onLeave, ...open }: ReplayedProps) {
  const words = useWords(replayWords);
  const { review } = useWords(tableWords);
  const { language } = useSettings();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const [session] = useState(() => new ReplaySession(replayed, { ply, eyes: 'open' }, moved));
  const { presenter, scene } = usePresenter(ui, () => session);
  const [isFair, setFair] = useState(open.isFairnessOpen);
  const [isReviewed, setReviewed] = useState(open.isReviewOpen);
  // A review tells how the match ended.
  const isEndHidden = useSettings().withoutEnds && !isReviewed;
  const leave = (to: Elsewhere) => onLeave(to, { ply: session.ply, isReviewOpen: isReviewed });
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
            <Part>
              <ReviewPanel
                source={source}
                replayed={replayed}
                ply={session.ply}
                mine={mine}
                onShow={show}
                onPractise={(decisions, unit) => leave({ decisions, unit })}
                onPly={(to) => {
                  drop();
                  session.jump(to);
                }}
                onClose={() => setReviewed(false)}
              />
            </Part>
          )}
          <Part>
            <BranchList
              source={source}
              placeOf={placeIn(session, replayed, words)}
              onOpen={(branch) => leave({ branch })}
            />
          </Part>
        </MatAndRail>
        <Player
          {...{ session, isEndHidden }}
          sitters={replayed.seats}
          onMove={drop}
          onHint={ask}
          actions={<ReplayActions {...{ replayed, session }} onBranch={(branch) => leave({ branch })} />}
        >
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

/** What a ply is called in a list. */
function placeIn(session: ReplaySession, { plies }: ReplayedMatch, words: ReplayWords): (ply: number) => string {
  return (ply) => `${words.roundAt(plies[ply].match.round.number)} · ${words.turnAlone(session.turnOf(ply))}`;
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
