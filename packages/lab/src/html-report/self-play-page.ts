import type { Generation, SelfPlayReport } from '../pipeline/plan.ts';
import type { Interval } from '../running-mean.ts';
import { documentOf, type Section } from './document.ts';
import { estimateRows } from './estimate-rows.ts';
import { linePlot } from './line-plot.ts';
import { html } from './markup.ts';
import { percent, shortNumber } from './numbers.ts';

/** The report of a pipeline of self-play as one page: how strong each generation is, and how it learned. */
export function selfPlayPage(report: SelfPlayReport): string {
  const { game, seats, tag, engine, generations, seed, rounds, rules, evaluation } = report;
  return documentOf({
    ...{ kind: 'training by self-play', engine, rules },
    title: `${game}, ${seats} seats: ${tag}`,
    about: html`${generations.length} ${generations.length === 1 ? 'generation' : 'generations'} of ${rounds.toLocaleString('en')} rounds for each network, from the seed <code>${seed}</code>. Strength is measured by duplicate deals: ${evaluation.rounds.toLocaleString('en')} rounds of the evaluation set, which no training has seen. Intervals are 95&nbsp;%.`,
    figures: figures(report),
    sections: [strength(report), ...gains(report), ...choices(report), curves(report)],
  });
}

function figures({
  best,
  generations,
  isExhausted,
  evaluation,
}: SelfPlayReport): readonly (readonly [string, string])[] {
  const over = generations[best - 1]?.overKnown;
  return [
    ['generation that is kept', best === 0 ? 'none' : String(best)],
    ['ended', isExhausted ? 'nothing more was gained' : 'no more generations'],
    ...(over
      ? ([
          [`${evaluation.scoredIn} a round over ${over.opponent}`, shortNumber(over.points.mean)],
          ['rounds won', percent(over.wins.mean)],
        ] as const)
      : []),
  ];
}

function strength({ generations, evaluation }: SelfPlayReport): Section {
  const [first] = generations;
  const rows = generations.map(({ number, overKnown }) =>
    row(`generation ${number}`, overKnown.points, overKnown.deals),
  );
  return {
    title: `Over ${first?.overKnown.opponent ?? ''}`,
    about: `${evaluation.scoredIn} a round more than the strongest player that needs no model.`,
    content: estimateRows(rows, { as: 'number', reference: { value: 0, name: 'no difference' } }),
  };
}

function gains({ generations, evaluation }: SelfPlayReport): readonly Section[] {
  const rows = generations.flatMap(({ number, overStart }) =>
    overStart ? [row(`generation ${number}`, overStart.points, overStart.deals)] : [],
  );
  const about = `${evaluation.scoredIn} a round more than the model that it went on from. A generation whose interval is not above 0 ends the training.`;
  const content = estimateRows(rows, { as: 'number', reference: { value: 0, name: 'no difference' } });
  return rows.length === 0 ? [] : [{ title: 'Over the model before', about, content }];
}

function choices({ generations, evaluation }: SelfPlayReport): readonly Section[] {
  const rows = generations.flatMap(({ number, networks }) =>
    networks.flatMap(({ seed, choice }) =>
      choice ? [row(`generation ${number}, seed ${seed}`, choice.points, choice.deals)] : [],
    ),
  );
  const about = `${evaluation.scoredIn} a round against the model before (the first generation: against the strongest player that needs no model), on deals that serve only to choose the best of a generation.`;
  const content = estimateRows(rows, { as: 'number', reference: { value: 0, name: 'no difference' } });
  return rows.length === 0 ? [] : [{ title: 'Seeds', about, content, wide: true }];
}

function curves({ generations }: SelfPlayReport): Section {
  const lines = generations.flatMap(({ number, networks }, before) =>
    networks.map(({ seed, curve }) => ({
      name: `generation ${number}, seed ${seed}`,
      points: curve.map(({ rounds, error }) => [roundsBefore(generations, before) + rounds, error] as const),
    })),
  );
  return {
    title: 'Learning curves',
    about: 'The mean squared error of what the networks expected, for each hundredth of a training.',
    content: linePlot(lines, 'rounds of self-play', 'mean squared error'),
    wide: true,
  };
}

/** A network goes on from one of the generation before. */
function roundsBefore(generations: readonly Generation[], count: number): number {
  return generations.slice(0, count).reduce((sum, { networks: [first] }) => sum + (first?.rounds ?? 0), 0);
}

function row(name: string, { mean, low, high }: Interval, n: number): Parameters<typeof estimateRows>[0][number] {
  const isKnown = Number.isFinite(low) && Number.isFinite(high);
  return { name, estimate: { n, mean, low: isKnown ? low : null, high: isKnown ? high : null } };
}
