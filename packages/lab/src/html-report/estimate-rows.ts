import type { Estimate } from '../estimates.ts';
import { html, type Markup } from './markup.ts';
import { percent, shortNumber } from './numbers.ts';

interface Row {
  readonly name: string;
  readonly estimate: Estimate | null;
}

interface Scale {
  readonly as: 'share' | 'number';
  /** A line to compare with, and what it is. */
  readonly reference?: { readonly value: number; readonly name: string };
  /** For values of very different size. */
  readonly logarithmic?: boolean;
}

/** A point with its interval for each row, on one scale. */
export function estimateRows(rows: readonly Row[], scale: Scale): Markup {
  const known = rows.flatMap(({ name, estimate }) => (estimate ? [{ name, estimate }] : []));
  const show = scale.as === 'share' ? percent : shortNumber;
  const place = placing(
    known.map(({ estimate }) => estimate),
    scale,
  );
  const { reference } = scale;
  return html`<div class="rows">${known.map(({ name, estimate }) => {
    const { n, mean, low, high } = estimate;
    const [start, end] = [place(low ?? mean), place(high ?? mean)];
    const interval = low === null || high === null ? '' : `${show(low)} … ${show(high)}`;
    return html`<div class="row"><span class="name">${name}</span><span class="track">${
      reference ? html`<i class="reference" style="left:${place(reference.value)}%"></i>` : null
    }<i class="interval" style="left:${start}%;width:${end - start}%"></i><i class="point" style="left:${place(mean)}%"></i></span
      ><span class="value" title="${n.toLocaleString('en')} values"><b>${show(mean)}</b> <small>${interval}</small></span></div>`;
  })}${reference ? html`<p class="note"><i class="reference-key"></i>${reference.name}</p>` : null}</div>`;
}

/** Where a value lies on the scale, in percent of its length. */
function placing(
  estimates: readonly Estimate[],
  { reference, logarithmic = false, as }: Scale,
): (value: number) => number {
  const values = estimates.flatMap(({ mean, low, high }) => [mean, low ?? mean, high ?? mean]);
  if (reference) values.push(reference.value);
  if (logarithmic) {
    const least = Math.min(...estimates.map(({ mean }) => mean).filter((mean) => mean > 0));
    const [from, to] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(Math.max(...values, 1)))];
    return (value) => clamp((100 * (Math.log10(Math.max(value, 10 ** from)) - from)) / Math.max(1, to - from));
  }
  const isShare = as === 'share';
  const low = Math.min(0, ...values);
  const high = isShare ? 1 : Math.max(0, ...values);
  return (value) => clamp((100 * (value - low)) / (high - low || 1));
}

function clamp(percentage: number): number {
  return Math.round(100 * Math.min(100, Math.max(0, percentage))) / 100;
}
