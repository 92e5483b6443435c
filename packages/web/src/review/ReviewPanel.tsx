import type { Language, Seat } from '@madang/engine';
import { type Decision, totalOf } from '@madang/lab/review';
import { ACCOUNT_PARTS, accountWords, amountIn, type Mark } from '@madang/narrators/review';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../app/Icon.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { Sitter } from '../play/told.ts';
import { keepMistakes } from '../positions/kept-mistakes.ts';
import { positionWords } from '../positions/words.ts';
import type { ReplayedMatch, Source } from '../replay/replayed-match.ts';
import { MoveDetail } from './MoveDetail.tsx';
import type { Unit } from './messages.ts';
import { type Move, movesOf } from './moves.ts';
import { ReviewCurve } from './ReviewCurve.tsx';
import './review.css';
import { tableWords } from '../table/words/index.ts';
import { type ReviewState, useReview } from './useReview.ts';
import { useTeller } from './useTeller.ts';
import { reviewWords } from './words.ts';

interface ReviewPanelProps {
  readonly source: Source;
  readonly replayed: ReplayedMatch;
  /** The ply that the table shows. */
  readonly ply: number;
  /** Shows the position before a decision, with an action on the cards. */
  readonly onShow: (move: Move, decision: Decision, action: number) => void;
  readonly onPly: (ply: number) => void;
  /** The reader's seat, where the match was the reader's own: its marked decisions are kept to learn from. */
  readonly mine: Seat | null;
  /** Asks for the best actions of these decisions, one after the other. */
  readonly onPractise: (decisions: readonly Decision[], unit: Unit) => void;
  readonly onClose: () => void;
}

/** What the decisions of a match cost, and what was luck. */
export default function ReviewPanel({ source, replayed, ply, mine, onShow, onPly, ...on }: ReviewPanelProps) {
  const words = useWords(reviewWords);
  const { review } = useWords(tableWords);
  const { mistakes: learn } = useWords(positionWords);
  const { language } = useSettings();
  const state = useReview(source);
  const moves = useMemo(() => movesOf(replayed.plies), [replayed]);
  const [seat, setSeat] = useState(() => mine ?? firstPerson(replayed.seats));
  const [n, setN] = useState<number | null>(null);
  const tell = useTeller(replayed, state.unit, language);
  const decisions = state.rounds.flatMap((round) => round.decisions.filter((each) => each.seat === seat && each.mark));
  useEffect(() => {
    if (mine !== null && source.kind === 'kibo') keepMistakes(source.kibo, mine, state.rounds, state.unit);
  }, [source, mine, state.rounds, state.unit]);
  const open = (decision: Decision) => {
    const move = moves.get(decision.n);
    if (!move) return;
    setN(decision.n);
    onShow(move, decision, (decision.match ?? decision.round).best);
  };
  const at = [...moves].findLast(([, move]) => move.ply < ply)?.[0] ?? 0;
  return (
    <section className="panel review-panel" aria-labelledby="review-title">
      <header>
        <h2 id="review-title">{review}</h2>
        <Progress state={state} />
        <button type="button" className="b quiet ic" aria-label={words.close} title={words.close} onClick={on.onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Seats sitters={replayed.seats} seat={seat} onSeat={setSeat} />
      <ReviewCurve
        rounds={state.rounds}
        seat={seat}
        words={accountWords(language)}
        at={at}
        onMove={(to) => onPly(to === 0 ? 0 : (moves.get(to)?.ply ?? 0) + 1)}
      />
      <Account state={state} seat={seat} name={replayed.seats[seat].name} language={language} />
      <h3>{accountWords(language).marked}</h3>
      {decisions.length === 0 && state.isDone && <p>{accountWords(language).nothingMarked}</p>}
      {decisions.length > 0 && (
        <button type="button" className="b" onClick={() => on.onPractise(decisions, state.unit)}>
          <Icon name="again" /> {learn}
        </button>
      )}
      <ol className="review-moves">
        {decisions.map((decision) => {
          const of = moves.get(decision.n);
          return (
            <li key={decision.n}>
              <button type="button" aria-pressed={decision.n === n} onClick={() => open(decision)}>
                <b className={`mark is-${decision.mark}`} aria-hidden="true">
                  {decision.mark && SIGNS[decision.mark]}
                </b>
                <span>{of && tell ? tell(decision, of.before, of.action) : ''}</span>
              </button>
              {decision.n === n && of && (
                <MoveDetail
                  game={replayed.game}
                  decision={decision}
                  move={of}
                  unit={state.unit}
                  playedName={words.played}
                  names={replayed.seats.map(({ name }) => name)}
                  onShow={(action) => onShow(of, decision, action)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** As players of other games write them. */
const SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** The first person at the table, or the first seat where bots play alone. */
function firstPerson(sitters: readonly Sitter[]): number {
  return Math.max(
    0,
    sitters.findIndex(({ kind }) => kind === 'human'),
  );
}

function Progress({ state: { progress, isDone, problem } }: { readonly state: ReviewState }) {
  const words = useWords(reviewWords);
  if (problem !== null) return <p role="alert">{words.failed}</p>;
  const percent = Math.floor(100 * (progress ?? 0));
  return (
    <>
      {!isDone && <progress max={100} value={percent} aria-label={words.working(percent)} />}
      <p className={isDone ? 'sr' : 'num'} role="status">
        {isDone ? words.done : words.working(percent - (percent % 10))}
      </p>
    </>
  );
}

interface SeatsProps {
  readonly sitters: readonly Sitter[];
  readonly seat: number;
  readonly onSeat: (seat: number) => void;
}

function Seats({ sitters, seat, onSeat }: SeatsProps) {
  const words = useWords(reviewWords);
  return (
    <fieldset className="choice">
      <legend>{words.whose}</legend>
      {sitters.map(({ name }, of) => (
        <button key={`${of}-${name}`} type="button" aria-pressed={of === seat} onClick={() => onSeat(of)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface AccountProps {
  readonly state: ReviewState;
  readonly seat: number;
  readonly name: string;
  readonly language: Language;
}

/** A sentence, and the parts with their errors on demand. */
function Account({ state: { rounds, unit }, seat, name, language }: AccountProps) {
  const own = useWords(reviewWords);
  const words = accountWords(language);
  if (!rounds.some(({ accounts }) => accounts)) return null;
  const total = totalOf(rounds, seat);
  const gain = (value: number): string => amountIn(language, unit, value);
  const luck = total.deal.value + total.draws.value + total.hidden.value;
  return (
    <>
      <p>{words.told(name, gain(total.result), gain(luck), gain(total.own.value), gain(total.others.value))}</p>
      <details>
        <summary>{own.account}</summary>
        <table className="num">
          <tbody>
            {ACCOUNT_PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">{words.parts[part]}</th>
                <td>{gain(total[part].value)}</td>
                <td>± {amountIn(language, unit, total[part].error, 'size')}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.result}</th>
              <td>{gain(total.result)}</td>
              <td />
            </tr>
          </tbody>
        </table>
      </details>
    </>
  );
}
