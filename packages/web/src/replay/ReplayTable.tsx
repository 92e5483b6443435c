import { kiboText } from '@madang/engine';
import { useMemo, useReducer, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { copyText } from '../app/copy.ts';
import { Icon } from '../app/Icon.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import type { GameUi } from '../games/ui.ts';
import type { Written } from '../play/told.ts';
import { Faces } from '../table/Faces.tsx';
import { Log } from '../table/Log.tsx';
import { namesOf } from '../table/names.ts';
import { adviceOf } from '../table/standing.ts';
import { usePresenter } from '../table/usePresenter.ts';
import { tableWords } from '../table/words/index.ts';
import { BrokenRecord } from './BrokenRecord.tsx';
import { Fairness, LogFairness } from './Fairness.tsx';
import { toFragment } from './link.ts';
import { Player } from './Player.tsx';
import './replay.css';
import { type Reel, reelOf, type Source } from './reel.ts';
import { ReplaySession } from './session.ts';
import { replayWords } from './words.ts';

interface ReplayTableProps {
  readonly ui: GameUi;
  readonly source: Source;
  readonly ply: number;
  readonly serverId: string | null;
  readonly isFairnessOpen: boolean;
}

/** A record on the table, as far as it holds; where nothing of it does, what is wrong with it. */
export function ReplayTable({ ui, source, ...more }: ReplayTableProps) {
  const [reel] = useState(() => reelOf(ui.game, source));
  if (reel.plies.length > 0) return <Replayed ui={ui} source={source} reel={reel} {...more} />;
  return (
    <>
      <Bar />
      <main className="designed">
        {reel.broken && <BrokenRecord error={reel.broken} source={source} isShown={false} />}
      </main>
    </>
  );
}

interface ReplayedProps extends ReplayTableProps {
  readonly reel: Reel;
}

/** With everything to move through it. */
function Replayed({ ui, source, reel, ply, serverId, isFairnessOpen }: ReplayedProps) {
  const words = useWords(replayWords);
  const tableTalk = useWords(tableWords);
  const { language } = useSettings();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const [session] = useState(() => new ReplaySession(reel, { ply, eyes: 'open' }, moved));
  const { presenter, scene } = usePresenter(ui, () => session);
  const [isFair, setFair] = useState(isFairnessOpen);
  const [hint, setHint] = useState<Written | null>(null);
  const narrator = ui.narrator(language);
  const props = useMemo(
    () =>
      scene && {
        scene,
        language,
        narrator,
        names: namesOf(scene, language),
        act: () => {},
        cardName: (id: string) => narrator.card(ui.game.cardIds.indexOf(id)),
        hint,
      },
    [scene, narrator, language, ui, hint],
  );
  const { Board, Rail } = ui;
  const title = gameName(ui.game.id, language);
  return (
    <div className="table-page replay-page" data-game={ui.game.id}>
      <Faces deck={ui.deck} />
      <Bar where={[words.replay, title, reel.seats.map(({ name }) => name).join(' – ')]}>
        {source.kind === 'kibo' && <CopyLink source={source} serverId={serverId} ply={() => session.ply} />}
        <Export source={source} game={ui.game.id} />
        <button type="button" className="b quiet s" onClick={() => setFair(true)}>
          <Icon name="shield" /> <span>{words.fairness}</span>
        </button>
      </Bar>
      {reel.broken && <BrokenRecord error={reel.broken} source={source} isShown />}
      <main className="table">
        <h1 className="sr">{`${words.replay}: ${title}`}</h1>
        <div className="mat stitch">{props && <Board {...props} />}</div>
        <aside className="rail is-open">
          {scene && <Log lines={scene.log} />}
          {props && <Rail {...props} />}
        </aside>
        <Player
          session={session}
          sitters={reel.seats}
          onMove={() => setHint(null)}
          onHint={() => void presenter.hint().then((found) => setHint(found?.action ?? null))}
        >
          {hint && props && <p role="status">{adviceOf(ui, props, hint, tableTalk)}</p>}
        </Player>
      </main>
      {isFair && source.kind === 'kibo' && (
        <Fairness game={ui.game} kibo={source.kibo} onClose={() => setFair(false)} />
      )}
      {isFair && source.kind === 'logs' && <LogFairness reel={reel} onClose={() => setFair(false)} />}
    </div>
  );
}

interface CopyLinkProps {
  readonly source: Extract<Source, { kind: 'kibo' }>;
  readonly serverId: string | null;
  readonly ply: () => number;
}

/** Logs of rounds have no link: without a seed nothing short says them. */
function CopyLink({ source, serverId, ply }: CopyLinkProps) {
  const words = useWords(replayWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const link =
      serverId === null
        ? `${location.origin}/replay#k=${await toFragment(source.kibo)}&ply=${ply()}`
        : `${location.origin}/replay/${serverId}?ply=${ply()}`;
    if (!(await copyText(link))) return void prompt(words.linkToMove, link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className="b quiet s" onClick={() => void copy()}>
      <Icon name="link" /> <span>{isCopied ? words.copied : words.linkToMove}</span>
    </button>
  );
}

function Export({ source, game }: { readonly source: Source; readonly game: string }) {
  const words = useWords(replayWords);
  const text = source.kind === 'kibo' ? kiboText(source.kibo) : `${JSON.stringify(source.logs, null, 1)}\n`;
  const name = source.kind === 'kibo' ? `${game}.kibo.json` : 'kflower_game_logs.json';
  return (
    <a className="b quiet s" download={name} href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}>
      <Icon name="download" /> <span>{words.exported}</span>
    </a>
  );
}
