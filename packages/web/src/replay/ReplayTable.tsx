import { type Kibo, kiboText } from '@madang/engine';
import { useMemo, useReducer, useState } from 'react';
import { Bar } from '../app/Bar.tsx';
import { copyText } from '../app/copy.ts';
import { Icon, type IconName } from '../app/Icon.tsx';
import { change, type Settings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { GameFace } from '../games/face.ts';
import { gameNames } from '../games/names.ts';
import type { Eyes, Written } from '../play/told.ts';
import { Faces } from '../table/Faces.tsx';
import { Log } from '../table/Log.tsx';
import { namesOf } from '../table/names.ts';
import { adviceOf } from '../table/standing.ts';
import { useKeys } from '../table/useKeys.ts';
import { useStage } from '../table/useStage.ts';
import { tableWords } from '../table/words/index.ts';
import { Fairness } from './Fairness.tsx';
import { toFragment } from './link.ts';
import './replay.css';
import { ReplaySession } from './session.ts';
import { replayWords } from './words.ts';

interface ReplayTableProps {
  readonly face: GameFace;
  readonly kibo: Kibo;
  readonly ply: number;
  readonly serverId: string | null;
  readonly isFairnessOpen: boolean;
}

const SPEEDS: readonly Settings['speed'][] = [0.5, 1, 2, 3];

/** A record on the table, with everything to move through it. */
export function ReplayTable({ face, kibo, ply, serverId, isFairnessOpen }: ReplayTableProps) {
  const words = useWords(replayWords);
  const tableTalk = useWords(tableWords);
  const { language, speed } = useSettings();
  const [, moved] = useReducer((count: number) => count + 1, 0);
  const [session] = useState(() => new ReplaySession(face.game, kibo, { ply, eyes: 'open' }, moved));
  const { stage, scene } = useStage(face, () => session);
  const [isFair, setFair] = useState(isFairnessOpen);
  const [isCopied, setCopied] = useState(false);
  const [hint, setHint] = useState<Written | null>(null);
  const last = session.plies.length - 1;

  const to = (target: number) => {
    setHint(null);
    session.jump(target);
  };
  const next = (plies: readonly number[]) => plies.find((ply) => ply > session.ply) ?? last;
  const previous = (plies: readonly number[]) => plies.findLast((ply) => ply < session.ply) ?? 0;
  const eyes: readonly Eyes[] = ['open', ...kibo.seats.keys(), 'table'];
  const faster = (step: 1 | -1) => {
    const next = SPEEDS[SPEEDS.indexOf(speed) + step];
    if (next !== undefined) change({ speed: next });
  };
  useKeys({
    ' ': () => session.play(!session.playing),
    ArrowLeft: () => to(session.ply - 1),
    ArrowRight: () => session.step(),
    'Shift+ArrowLeft': () => to(previous(session.turns)),
    'Shift+ArrowRight': () => to(next(session.turns)),
    PageUp: () => to(previous(session.deals)),
    PageDown: () => to(next(session.deals)),
    Home: () => to(0),
    End: () => to(last),
    '[': () => faster(-1),
    ']': () => faster(1),
    v: () => session.look(eyes[(eyes.indexOf(session.lookingAs) + 1) % eyes.length]),
  });

  const narrator = face.narrator(language);
  const props = useMemo(
    () =>
      scene && {
        scene,
        language,
        narrator,
        names: namesOf(scene, language),
        act: () => {},
        cardName: (id: string) => narrator.card(face.game.cardIds.indexOf(id)),
        hint,
      },
    [scene, narrator, language, face, hint],
  );
  const askHint = () => void stage.hint().then((found) => setHint(found?.action ?? null));
  const copyLink = async () => {
    const link =
      serverId === null
        ? `${location.origin}/replay#k=${await toFragment(kibo)}&ply=${session.ply}`
        : `${location.origin}/replay/${serverId}?ply=${session.ply}`;
    if (!(await copyText(link))) return void prompt(words.linkToMove, link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const nameOf = (seat: Eyes) =>
    seat === 'open' ? words.everyone : seat === 'table' ? words.table : kibo.seats[seat].name;
  const { Board, Rail } = face;
  return (
    <div className="table-page replay-page" data-game={face.game.id}>
      <Faces deck={face.deck} />
      <Bar where={[words.replay, gameNames[face.game.id][language], kibo.seats.map(({ name }) => name).join(' – ')]}>
        <button type="button" className="b quiet s" onClick={() => void copyLink()}>
          <Icon name="link" /> <span>{isCopied ? words.copied : words.linkToMove}</span>
        </button>
        <a className="b quiet s" download={`${kibo.game}.kibo.json`} href={dataUrl(kiboText(kibo))}>
          <Icon name="download" /> <span>{words.exported}</span>
        </a>
        <button type="button" className="b quiet s" onClick={() => setFair(true)}>
          <Icon name="shield" /> <span>{words.fairness}</span>
        </button>
      </Bar>
      <main className="table">
        <h1 className="sr">{`${words.replay}: ${gameNames[face.game.id][language]}`}</h1>
        <div className="mat stitch">{props && <Board {...props} />}</div>
        <aside className="rail is-open">
          {props && <Rail {...props} />}
          {scene && <Log lines={scene.log} />}
        </aside>
        <section className="panel player" aria-label={words.replay}>
          <input
            type="range"
            min={0}
            max={last}
            value={session.ply}
            aria-label={words.ply(session.ply, last)}
            onChange={(event) => to(Number(event.target.value))}
          />
          <div className="player-row player-steps">
            <Step name={words.start} icon="first" onPress={() => to(0)} />
            <Step name={words.previous} icon="back" onPress={() => to(session.ply - 1)} />
            <button type="button" className="b main" onClick={() => session.play(!session.playing)}>
              {session.playing ? words.pause : words.play}
            </button>
            <Step name={words.next} icon="play" onPress={() => session.step()} />
            <Step name={words.end} icon="last" onPress={() => to(last)} />
            <span className="num">{words.ply(session.ply, last)}</span>
          </div>
          <div className="player-row">
            <button type="button" className="b s" onClick={askHint}>
              <Icon name="bulb" /> {tableTalk.hint}
            </button>
            <fieldset className="choice">
              <legend>{words.speed}</legend>
              {SPEEDS.map((each) => (
                <button key={each} type="button" aria-pressed={each === speed} onClick={() => change({ speed: each })}>
                  {each === 0.5 ? '½' : each}×
                </button>
              ))}
            </fieldset>
            <fieldset className="choice is-last">
              <legend>{words.seenBy}</legend>
              {eyes.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === session.lookingAs}
                  onClick={() => session.look(each)}
                >
                  {nameOf(each)}
                </button>
              ))}
            </fieldset>
          </div>
          {hint && props && <p role="status">{adviceOf(face, props, hint, tableTalk)}</p>}
        </section>
      </main>
      {isFair && <Fairness game={face.game} kibo={kibo} onClose={() => setFair(false)} />}
    </div>
  );
}

function Step({
  name,
  icon,
  onPress,
}: {
  readonly name: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className="b ic" aria-label={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}

function dataUrl(text: string): string {
  return `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
}
