import type { Seat } from '@madang/engine';
import type { AccountWords } from '@madang/narrators/review';
import { html, type Markup } from '../html-report/markup.ts';
import { shortNumber } from '../html-report/numbers.ts';
import { curveOf, type RoundReview } from '../review/index.ts';

const HEIGHT = 100;

/** The expected result over the match; the luck in it is shaded. */
export function curvePlot(rounds: readonly RoundReview[], seat: Seat, words: AccountWords): Markup {
  const points = curveOf(rounds, seat);
  if (points.length < 2) return html``;
  const values = points.flatMap(({ expected, luck }) => [expected, luck, 0]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number): string => (HEIGHT * (1 - (value - low) / (high - low || 1))).toFixed(2);
  const path = (of: (point: (typeof points)[number]) => number): string =>
    points.map((point, i) => `${i === 0 ? 'M' : 'L'}${i} ${y(of(point))}`).join('');
  const last = points.length - 1;
  return html`<figure class="plot"><div class="frame"><span class="top">${shortNumber(high)}</span><svg viewBox="0 0 ${last} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${words.curve}"><path class="luck" d="${path(({ luck }) => luck)}L${last} ${y(0)}L0 ${y(0)}Z"></path><path class="zero" d="M0 ${y(0)}L${last} ${y(0)}"></path><path class="line" d="${path(({ expected }) => expected)}"></path></svg></div><figcaption>${words.curve}<span class="keys"><span><i class="key series-2"></i>${words.result}</span><span><i class="key series-1"></i>${words.luck}</span></span></figcaption></figure>`;
}
