import { FEWEST_DEALS } from '../compare.ts';
import type { Estimate } from '../estimates.ts';
import type { ComparedPair } from '../evaluation/all-pairs.ts';
import type { EvaluationReport } from '../evaluation/report.ts';
import type { Interval } from '../running-mean.ts';
import { documentOf, type Section } from './document.ts';
import { estimateRows } from './estimate-rows.ts';
import { html } from './markup.ts';

/** An evaluation as a page. */
export function htmlEvaluation(report: EvaluationReport): string {
  const { game, players, engine, seed, seats, pairs, unit, rules, until, luckNetwork } = report;
  const deals = pairs.reduce((sum, pair) => sum + pair.deals, 0);
  const interval = until ? ` Played until ${until}; the intervals are 95 % at any number of deals.` : '';
  const luck = luckNetwork ? ` Luck is measured by network ${luckNetwork}.` : '';
  return documentOf({
    ...{ kind: 'evaluation', engine, rules },
    title: players.length === 2 ? `${players.join(' against ')} at ${game}` : `${players.length} players at ${game}`,
    about: html`Duplicate deals from the seed <code>${seed}</code>, each played from all ${seats} seats. Intervals are 95&nbsp;%.${interval}${luck}`,
    figures: [
      ['players', players.length.toLocaleString('en')],
      ['pairs', pairs.length.toLocaleString('en')],
      ['deals', deals.toLocaleString('en')],
      [unit === 'round' ? 'rounds' : 'matches', (deals * seats).toLocaleString('en')],
    ],
    sections: [...ratings(report), ...plain(report), ...corrected(report), ...few(pairs)],
  });
}

function ratings({ ratings: all, pairs }: EvaluationReport): readonly Section[] {
  if (all.length === 0) return [];
  const deals = (player: string): number =>
    pairs.reduce((sum, pair) => sum + (pair.players.includes(player) ? pair.deals : 0), 0);
  return [
    {
      title: 'Ratings',
      about:
        'On the Elo scale, by which wins are most likely: 400 more means ten times the odds. The mean of all is 0.',
      content: estimateRows(
        all.map((rating) => ({ name: rating.player, estimate: wholeOf(estimateOf(rating, deals(rating.player))) })),
        { as: 'number', reference: { value: 0, name: 'the mean of all players' } },
      ),
      wide: true,
    },
  ];
}

function plain(report: EvaluationReport): readonly Section[] {
  const { unit, scoredIn } = report;
  return [
    differences(report, `Difference in ${scoredIn} a ${unit}`, ({ points }) => points),
    wins(report, 'Wins', ({ wins: share }) => share),
  ];
}

/** The same without the luck of draws. */
function corrected(report: EvaluationReport): readonly Section[] {
  if (!report.pairs.some((pair) => pair.corrected)) return [];
  const gains = report.pairs.flatMap((pair) => (pair.corrected ? [pair.corrected.gain.points] : []));
  const gain = gains.reduce((sum, each) => sum + each, 0) / gains.length;
  return [
    differences(
      report,
      'Difference without the luck of draws',
      (pair) => pair.corrected?.points,
      ` A deal counts for ${gain.toFixed(2)}.`,
    ),
    wins(report, 'Wins without the luck of draws', (pair) => pair.corrected?.wins),
  ];
}

type Choose = (pair: ComparedPair) => Interval | undefined;

function differences(report: EvaluationReport, title: string, of: Choose, more = ''): Section {
  return {
    title,
    about: `Of the first player over the mean of the others; one deal is one sample.${more}`,
    content: estimateRows(rowsOf(report.pairs, of), { as: 'number', reference: { value: 0, name: 'equally good' } }),
  };
}

function wins({ pairs, seats }: EvaluationReport, title: string, of: Choose): Section {
  return {
    title,
    about: 'The first player’s share of the wins, where somebody won.',
    content: estimateRows(rowsOf(pairs, of), {
      as: 'share',
      reference: { value: 1 / seats, name: `an equal share, 1 of ${seats}` },
    }),
  };
}

function rowsOf(pairs: readonly ComparedPair[], of: Choose) {
  return pairs.flatMap((pair) => {
    const interval = of(pair);
    const [first, second] = pair.players;
    return interval ? [{ name: `${first} : ${second}`, estimate: estimateOf(interval, pair.deals) }] : [];
  });
}

/** A single deal has no interval. */
function estimateOf({ mean, low, high }: Interval, n: number): Estimate {
  const isKnown = Number.isFinite(low) && Number.isFinite(high);
  return { n, mean, low: isKnown ? low : null, high: isKnown ? high : null };
}

function wholeOf({ n, mean, low, high }: Estimate): Estimate {
  const whole = (value: number | null): number | null => value && Math.round(value);
  return { n, mean: Math.round(mean), low: whole(low), high: whole(high) };
}

function few(pairs: readonly ComparedPair[]): readonly Section[] {
  if (pairs.every(({ deals }) => deals >= FEWEST_DEALS)) return [];
  const about = `With fewer than ${FEWEST_DEALS} deals the intervals are too narrow to say who is better.`;
  return [{ title: 'Too few deals', about, content: html``, wide: true }];
}
