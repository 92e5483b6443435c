import { entryOf } from '@madang/engine/internal';
import { type Estimate, type Histogram, isEstimate, type Report } from '@madang/lab';

const BAR = 24;
const LEVELS = '▁▂▃▄▅▆▇█';
const MOST_EVENTS = 8;

/** The most important plots of a report, as text. */
export function chartsOf(report: Report): string {
  const { bySeat, seats, scoredIn, distributions, eventsPerRound } = report;
  const names = bySeat.map(({ player }, seat) => `seat ${seat} ${player}`);
  const rates = Object.entries(eventsPerRound)
    .flatMap(([name, rate]) => (isEstimate(rate) ? [{ name, estimate: rate }] : []))
    .sort((one, other) => other.estimate.mean - one.estimate.mean)
    .slice(0, MOST_EVENTS);
  const highest = rates[0]?.estimate.mean ?? 1;
  const named = (seat: number): string => entryOf(names, seat);
  return [
    `${report.rounds.toLocaleString('en')} rounds of ${report.game} in ${report.matches.toLocaleString('en')} matches`,
    ...block('rounds won', rowsOf(bySeat.map(({ won }, seat) => ({ name: named(seat), estimate: won }))), 1, share),
    ...block(
      `won by the seat that began (an equal share is ${share(1 / seats)})`,
      rowsOf([{ name: 'began', estimate: report.wonByStarter }]),
      1,
      share,
    ),
    ...(distributions
      ? [
          '',
          `${scoredIn} a round`,
          ...distributions.score.map((histogram, seat) => `  ${named(seat).padEnd(width(names))} ${curve(histogram)}`),
          '',
          'actions a round',
          `  ${''.padEnd(width(names))} ${curve(distributions.actions)}`,
        ]
      : []),
    ...block(`events a round, the ${rates.length} most frequent`, rates, highest, (value) => value.toFixed(3)),
    '',
  ].join('\n');
}

interface Row {
  readonly name: string;
  readonly estimate: Estimate;
}

function rowsOf(rows: readonly { readonly name: string; readonly estimate: unknown }[]): readonly Row[] {
  return rows.flatMap(({ name, estimate }) => (isEstimate(estimate) ? [{ name, estimate }] : []));
}

function block(
  title: string,
  rows: readonly Row[],
  highest: number,
  show: (value: number) => string,
): readonly string[] {
  const names = rows.map(({ name }) => name);
  const lines = rows.map(({ name, estimate: { mean, low, high } }) => {
    const interval = low === null || high === null ? '' : `   95 %: ${show(low)} … ${show(high)}`;
    return `  ${name.padEnd(width(names))} ${bar(mean / highest)} ${show(mean)}${interval}`;
  });
  return rows.length === 0 ? [] : ['', title, ...lines];
}

function width(names: readonly string[]): number {
  return Math.max(...names.map((name) => name.length));
}

function bar(part: number): string {
  const filled = Math.round(BAR * Math.min(1, Math.max(0, part)));
  return '█'.repeat(filled) + '░'.repeat(BAR - filled);
}

function share(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

/** `−12 ▁▂█▅▂▁ 30` */
function curve({ from, width: step, counts }: Histogram): string {
  const highest = Math.max(...counts, 1);
  const levels = counts.map((count) => LEVELS[Math.min(7, Math.floor((8 * count) / highest))]).join('');
  const number = (value: number): string => value.toLocaleString('en').replace('-', '−');
  return `${number(from)} ${levels} ${number(from + step * (counts.length - 1))}`;
}
