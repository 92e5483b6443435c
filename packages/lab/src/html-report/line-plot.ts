import { html, type Markup } from './markup.ts';
import { shortNumber } from './numbers.ts';

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const [WIDTH, HEIGHT] = [1000, 100];
const TICKS = 5;

/** Lines over the same axes; the vertical one begins at 0. */
export function linePlot(lines: readonly Line[], x: string, y: string): Markup {
  const all = lines.flatMap(({ points }) => points);
  const right = Math.max(...all.map(([at]) => at), 1);
  // The lines stay below the label of the axis.
  const top = 1.15 * Math.max(...all.map(([, value]) => value), Number.MIN_VALUE);
  return html`<figure class="plot"><div class="frame"><span class="top">${shortNumber(top)}</span><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${y} by ${x}">${lines.map(
    ({ name, points }, i) =>
      html`<path class="series-${(i % 6) + 1} line" d="${path(points, right, top)}"><title>${name}</title></path>`,
  )}</svg></div><div class="axis">${ticks(right)}</div><figcaption>${y}, by ${x}<span class="keys">${lines.map(
    ({ name }, i) => html`<span><i class="key series-${(i % 6) + 1}"></i>${name}</span>`,
  )}</span></figcaption></figure>`;
}

function path(points: Line['points'], right: number, top: number): string {
  const at = ([x, y]: readonly [number, number]): string =>
    `${((WIDTH * x) / right).toFixed(1)} ${(HEIGHT * (1 - y / top)).toFixed(2)}`;
  return points.length === 0 ? '' : `M${points.map(at).join('L')}`;
}

function ticks(right: number): readonly Markup[] {
  return Array.from({ length: TICKS + 1 }, (_, i) => {
    const label = shortNumber((right * i) / TICKS);
    return html`<span style="left:${(100 * i) / TICKS}%">${label}</span>`;
  });
}
