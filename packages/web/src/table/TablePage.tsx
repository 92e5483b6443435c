import { type ReactNode, useMemo, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { Menu } from '../app/Menu.tsx';
import { change, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { BoardProps, GameFace } from '../games/face.ts';
import { gameName } from '../games/list.ts';
import { positionOf } from '../play/position.ts';
import type { Session } from '../play/session.ts';
import type { Scene, Stage } from '../play/stage.ts';
import type { Written } from '../play/told.ts';
import { whyNot } from '../play/why-not.ts';
import { RulesSheet } from '../rulebook/RulesSheet.tsx';
import { Broken } from './Broken.tsx';
import { Cover } from './Cover.tsx';
import { Ending } from './Ending.tsx';
import { Faces } from './Faces.tsx';
import type { Gate } from './gate.ts';
import { LineState } from './LineState.tsx';
import { Log } from './Log.tsx';
import { LookBackBar } from './LookBackBar.tsx';
import { MatchOver } from './MatchOver.tsx';
import { MatLine } from './MatLine.tsx';
import { namesOf } from './names.ts';
import { Rematch, type RematchWays } from './Rematch.tsx';
import { Result } from './Result.tsx';
import { adviceOf, standingOf } from './standing.ts';
import { type Sheet, TableBar } from './TableBar.tsx';
import { useKeys } from './useKeys.ts';
import { type LookBack, useLookBack } from './useLookBack.ts';
import { useRail } from './useRail.ts';
import { useSaid } from './useSaid.ts';
import { useStage } from './useStage.ts';
import { tableWords } from './words/index.ts';

export interface TablePageProps {
  readonly face: GameFace;
  /** Called once; the page is keyed by what it opens. */
  readonly open: () => Session;
  readonly onAgain?: (() => void) | undefined;
  readonly onNewSession?: (() => void) | undefined;
  /** With other people: who has no seat looks on at theirs. */
  readonly rematch?: RematchWays | undefined;
  /** Where this match can be seen again and its fairness checked. */
  readonly replayHref?: string | undefined;
  readonly coach?: Coaching | undefined;
}

/** A teacher: what is said beside the mat, and what with the result. */
export interface Coaching {
  readonly beside: (props: BoardProps) => ReactNode;
  readonly afterwards: (props: BoardProps) => ReactNode;
}

/** A table, whatever the game and wherever it is played. */
export function TablePage({ face, open, ...more }: TablePageProps) {
  const { stage, scene, line, motion, gate, isBroken } = useStage(face, open);
  const { language } = useSettings();
  const game = gameName(face.game.id, language);
  if (!scene)
    return (
      <div className="table-page" data-game={face.game.id}>
        <Bar where={[game]} />
        <LineState line={line} game={face.game.id} isBegun={false} />
        {isBroken && <Broken />}
      </div>
    );
  return (
    <div className="table-page" data-game={face.game.id} onPointerDown={() => scene.isBusy && motion.skip()}>
      <Faces deck={face.deck} />
      <Seated face={face} stage={stage} live={scene} gate={gate} game={game} {...more} />
    </div>
  );
}

interface SeatedProps extends Omit<TablePageProps, 'open'> {
  readonly stage: Stage;
  /** The match as it is now; what is shown may be a turn before. */
  readonly live: Scene;
  readonly gate: Gate;
  readonly game: string;
}

function Seated({ face, stage, live, gate, game, coach, rematch, ...ways }: SeatedProps) {
  const words = useWords(tableWords);
  const { language, sound } = useSettings();
  const [sheet, openSheet] = useState<Sheet | null>(null);
  const rail = useRail();
  const { shown: scene, ...lookBack } = useLookBack(stage, live, gate);
  const { hint, ask } = useHint(stage, scene);
  const { said, say } = useSaid(scene.legal);
  const props = useBoard(face, stage, scene, hint, say);
  const { narrator, names } = props;
  const isMine = scene.legal.length > 0;
  const mayAsk = stage.canHint && isMine;
  useKeys({
    h: () => mayAsk && ask(),
    r: () => openSheet('rules'),
    l: () => rail.visit('.log-panel'),
    y: () => rail.visit('[data-sets]', '.panel:not(.log-panel)'),
    t: () => say(standingOf(face, props, words)),
    '0': () => change({ sound: !sound }),
    '?': () => openSheet('menu'),
  });
  const { Board, Rail } = face;
  const ending = scene.result && (
    <Ending {...ways}>
      <Rematch scene={scene} ways={rematch} />
    </Ending>
  );
  return (
    <>
      <TableBar where={[game, words.round(scene.round), ...face.facts(scene, names, language)]} onOpen={openSheet} />
      <LineState line={scene.line} game={face.game.id} isBegun />
      {scene.isBroken && <Broken />}
      <main className="table" inert={scene.ended !== null || scene.handOver !== null || undefined}>
        <h1 className="sr">{game}</h1>
        {coach?.beside(props)}
        <div className="mat stitch">
          <Board {...props} />
          {mayAsk && (
            <button type="button" className="b s hint-button" onClick={ask}>
              <Icon name="bulb" /> {words.hint} <kbd>H</kbd>
            </button>
          )}
          <MatLine hint={hint && adviceOf(face, props, hint, words)} said={said} />
          {scene.refused && (
            <p className="strip" role="alert">
              {narrator.refusal(scene.refused, names)}
            </p>
          )}
        </div>
        <aside className={`rail ${rail.isOpen ? 'is-open' : ''}`}>
          <button type="button" className="rail-grip" aria-expanded={rail.isOpen} onClick={rail.toggle}>
            <Icon name="up" /> <span>{scene.log.at(-1)?.text ?? words.noLog}</span>
          </button>
          <LookBackBar {...lookBack} />
          <Rail {...props} />
          <Log lines={live.log} lookBack={closing(lookBack, rail.close)} />
        </aside>
      </main>
      <p className="sr" aria-live="assertive">
        {isMine ? words.yourTurn : ''}
      </p>
      {scene.ended && (
        <Result
          {...props}
          ended={scene.ended}
          Count={face.Count}
          onNext={() => stage.continue()}
          onStay={() => stage.stay()}
        >
          {coach?.afterwards(props)}
          {ending}
        </Result>
      )}
      {!scene.ended && ending && <MatchOver {...props}>{ending}</MatchOver>}
      {scene.handOver !== null && !scene.ended && (
        <Cover
          game={face.game.id}
          name={scene.sitters[scene.handOver].name}
          onTake={() => stage.take(scene.handOver ?? 0)}
        />
      )}
      {sheet === 'rules' && <RulesSheet game={face.game.id} rules={scene.rules} onClose={() => openSheet(null)} />}
      {sheet === 'menu' && (
        <Menu
          onClose={() => openSheet(null)}
          onResign={typeof scene.eyes === 'number' && !scene.result ? () => stage.resign() : undefined}
        />
      )}
    </>
  );
}

/** On a phone the panels lie over the mat: who looks back wants to see it. */
function closing(lookBack: LookBack, close: () => void): LookBack {
  return {
    ...lookBack,
    to: (turn) => {
      close();
      lookBack.to(turn);
    },
  };
}

/** What a good player would do, from when it is asked for until the turn is over. */
function useHint(stage: Stage, scene: Scene): { readonly hint: Written | null; readonly ask: () => void } {
  const [hint, setHint] = useState<Written | null>(null);
  const [turn, setTurn] = useState(scene.legal);
  if (turn !== scene.legal) {
    setTurn(scene.legal);
    setHint(null);
  }
  return { hint, ask: () => void stage.hint().then((found) => setHint(found?.action ?? null)) };
}

function useBoard(
  face: GameFace,
  stage: Stage,
  scene: Scene,
  hint: Written | null,
  say: (text: string) => void,
): BoardProps {
  const { language } = useSettings();
  const board = useMemo(() => {
    const narrator = face.narrator(language);
    return {
      scene,
      language,
      narrator,
      names: namesOf(scene, language),
      act: (action: Written) => stage.act(action),
      cardName: (id: string) => narrator.card(face.game.cardIds.indexOf(id)),
      hint,
    };
  }, [face, stage, scene, language, hint]);
  return { ...board, refuse: (action) => refuse(face, board, action, say) };
}

/** Only who sits at the table is told why; who looks on has nothing to press. */
function refuse(face: GameFace, board: BoardProps, action: Written, say: (text: string) => void): void {
  const { scene, narrator, names } = board;
  if (typeof scene.eyes !== 'number') return;
  const why = whyNot(face.game, positionOf(face.game, scene.view, scene.rules), scene.eyes, action, narrator, names);
  if (why !== null) say(why);
}
