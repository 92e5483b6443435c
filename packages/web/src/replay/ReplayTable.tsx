import type { AnyGame } from '@madang/engine';
import { useMemo, useReducer, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import type { BoardProps, GameUi } from '../games/ui.ts';
import type { Presenter, Scene } from '../play/presenter.ts';
import type { Written } from '../play/told.ts';
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
}

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
function Replayed({ ui, source, replayed, ply, serverId, isFairnessOpen }: ReplayedProps) {
  const words = useWords(replayWords);
  const { language } = useSettings();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const [session] = useState(() => new ReplaySession(replayed, { ply, eyes: 'open' }, moved));
  const { presenter, scene } = usePresenter(ui, () => session);
  const [isFair, setFair] = useState(isFairnessOpen);
  const { board, hint, ask, drop } = useReplayBoard(ui, presenter, scene);
  const title = gameName(ui.game.id, language);
  return (
    <div className="table-page replay-page" data-game={ui.game.id}>
      <Faces deck={ui.deck} />
      <Bar where={[words.replay, title, replayed.seats.map(({ name }) => name).join(' – ')]}>
        {source.kind === 'kibo' && <CopyLink source={source} serverId={serverId} ply={() => session.ply} />}
        <Export source={source} game={ui.game.id} />
        <button type="button" className="b quiet s" onClick={() => setFair(true)}>
          <Icon name="shield" /> <span>{words.fairness}</span>
        </button>
      </Bar>
      {replayed.broken && <BrokenRecord error={replayed.broken} source={source} isShown />}
      <main className="table">
        <h1 className="sr">{`${words.replay}: ${title}`}</h1>
        <MatAndRail ui={ui} board={board} />
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
  const [hint, setHint] = useState<Written | null>(null);
  const board = useMemo(
    () => scene && boardOf(ui, scene, language, { act: () => undefined, hint }),
    [ui, scene, language, hint],
  );
  const ask = () => void presenter.hint().then((found) => setHint(found?.action ?? null));
  return { board, hint, ask, drop: () => setHint(null) };
}

function MatAndRail({ ui: { Board, Rail }, board }: { readonly ui: GameUi; readonly board: BoardProps | null }) {
  return (
    <>
      <div className="mat stitch">{board && <Board {...board} />}</div>
      <aside className="rail is-open">
        {board && <Log lines={board.scene.log} />}
        {board && <Rail {...board} />}
      </aside>
    </>
  );
}

interface AdviceProps {
  readonly ui: GameUi;
  readonly board: BoardProps;
  readonly hint: Written;
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
