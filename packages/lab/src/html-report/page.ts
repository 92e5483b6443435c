import { isEstimate } from '../estimates.ts';
import type { Report } from '../report.ts';
import { documentOf } from './document.ts';
import { html } from './markup.ts';
import { percent, shortNumber } from './numbers.ts';
import { sectionsOf } from './sections.ts';

/** The report of a simulation as a page. */
export function htmlReport(report: Report): string {
  const { game, rounds, matches, engine, seed, players, rules } = report;
  return documentOf({
    ...{ kind: 'simulation report', engine, rules },
    title: `${game}: ${rounds.toLocaleString('en')} rounds`,
    about: html`${matches.toLocaleString('en')} matches from the seed <code>${seed}</code>, played by ${players.join(', ')}. Intervals are 95&nbsp;%.`,
    figures: figures(report),
    sections: sectionsOf(report),
  });
}

function figures({
  rounds,
  matches,
  actionsPerRound,
  withoutWinner,
  voids,
}: Report): readonly (readonly [string, string])[] {
  return [
    ['rounds', rounds.toLocaleString('en')],
    ['matches', matches.toLocaleString('en')],
    ['actions a round', actionsPerRound === null ? '–' : shortNumber(actionsPerRound)],
    ['without a winner', isEstimate(withoutWinner) ? percent(withoutWinner.mean) : '–'],
    ['void deals', voids.toLocaleString('en')],
  ];
}
