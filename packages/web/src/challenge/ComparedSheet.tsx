import type { Kibo } from '@madang/engine';
import type { RoundReview } from '@madang/lab/review';
import { type ComparedRound, personIn } from '@madang/protocol/links';
import { LANGUAGE_TAGS, useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import { recordWords } from '../records/words.ts';
import type { ReviewState } from '../review/useReview.ts';
import { reviewWords } from '../review/words.ts';
import { takeBackWords } from '../table/take-back-words.ts';
import { tableWords } from '../table/words/index.ts';
import { challengeWords } from './words.ts';

type Pair<T> = readonly [T, T];

interface ComparedSheetProps {
  readonly matches: Pair<Kibo>;
  readonly names: Pair<string>;
  readonly rounds: readonly ComparedRound[];
  readonly reviews: Pair<ReviewState>;
}

/** What each round gave, and what the decisions in it cost. */
export function ComparedSheet({ matches, names, rounds, reviews }: ComparedSheetProps) {
  const words = useWords(challengeWords);
  const { total } = useWords(tableWords);
  return (
    <div className="challenge-sheet">
      <table className="num">
        <thead>
          <tr>
            <th scope="col">{words.round}</th>
            {matches.map((match, place) => (
              <th key={match.checksum} scope="colgroup" colSpan={2}>
                {names[place]}
              </th>
            ))}
          </tr>
          <tr>
            <td />
            {matches.map((match) => (
              <PairOfHeads key={match.checksum} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ number, points }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {matches.map((match, place) => (
                <Cells
                  key={match.checksum}
                  match={match}
                  points={points[place]}
                  review={reviews[place]}
                  round={number}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total}</th>
            {matches.map((match, place) => (
              <Totals key={match.checksum} match={match} review={reviews[place]} />
            ))}
          </tr>
        </tfoot>
      </table>
      <Progress reviews={reviews} />
    </div>
  );
}

function PairOfHeads() {
  const words = useWords(challengeWords);
  const { sum } = useWords(tableWords);
  return (
    <>
      <th scope="col">{sum}</th>
      <th scope="col">{words.cost}</th>
    </>
  );
}

interface CellsProps {
  readonly match: Kibo;
  readonly points: number | null;
  readonly review: ReviewState;
  readonly round: number;
}

function Cells({ match, points, review, round }: CellsProps) {
  const reviewed = review.rounds.filter(({ number }) => number === round);
  return (
    <>
      <td>{points === null ? '–' : points.toLocaleString()}</td>
      <td>{points !== null && reviewed.length > 0 && <Cost match={match} review={review} rounds={reviewed} />}</td>
    </>
  );
}

function Totals({ match, review }: Pick<CellsProps, 'match' | 'review'>) {
  const records = useWords(recordWords);
  const takenBack = useWords(takeBackWords);
  const person = personIn(match);
  const { winners } = match.result ?? { winners: [] };
  const how = winners.length !== 1 ? records.tied : winners[0] === person ? records.won : records.lost;
  return (
    <>
      <td>
        <b>{match.scores[person].toLocaleString()}</b> <small>{how}</small>
        {match.takenBack !== undefined && <small> {takenBack.marked}</small>}
      </td>
      <td>{review.rounds.length > 0 && <Cost match={match} review={review} rounds={review.rounds} />}</td>
    </>
  );
}

interface CostProps {
  readonly match: Kibo;
  readonly review: ReviewState;
  readonly rounds: readonly RoundReview[];
}

/** Digits after the point. */
const DIGITS = { points: 1, gold: 0, wins: 2 };

/** What the person's decisions cost: a sum of estimates, so that without a mistake it may be a little below 0. */
function Cost({ match, review, rounds }: CostProps) {
  const { language } = useSettings();
  const person = personIn(match);
  const own = rounds.flatMap(({ decisions }) => decisions.filter(({ seat }) => seat === person));
  const cost = own.reduce((sum, { round }) => sum + round.cost.value, 0);
  return cost.toLocaleString(LANGUAGE_TAGS[language], { maximumFractionDigits: DIGITS[review.unit] });
}

function Progress({ reviews }: Pick<ComparedSheetProps, 'reviews'>) {
  const words = useWords(reviewWords);
  if (reviews.some(({ problem }) => problem !== null)) return <p role="alert">{words.failed}</p>;
  const isDone = reviews.every((review) => review.isDone);
  const percent = Math.floor(50 * reviews.reduce((sum, { progress }) => sum + (progress ?? 0), 0));
  return (
    <p className={isDone ? 'sr' : 'num'} role="status">
      {isDone ? words.done : words.working(percent - (percent % 10))}
    </p>
  );
}
