import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Part } from '../app/Part.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { gameName } from '../games/list.ts';
import type { BoardProps, GameUi } from '../games/ui.ts';
import { People, Speech } from '../people/lazy-people.ts';
import { positionOf } from '../play/position.ts';
import type { Presenter, Scene } from '../play/presenter.ts';
import type { Hint, Session } from '../play/session.ts';
import type { Written } from '../play/told.ts';
import { whyNot } from '../play/why-not.ts';
import { Broken } from './Broken.tsx';
import { boardOf } from './board.ts';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { Cover } from './Cover.tsx';
import { Faces } from './Faces.tsx';
import type { Gate } from './gate.ts';
import { afterPaint } from './motion/after-paint.ts';
import type { RematchActions } from './Rematch.tsx';
import { Results } from './Results.tsx';
import { type Sheet, TableBar } from './TableBar.tsx';
import { Mat, OpenSheet, RailPanels } from './TableParts.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useLookBack } from './useLookBack.ts';
import { useMessage } from './useMessage.ts';
import { usePresenter } from './usePresenter.ts';
import { useRail } from './useRail.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useTurnNotice } from './useTurnNotice.ts';
import { useTurnSaid } from './useTurnSaid.ts';
import { tableWords } from './words/index.ts';

export interface TablePageProps {
  readonly ui: GameUi;
  /** Called once: the page has a key for each session. */
  readonly open: () => Session;
  readonly onAgain?: (() => void) | undefined;
  readonly onNewSession?: (() => void) | undefined;
  /** With other people. Undefined for spectators, who can watch the rematch. */
  readonly rematch?: RematchActions | undefined;
  /** The address of this match's replay and fairness check. */
  readonly replayHref?: string | undefined;
  /** What else can be done after the match. */
  readonly further?: ReactNode;
  readonly coach?: Coaching | undefined;
  /** In the bar, before the usual buttons. */
  readonly bar?: ReactNode;
  /** The reader waits for a stranger, and may play a bot until one comes. */
  readonly onMeanwhile?: (() => void) | undefined;
}

/** A lesson's texts: beside the mat, and with the result. */
export interface Coaching {
  readonly beside: (props: BoardProps) => ReactNode;
  readonly afterwards: (props: BoardProps) => ReactNode;
}

/** A table of any game, local or online. */
export function TablePage({ ui, open, onMeanwhile, ...more }: TablePageProps) {
  const { presenter, scene, line, motion, gate, isBroken } = usePresenter(ui, open);
  const { language } = useSettings();
  const game = gameName(ui.game.id, language);
  if (!scene)
    return (
      <div className="table-page" data-game={ui.game.id}>
        <Bar where={[game]} />
        <ConnectionStatus line={line} game={ui.game.id} isBegun={false} onMeanwhile={onMeanwhile} />
        {isBroken && <Broken />}
      </div>
    );
  const skip = () => scene.isBusy && afterPaint(() => presenter.scene?.isBusy && motion.skip());
  return (
    <div className="table-page" data-game={ui.game.id} onPointerDown={skip}>
      <Faces deck={ui.deck} />
      <Seated ui={ui} presenter={presenter} live={scene} gate={gate} game={game} {...more} />
    </div>
  );
}

interface SeatedProps extends Omit<TablePageProps, 'open' | 'onMeanwhile'> {
  readonly presenter: Presenter;
  /** The current state; while looking back, an earlier turn is shown. */
  readonly live: Scene;
  readonly gate: Gate;
  readonly game: string;
}

