import { lazy, type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { Menu } from '../app/lazy-menu.ts';
import { Part } from '../app/Part.tsx';
import { useWords } from '../app/words.ts';
import type { BoardProps, GameUi } from '../games/ui.ts';
import type { Presenter, Scene } from '../play/presenter.ts';
import type { Hint } from '../play/session.ts';
import { Log } from './Log.tsx';
import { LookBackBar } from './LookBackBar.tsx';
import { MatMessage } from './MatMessage.tsx';
import { afterPaint } from './motion/after-paint.ts';
import { adviceOf } from './standing.ts';
import type { Sheet } from './TableBar.tsx';
import type { LookBack } from './useLookBack.ts';
import type { Message } from './useMessage.ts';
import type { RailState } from './useRail.ts';
import { tableWords } from './words/index.ts';

const RulesSheet = lazy(() => import('../rulebook/RulesSheet.tsx').then(({ RulesSheet }) => ({ default: RulesSheet })));

interface PartProps {
  readonly ui: GameUi;
  readonly props: BoardProps;
}

interface MatProps extends PartProps {
  readonly message: Message | null;
  /** A hint that was requested, and found when it is not null any more. */
  readonly asked: { readonly found: Hint | null } | null;
  /** Null where no hint can be given now. */
  readonly askHint: (() => void) | null;
  /** With other people: what one may say to them. */
  readonly speech: ReactNode;
}

/** The board, and messages over it. */
export function Mat({ ui, props, message, asked, askHint, speech }: MatProps) {
  const words = useWords(tableWords);
  const { scene, narrator, names } = props;
  const advice = asked?.found ? adviceOf(ui, props, asked.found, words) : `${words.thinking} …`;
  const { Board } = ui;
  return (
    <div className="mat stitch">
      <Board {...props} />
      {askHint && (
        <button type="button" className="b s hint-button" onClick={askHint}>
          <Icon name="bulb" /> {words.hint} <kbd>H</kbd>
        </button>
      )}
      {speech}
      <MatMessage hint={asked && advice} message={message} />
      {scene.refused && (
        <p className="strip" role="alert">
          {narrator.refusal(scene.refused, names)}
        </p>
      )}
    </div>
  );
}

interface RailPanelsProps extends PartProps {
  readonly rail: RailState;
  readonly lookBack: LookBack;
  readonly live: Scene;
}

/** The panels beside the mat: the game's own, and the log. */
export function RailPanels({ ui, props, rail, lookBack, live }: RailPanelsProps) {
  const words = useWords(tableWords);
  const isDrawn = useDrawnPanels(live.isBusy) || rail.isOpen;
  const { Rail } = ui;
  return (
    <aside className={`rail ${rail.isOpen ? 'is-open' : ''}`}>
      <button type="button" className="rail-grip" aria-expanded={rail.isOpen} onClick={rail.toggle}>
        <Icon name="up" /> <span>{props.scene.log.at(-1)?.text ?? words.noLog}</span>
      </button>
      {isDrawn && (
        <>
          <LookBackBar {...lookBack} />
          <Rail {...props} />
          <Log lines={live.log} lookBack={closing(lookBack, rail.close)} />
        </>
      )}
    </aside>
  );
}

/** Where the panels are a closed sheet at first. */
const PHONE = '(max-width: 699px), (max-height: 480px)';

/** On a phone the panels are drawn after the first deal, so that it is seen sooner. */
function useDrawnPanels(isBusy: boolean): boolean {
  const [isDrawn, draw] = useState(() => !matchMedia(PHONE).matches);
  useEffect(() => {
    if (!isBusy) afterPaint(() => draw(true));
  }, [isBusy]);
  return isDrawn;
}

/** On a phone the panels cover the mat: looking back closes them. */
function closing(lookBack: LookBack, close: () => void): LookBack {
  return {
    ...lookBack,
    to: (turn) => {
      close();
      lookBack.to(turn);
    },
  };
}

interface OpenSheetProps {
  readonly sheet: Sheet | null;
  readonly ui: GameUi;
  readonly scene: Scene;
  readonly presenter: Presenter;
  readonly onClose: () => void;
}

export function OpenSheet({ sheet, ui, scene, presenter, onClose }: OpenSheetProps) {
  const mayResign = typeof scene.eyes === 'number' && !scene.result;
  return (
    <Part isOver key={sheet}>
      {sheet === 'rules' && <RulesSheet game={ui.game.id} rules={scene.rules} onClose={onClose} />}
      {sheet === 'menu' && (
        <Menu
          onClose={onClose}
          onResign={mayResign ? () => presenter.resign() : undefined}
          onAbort={scene.mayAbort ? presenter.tableActions?.abort : undefined}
        />
      )}
    </Part>
  );
}
