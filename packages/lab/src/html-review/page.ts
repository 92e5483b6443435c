import type { Language, Seat } from '@madang/engine';
import { ACCOUNT_PARTS, accountWords, amountIn, markName } from '@madang/narrators/review';
import { html, Markup } from '../html-report/markup.ts';
import { STYLE } from '../html-report/style.ts';
import type { ErrorRate } from '../review/error-rate.ts';
import { type Measured, type Review, type ToldDecision, totalOf } from '../review/index.ts';
import { curvePlot } from './curve-plot.ts';

/** A review with what is shown of it. */
export interface ShownReview {
  readonly title: string;
  readonly review: Review;
  readonly names: readonly string[];
  /** The seats whose accounts and decisions are shown. */
  readonly seats: readonly Seat[];
  readonly told: readonly ToldDecision[];
  /** By seat. */
  readonly rates: readonly ErrorRate[];
  readonly language: Language;
}

const OWN_STYLE = `
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: right; padding: 3px 8px; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
ol.moves { padding-left: 0; list-style: none; display: grid; gap: 8px; }
ol.moves b { color: var(--c2); }
.scroll { overflow-x: auto; }
.frame svg .luck { fill: var(--c1); fill-opacity: 0.22; stroke: none; }
.frame svg .line { fill: none; stroke: var(--c2); }
.frame svg .zero { stroke: var(--ink-2); stroke-width: 1; }
`;

/** Reviews as one page that needs nothing else: no script, no font, no connection. */
export function htmlReview(reviews: readonly ShownReview[]): string {
  const [first] = reviews;
  if (!first) return '';
  const page = html`<!doctype html>
<html lang="${first.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${first.title}</title>
<style>${new Markup(STYLE + OWN_STYLE)}</style>
</head>
<body>
${reviews.map(reviewPart)}
</body>
</html>
`;
  return page.source;
}

function reviewPart(shown: ShownReview): Markup {
  const { title, review, seats } = shown;
  return html`<header><h1>${title}</h1><p class="about"><code>${review.judge.name}</code> <code>${review.judge.hash?.slice(0, 12) ?? ''}</code> ${review.budget}</p></header>
<main>${seats.map((seat) => seatPart(shown, seat))}${movesPart(shown)}</main>`;
}

function seatPart({ review, names, rates, language }: ShownReview, seat: Seat): Markup {
  const words = accountWords(language);
  const { unit, rounds } = review;
  const amount = (value: number): string => amountIn(language, unit, value);
  const total = totalOf(rounds, seat);
  const rows = rounds.flatMap(({ number, accounts }) =>
    accounts ? [{ name: words.round(number), account: accounts[seat] }] : [],
  );
  return html`<section class="wide"><h2>${names[seat] ?? ''}</h2><p class="about">${rateText(rates[seat], names[seat] ?? '', unit, language)}</p>
${curvePlot(rounds, seat, words)}
<div class="scroll"><table><thead><tr><th></th>${ACCOUNT_PARTS.map((part) => html`<th>${words.parts[part]}</th>`)}<th>${words.result}</th></tr></thead>
<tbody>${[...rows, { name: '', account: total }].map(
    ({ name, account }) =>
      html`<tr><td>${name}</td>${ACCOUNT_PARTS.map((part) => html`<td>${withError(account[part])}</td>`)}<td>${amount(account.result)}</td></tr>
`,
  )}</tbody></table></div></section>`;
}

function movesPart({ told, names, seats, language }: ShownReview): Markup {
  const words = accountWords(language);
  const shown = told.filter(({ seat }) => seats.includes(seat));
  return html`<section class="wide"><h2>${words.marked}</h2>${
    shown.length === 0
      ? html`<p>${words.nothingMarked}</p>`
      : html`<ol class="moves">${shown.map(
          ({ round, seat, mark, sentence, n }) =>
            html`<li><small>${words.round(round)} · ${n} · ${names[seat] ?? ''}</small><br><b>${markName(mark, language)}</b> ${sentence}</li>
`,
        )}</ol>`
  }</section>`;
}

/** `+1.2 ± 0.3` */
function withError({ value, error }: Measured): string {
  const digits = Math.max(Math.abs(value), error) >= 100 ? 0 : 2;
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)} ± ${error.toFixed(digits)}`;
}

/** The error rate in a sentence. */
export function rateText(rate: ErrorRate, who: string, unit: Review['unit'], language: Language): string {
  const { mean, low, high, decisions } = rate;
  const [middle, from, to] = [mean, low, high].map((value) =>
    Number.isFinite(value) ? amountIn(language, unit, value, 'size') : '?',
  );
  return accountWords(language).errorRate(who, middle, from, to, decisions.toLocaleString(language));
}