function Seated({ ui, presenter, live, gate, game, coach, bar, rematch, ...ways }: SeatedProps) {
  const words = useWords(tableWords);
  const { language } = useSettings();
  const [sheet, openSheet] = useState<Sheet | null>(null);
  const rail = useRail();
  const { shown: scene, ...lookBack } = useLookBack(presenter, live, gate);
  const { asked, ask } = useHint(presenter, scene);
  const { message, say } = useMessage(scene.legal);
  const props = useBoard(ui, presenter, scene, asked?.found?.action ?? null, say);
  const askHint = presenter.canHint && scene.legal.length > 0 ? ask : null;
  const isTurnSaid = useTurnSaid(scene);
  useTurnNotice(scene.legal.length > 0, `${words.yourTurn} · ${game}`);
  useTableKeys(ui, props, { askHint, openSheet, rail, say });
  return (
    <>
      <TableBar
        where={[
          game,
          ...(typeof scene.eyes === 'number' ? [] : [words.watching]),
          words.round(scene.round, ui.rounds?.(scene.rules) ?? null),
          ...ui.facts(scene, props.names, language),
        ]}
        onOpen={openSheet}
      >
        {bar}
        <TakeBack presenter={presenter} scene={scene} />
      </TableBar>
      <ConnectionStatus line={scene.line} game={ui.game.id} isBegun />
      {scene.isBroken && <Broken />}
      <main className="table" inert={scene.ended !== null || scene.handOver !== null || undefined}>
        <h1 className="sr">{game}</h1>
        {coach?.beside(props)}
        <Mat
          ui={ui}
          props={props}
          message={message}
          asked={asked}
          askHint={askHint}
          speech={!scene.result && <Said scene={live} actions={presenter.tableActions} />}
        />
        <RailPanels ui={ui} props={props} rail={rail} lookBack={lookBack} live={live} />
      </main>
      <p className="sr" aria-live="assertive">
        {isTurnSaid ? words.yourTurn : ''}
      </p>
      {(presenter.tableActions || typeof live.eyes !== 'number') && (
        <Part isOver>
          <People scene={live} names={props.names} actions={presenter.tableActions} />
        </Part>
      )}
      {(scene.ended || scene.result) && (
        <Results
          ui={ui}
          props={props}
          presenter={presenter}
          coach={coach}
          rematch={rematch}
          ways={ways}
          speech={<Said scene={live} actions={presenter.tableActions} isInRow />}
        />
      )}
      {scene.handOver !== null && !scene.ended && (
        <Cover
          game={ui.game.id}
          name={scene.sitters[scene.handOver].name}
          onTake={() => presenter.take(scene.handOver ?? 0)}
        />
      )}
      <OpenSheet sheet={sheet} ui={ui} scene={scene} presenter={presenter} onClose={() => openSheet(null)} />
    </>
  );
}

/** Set phrases, at a table of the server. */
function Said(props: ComponentProps<typeof Speech>) {
  return (
    props.actions && (
      <Part otherwise={null}>
        <Speech {...props} />
      </Part>
    )
  );
}

/** A hint that was requested. */
interface AskedHint {
  /** The legal actions of that turn, as JSON. */
  readonly turn: string;
  /** Null while it is awaited. */
  readonly found: Hint | null;
}

/**
 * A hint, from when it is requested until the turn is over. While it is awaited others may act at the same time, which
 * does not end the turn.
 */
function useHint(
  presenter: Presenter,
  { legal }: Scene,
): { readonly asked: AskedHint | null; readonly ask: () => void } {
  const [asked, setAsked] = useState<AskedHint | null>(null);
  const [turn, setTurn] = useState(legal);
  if (turn !== legal) {
    setTurn(legal);
    const isOver = asked?.found || (legal.length > 0 && asked?.turn !== JSON.stringify(legal));
    if (isOver) setAsked(null);
  }
  const ask = () => {
    const request: AskedHint = { turn: JSON.stringify(legal), found: null };
    setAsked(request);
    void presenter.hint().then((found) => setAsked((now) => (now === request ? found && { ...request, found } : now)));
  };
  return { asked: legal.length > 0 ? asked : null, ask };
}

function useBoard(
  ui: GameUi,
  presenter: Presenter,
  scene: Scene,
  hint: Written | null,
  say: (text: string) => void,
): BoardProps {
  const { language } = useSettings();
  const board = useMemo(
    () => boardOf(ui, scene, language, { act: (action) => presenter.act(action), hint }),
    [ui, presenter, scene, language, hint],
  );
  return { ...board, refuse: (action) => refuse(ui, board, action, say) };
}

/** Says why an action is refused. Spectators cannot act. */
function refuse(ui: GameUi, board: BoardProps, action: Written, say: (text: string) => void): void {
  const { scene, narrator, names } = board;
  if (typeof scene.eyes !== 'number') return;
  const why = whyNot(ui.game, positionOf(ui.game, scene.view, scene.rules), scene.eyes, action, narrator, names);
  if (why !== null) say(why);
}
