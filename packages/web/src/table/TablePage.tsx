import { type ReactNode, useMemo, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { Icon } from '../app/Icon.tsx';
import { Menu } from '../app/Menu.tsx';
import { followLink } from '../app/router.ts';
import { change, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { BoardProps, GameFace } from '../games/face.ts';
import { gameNames } from '../games/names.ts';
import { unwritten } from '../play/narration.ts';
import type { Session } from '../play/session.ts';
import type { Scene, Stage } from '../play/stage.ts';
import type { Written } from '../play/told.ts';
import { RulesSheet } from '../rulebook/RulesSheet.tsx';
import { Cover } from './Cover.tsx';
import { LineState } from './LineState.tsx';
import { Log } from './Log.tsx';
import { namesOf } from './names.ts';
import { Result } from './Result.tsx';
import { Sprite } from './Sprite.tsx';
import { useKeys } from './useKeys.ts';
import { useStage } from './useStage.ts';
import { tableWords } from './words.ts';

export interface TablePageProps {
  readonly face: GameFace;
  /** Called once; the page is keyed by what it opens. */
  readonly open: () => Session;
  readonly onAgain?: (() => void) | undefined;
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
  const { stage, scene, line, motion } = useStage(face, open);
  const { language } = useSettings();
  const game = gameNames[face.game.id][language];
  if (!scene)
    return (
      <div className="table-page" data-game={face.game.id}>
        <Bar where={[game]} />
        <LineState line={line} game={face.game.id} isBegun={false} />
      </div>
    );
  return (
    <div className="table-page" data-game={face.game.id} onPointerDown={() => scene.isBusy && motion.skip()}>
      <Sprite deck={face.deck} />
      <Seated face={face} stage={stage} scene={scene} game={game} {...more} />
    </div>
  );
}

interface SeatedProps extends Omit<TablePageProps, 'open'> {
  readonly stage: Stage;
  readonly scene: Scene;
  readonly game: string;
}

function Seated({ face, stage, scene, game, onAgain, replayHref, coach }: SeatedProps) {
  const words = useWords(tableWords);
  const { language, sound } = useSettings();
  const [sheet, setSheet] = useState<'rules' | 'menu' | null>(null);
  const [isRailOpen, openRail] = useState(false);
  const [hint, setHint] = useState<Written | null>(null);
  const props = useBoard(face, stage, scene, hint);
  const { narrator, names } = props;

  const askHint = () => void stage.hint().then((found) => setHint(found?.action ?? null));
  const [turn, setTurn] = useState(scene.legal);
  if (turn !== scene.legal) {
    setTurn(scene.legal);
    setHint(null);
  }
  const isMine = scene.legal.length > 0;
  useKeys({
    h: () => stage.canHint && isMine && askHint(),
    r: () => setSheet('rules'),
    l: () => openRail(!isRailOpen),
    '0': () => change({ sound: !sound }),
    '?': () => setSheet('menu'),
  });
  const { Board, Rail } = face;
  const last = scene.log.at(-1)?.text ?? words.noLog;
  return (
    <>
      <Bar where={[game, words.round(scene.round), ...face.facts(scene, names, language)]}>
        <button type="button" className="b quiet s" onClick={() => setSheet('rules')}>
          <Icon name="book" /> <span>{words.rules}</span>
        </button>
        <button
          type="button"
          className="b quiet ic"
          aria-label={words.sound}
          aria-pressed={sound}
          onClick={() => change({ sound: !sound })}
        >
          <Icon name={sound ? 'sound' : 'mute'} />
        </button>
        <button type="button" className="b quiet ic" aria-label={words.menu} onClick={() => setSheet('menu')}>
          <Icon name="menu" />
        </button>
      </Bar>
      <LineState line={scene.line} game={face.game.id} isBegun />
      <main className="table" inert={scene.ended !== null || scene.handOver !== null || undefined}>
        <h1 className="sr">{game}</h1>
        {coach?.beside(props)}
        <div className="mat stitch">
          <Board {...props} />
          {stage.canHint && isMine && (
            <button type="button" className="b s hint-button" onClick={askHint}>
              <Icon name="bulb" /> {words.hint} <kbd>H</kbd>
            </button>
          )}
          {hint && <HintLine face={face} props={props} hint={hint} />}
          {scene.refused && (
            <p className="strip" role="alert">
              {narrator.refusal(scene.refused, names)}
            </p>
          )}
        </div>
        <aside className={`rail ${isRailOpen ? 'is-open' : ''}`}>
          <button type="button" className="rail-grip" aria-expanded={isRailOpen} onClick={() => openRail(!isRailOpen)}>
            <Icon name="up" /> <span>{last}</span>
          </button>
          <Rail {...props} />
          <Log lines={scene.log} />
        </aside>
      </main>
      <p className="sr" aria-live="assertive">
        {isMine ? words.yourTurn : ''}
      </p>
      {scene.ended && (
        <Result {...props} ended={scene.ended} Count={face.Count} onNext={() => stage.continue()}>
          {coach?.afterwards(props)}
          {scene.result && (
            <>
              {onAgain && (
                <button type="button" className="b main" onClick={onAgain}>
                  <Icon name="again" /> {words.again}
                </button>
              )}
              {replayHref !== undefined && (
                <a className="b" href={replayHref} onClick={followLink}>
                  <Icon name="play" /> {words.replay}
                </a>
              )}
              {replayHref !== undefined && (
                <a
                  className="b"
                  href={`${replayHref}${replayHref.includes('?') ? '&' : '?'}fairness=1`}
                  onClick={followLink}
                >
                  <Icon name="shield" /> {words.fairness}
                </a>
              )}
              <a className="b quiet" href="/" onClick={followLink}>
                {words.home}
              </a>
            </>
          )}
        </Result>
      )}
      {scene.handOver !== null && !scene.ended && (
        <Cover
          game={face.game.id}
          name={scene.sitters[scene.handOver].name}
          onTake={() => stage.take(scene.handOver ?? 0)}
        />
      )}
      {sheet === 'rules' && <RulesSheet game={face.game.id} rules={scene.rules} onClose={() => setSheet(null)} />}
      {sheet === 'menu' && (
        <Menu
          onClose={() => setSheet(null)}
          onResign={typeof scene.eyes === 'number' && !scene.result ? () => stage.resign() : undefined}
        />
      )}
    </>
  );
}

function useBoard(face: GameFace, stage: Stage, scene: Scene, hint: Written | null): BoardProps {
  const { language } = useSettings();
  return useMemo(() => {
    const narrator = face.narrator(language);
    return {
      scene,
      narrator,
      names: namesOf(scene, language),
      act: (action) => stage.act(action),
      cardName: (id) => narrator.card(face.game.cardIds.indexOf(id)),
      hint,
    };
  }, [face, stage, scene, language, hint]);
}

/** What a good player would do, in a sentence. */
function HintLine({
  face,
  props,
  hint,
}: {
  readonly face: GameFace;
  readonly props: BoardProps;
  readonly hint: Written;
}) {
  const words = useWords(tableWords);
  return (
    <p className="hint-line" role="status">
      {words.hintIs(face.choice(unwritten(face.game, hint), props))}
    </p>
  );
}
