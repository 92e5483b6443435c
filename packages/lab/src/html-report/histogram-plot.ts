import type { Histogram } from '../distributions.ts';
import { html, Markup } from './markup.ts';
import { percent, shortNumber } from './numbers.ts';

interface Curve {
  readonly name: string;
  readonly histogram: Histogram;
}

const HEIGHT = 100;

/** Histograms with the same bins, drawn over each other. */
export function histogramPlot(curves: readonly Curve[], unit: string): Markup {
  const [first] = curves;
  if (!first) return html``;
  const { from, width, counts } = first.histogram;
  const shares = curves.map(({ histogram }) => sharesOf(histogram));
  const highest = Math.max(...shares.flat(), Number.MIN_VALUE);
  return html`<figure class="plot"><div class="frame"><span class="top">${percent(highest)}</span><svg viewBox="0 0 ${counts.length} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="distribution of ${unit}">${curves.map(
    ({ name }, seat) =>
      html`<path class="series-${seat + 1}" d="${outline(shares[seat], highest)}"><title>${name}</title></path>`,
  )}</svg></div><div class="axis">${ticks(from, width, counts.length)}</div><figcaption>${unit}${
    curves.length > 1
      ? html`<span class="keys">${curves.map(({ name }, seat) => html`<span><i class="key series-${seat + 1}"></i>${name}</span>`)}</span>`
      : null
  }${outside(curves)}</figcaption></figure>`;
}

function sharesOf({ counts, below, above }: Histogram): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, below + above);
  return counts.map((count) => count / (all || 1));
}

/** Steps from bin to bin, closed at the bottom. */
function outline(shares: readonly number[], highest: number): string {
  const steps = shares.map((share, bin) => {
    const height = (HEIGHT * (1 - share / highest)).toFixed(2);
    return `L${bin} ${height}L${bin + 1} ${height}`;
  });
  return `M0 ${HEIGHT}${steps.join('')}L${shares.length} ${HEIGHT}Z`;
}

const MOST_TICKS = 6;

function ticks(from: number, width: number, bins: number): readonly Markup[] {
  const every = [1, 2, 5, 10, 20].find((step) => bins / step <= MOST_TICKS) ?? bins;
  // Bins of width 1 hold one value each, so that its label is at the middle of the bin.
  const shift = width === 1 ? 0.5 : 0;
  const all: Markup[] = [];
  for (let bin = 0; bin < bins; bin++) {
    const value = from + bin * width;
    if (Math.round(value / width) % every !== 0) continue;
    all.push(html`<span style="left:${((100 * (bin + shift)) / bins).toFixed(2)}%">${shortNumber(value)}</span>`);
  }
  return all;
}

function outside(curves: readonly Curve[]): Markup | null {
  const rare = curves.reduce((sum, { histogram: { below, above } }) => sum + below + above, 0);
  if (rare === 0) return null;
  const all = curves.reduce((sum, { histogram: { counts } }) => sum + counts.reduce((a, b) => a + b, 0), rare);
  return new Markup(html`<span class="note">${percent(rare / all)} are outside of the plot</span>`.source);
}
