import { type CurvePoint, curveOf, type RoundReview } from '@madang/lab/review';
import type { AccountWords } from '@madang/narrators/review';
import type { MouseEvent } from 'react';

const HEIGHT = 120;

interface ReviewCurveProps {
  readonly rounds: readonly RoundReview[];
  readonly seat: number;
  readonly words: AccountWords;
  /** The action that the table shows. */
  readonly at: number;
  readonly onMove: (n: number) => void;
}

/** The expected result over the match as a line; the luck in it is shaded. The list of decisions says the same in words. */
export function ReviewCurve({ rounds, seat, words, at, onMove }: ReviewCurveProps) {
  const points = curveOf(rounds, seat);
  if (points.length < 2) return null;
  const values = points.flatMap(({ expected, luck }) => [expected, luck, 0]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): number => HEIGHT - (HEIGHT * (value - low)) / (high - low || 1);
  const last = points.length - 1;
  const line = (of: (point: CurvePoint) => number): string =>
    points.map((point, i) => `${i === 0 ? 'M' : 'L'}${i} ${y(of(point)).toFixed(1)}`).join('');
  const now = points.findLastIndex(({ n }) => n <= at);
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onMove(points[Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last)))].n);
  };
  return (
    <figure className="review-curve">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider of the replay does the same by keys */}
      <svg
        viewBox={`0 0 ${last} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.curve}
        onClick={press}
      >
        <path className="is-luck" d={`${line(({ luck }) => luck)}L${last} ${y(0)}L0 ${y(0)}Z`} />
        <path className="is-zero" d={`M0 ${y(0)}H${last}`} />
        <path className="is-line" d={line(({ expected }) => expected)} />
        <path className="is-now" d={`M${Math.max(0, now)} 0V${HEIGHT}`} />
      </svg>
      <figcaption>
        <span>{words.curve}</span>
        <span className="review-key is-line">{words.result}</span>
        <span className="review-key is-luck">{words.luck}</span>
      </figcaption>
    </figure>
  );
}
