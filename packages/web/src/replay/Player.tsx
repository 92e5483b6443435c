import type { ReactNode } from 'react';
import { Icon, type IconName } from '../app/Icon.tsx';
import { change, type Settings, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Eyes, Sitter } from '../play/told.ts';
import { useKeys } from '../table/useKeys.ts';
import { tableWords } from '../table/words/index.ts';
import type { ReplaySession } from './session.ts';
import { type ReplayWords, replayWords } from './words.ts';

interface PlayerProps {
  readonly session: ReplaySession;
  readonly sitters: readonly Sitter[];
  /** The end of the match is not told: nothing leads beyond what was shown. */
  readonly isEndHidden: boolean;
  readonly onMove: () => void;
  readonly onHint: () => void;
  /** Beside the hint. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

const SPEEDS: readonly Settings['speed'][] = [0.5, 1, 2, 3];

/** The controls of a replay: turn by turn, or move by move. */
export function Player({ session, sitters, isEndHidden, onMove, onHint, actions, children }: PlayerProps) {
  const words = useWords(replayWords);
  const { speed } = useSettings();
  const { hint } = useWords(tableWords);
  const eyes: readonly Eyes[] = ['open', ...sitters.keys(), 'table'];
  const end = isEndHidden ? session.seen : session.last;
  const where = whereIn(session, words, isEndHidden);
  const moves = movesOf(session, end, onMove);
  const faster = (step: 1 | -1) => {
    const next = SPEEDS[SPEEDS.indexOf(speed) + step];
    if (next !== undefined) change({ speed: next });
  };
  useKeys({
    ' ': moves.play,
    ArrowLeft: moves.backTurn,
    ArrowRight: moves.onTurn,
    'Shift+ArrowLeft': moves.back,
    'Shift+ArrowRight': moves.on,
    PageUp: moves.backRound,
    PageDown: moves.onRound,
    Home: moves.start,
    End: moves.end,
    '[': () => faster(-1),
    ']': () => faster(1),
    v: () => session.look(eyes[(eyes.indexOf(session.lookingAs) + 1) % eyes.length]),
  });
  const nameOf = (seat: Eyes) =>
    seat === 'open' ? words.everyone : seat === 'table' ? words.table : sitters[seat].name;
  return (
    <section className="panel player" aria-label={words.replay}>
      <Slider session={session} last={session.turnOf(end)} where={where} onTurn={moves.toTurn} />
      <div className="player-row player-steps">
        <Step name={words.start} icon="first" onPress={moves.start} />
        <Step name={words.previous} icon="back" onPress={moves.backTurn} />
        <button type="button" className="b main" onClick={moves.play}>
          {session.playing ? words.pause : words.play}
        </button>
        <Step name={words.next} icon="play" onPress={moves.onTurn} />
        <Step name={words.end} icon="last" onPress={moves.end} />
        <span className="player-moves">
          <Step name={words.back} icon="less" onPress={moves.back} />
          <Step name={words.on} icon="more" onPress={moves.on} />
        </span>
        <span className="num">{where}</span>
      </div>
      <div className="player-row">
        <button type="button" className="b s" onClick={onHint}>
          <Icon name="bulb" /> {hint}
        </button>
        {actions}
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
      {children}
    </section>
  );
}

function movesOf(session: ReplaySession, end: number, onMove: () => void) {
  const moving = (move: () => void) => () => {
    onMove();
    move();
  };
  const { deals } = session;
  return {
    play: () => session.play(!session.playing),
    start: moving(() => session.jump(0)),
    end: moving(() => session.jump(end)),
    back: moving(() => session.jump(session.ply - 1)),
    on: moving(() => session.step()),
    backTurn: moving(() => session.backTurn()),
    onTurn: moving(() => session.stepTurn()),
    backRound: moving(() => session.jump(deals.findLast((ply) => ply < session.ply) ?? 0)),
    onRound: moving(() => session.jump(Math.min(end, deals.find((ply) => ply > session.ply) ?? end))),
    toTurn: (turn: number) => moving(() => session.jumpToTurn(turn))(),
  };
}

/** `Turn 3 of 20 · 2 moves`; without the end `Turn 3`. */
function whereIn({ turn, turns, ply }: ReplaySession, words: ReplayWords, isEndHidden: boolean): string {
  const over = isEndHidden ? words.turnAlone(turn) : words.turn(turn, turns.length - 1);
  const moves = ply - turns[turn];
  return moves > 0 ? `${over} · ${words.within(moves)}` : over;
}

interface SliderProps {
  readonly session: ReplaySession;
  readonly last: number;
  readonly where: string;
  readonly onTurn: (turn: number) => void;
}

function Slider({ session, last, where, onTurn }: SliderProps) {
  const words = useWords(replayWords);
  return (
    <input
      type="range"
      min={0}
      max={last}
      value={session.turn}
      aria-label={words.replay}
      aria-valuetext={where}
      onChange={(event) => onTurn(Number(event.target.value))}
    />
  );
}

interface StepProps {
  readonly name: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}

function Step({ name, icon, onPress }: StepProps) {
  return (
    <button type="button" className="b ic" aria-label={name} title={name} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
