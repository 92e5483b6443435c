// node packages/lab/scripts/review-figures.ts FILE…: prints the tables of docs/review.md from the lines of `review-rounds.ts`, and
// draws docs/screens/review-calibration.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { FastRandom, GAMES } from '@madang/engine';
import type { Account } from '../src/review/account.ts';
import { calibrationOf, calibrationSvg } from './calibration.ts';
import type { RoundLine } from './round-line.ts';

const LEVELS = ['beginner', 'easy', 'medium', 'strong'];
const RESAMPLES = 1000;
const PLOT = new URL('../../../docs/screens/review-calibration.svg', import.meta.url);

const lines: readonly RoundLine[] = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));
const games = GAMES.map(({ id }) => id).filter((id) => lines.some(({ game }) => game === id));
const of = (part: string, game: string, budget = 'fast'): readonly RoundLine[] =>
  lines.filter((line) => line.part === part && line.game === game && line.budget === budget);

print(
  'What is left over (self-play of strong)',
  ['game', 'rounds', 'spread', 'deal', 'draws', 'hidden cards', 'left over', 'luck, 95 %'],
  (game) => {
    const accounts = of('self-play', game).map((line) => line.accounts[0]);
    const luck = accounts.map(({ deal, draws, hidden }) => deal.value + draws.value + hidden.value);
    const share = (part: 'deal' | 'draws' | 'hidden' | 'rest') => (sample: readonly Account[]) =>
      100 * varianceRatio(sample, (account) => account[part].value, resultOf);
    return [
      String(accounts.length),
      spreadOf(accounts.map(resultOf)).toPrecision(3),
      ...(['deal', 'draws', 'hidden'] as const).map((part) => `${share(part)(accounts).toFixed(0)} %`),
      `${share('rest')(accounts).toFixed(0)} % (${resampled(accounts, share('rest'), 0)})`,
      interval(luck),
    ];
  },
);

print('Gain in deals', ['game', 'players', 'rounds', 'gain', 'without hidden cards'], (game) => {
  const part = of('strong-easy', game).length > 0 ? 'strong-easy' : 'self-play';
  const accounts = of(part, game).map(({ accounts: all, seats }) => all[seats.indexOf('strong')]);
  const gain = (luckOf: (account: Account) => number): string => {
    const ratio = (sample: readonly Account[]): number =>
      varianceRatio(sample, resultOf, (account) => account.result - luckOf(account));
    return `${ratio(accounts).toFixed(1)} × (${resampled(accounts, ratio, 1)})`;
  };
  return [
    part === 'strong-easy' ? 'strong, easy' : 'strong',
    String(accounts.length),
    gain(({ deal, draws, hidden }) => deal.value + draws.value + hidden.value),
    gain(({ deal, draws }) => deal.value + draws.value),
  ];
});

print('Error rates', ['game', ...LEVELS], (game) => LEVELS.map((level) => rateOf(of('levels', game), level)));

print('Costs in the same positions', ['game', 'rounds', 'decisions', ...LEVELS], (game) => {
  const rounds = of('levels', game);
  const decisions = rounds.reduce((sum, round) => sum + asked(round).length, 0);
  const rates = LEVELS.map((level) => ratioOf(rounds.map((round) => asked(round).map(({ costs }) => costs[level]))));
  return [String(rounds.length), String(decisions), ...rates];
});

print(
  'How much more the weaker of two levels pays in the same positions',
  ['game', ...LEVELS.slice(1).map((level, i) => `${LEVELS[i]} − ${level}`)],
  (game) =>
    LEVELS.slice(1).map((level, i) =>
      ratioOf(of('levels', game).map((round) => asked(round).map(({ costs }) => costs[LEVELS[i]] - costs[level]))),
    ),
);

print('Bounds', ['game', 'inaccuracy', 'mistake', 'blunder'], (game) => {
  const clear = of('levels', game)
    .flatMap(({ decisions, seats }) => decisions.filter(({ seat }) => ['beginner', 'easy'].includes(seats[seat])))
    .filter(({ cost, isBest }) => !isBest && cost.value > 2 * cost.error)
    .map(({ cost }) => cost.value)
    .sort((a, b) => a - b);
  return [1 / 3, 2 / 3, 0.9].map((part) => clear[Math.floor(part * (clear.length - 1))]?.toPrecision(2) ?? '');
});

print('Fast against deep', ['game', 'decisions', 'same mark', 'marked by both, of those marked by either'], (game) => {
  const deep = new Map(of('levels', game, 'deep').map((line) => [line.record, line]));
  const pairs = of('levels', game).flatMap(({ record, decisions }) =>
    decisions.flatMap(({ n, mark }) => {
      const other = deep.get(record)?.decisions.find((decision) => decision.n === n);
      return other ? [{ fast: mark, deep: other.mark }] : [];
    }),
  );
  const either = pairs.filter((pair) => pair.fast || pair.deep);
  const both = either.filter((pair) => pair.fast && pair.deep);
  const same = pairs.filter((pair) => pair.fast === pair.deep);
  return [String(pairs.length), shareOf(same.length, pairs.length), shareOf(both.length, either.length)];
});

print('CPU seconds of a round at fast', ['game', 'rounds', 'mean', 'largest'], (game) => {
  const times = of('self-play', game).map(({ cpu }) => cpu);
  return [String(times.length), meanOf(times).toFixed(2), Math.max(...times).toFixed(2)];
});

const calibrations = games.map((game) => ({ game, bins: calibrationOf(of('self-play', game)) }));
for (const { game, bins } of calibrations)
  console.log(
    game,
    bins
      .map(
        ({ expected, result, error }) =>
          `${expected.toPrecision(3)} → ${result.toPrecision(3)} ± ${(1.96 * error).toPrecision(2)}`,
      )
      .join(', '),
  );
writeFileSync(PLOT, calibrationSvg(calibrations));

function print(title: string, columns: readonly string[], row: (game: string) => readonly string[]): void {
  console.log(`\n${title}\n\n| ${columns.join(' | ')} |\n|${columns.map(() => '---|').join('')}`);
  for (const game of games) console.log(`| ${[game, ...row(game)].join(' | ')} |`);
}

/** The decisions in which every level was asked. */
function asked({ decisions }: RoundLine): RoundLine['decisions'] {
  return decisions.filter(({ costs }) => LEVELS.every((level) => Number.isFinite(costs[level])));
}

/** The mean cost of a decision of a level. */
function rateOf(rounds: readonly RoundLine[], level: string): string {
  return ratioOf(
    rounds.map(({ decisions, seats }) =>
      decisions.filter(({ seat }) => seats[seat] === level).map(({ cost }) => cost.value),
    ),
  );
}

/** The mean of the values of all rounds, with its 95 % interval. One round is one sample: its values depend on each other. */
function ratioOf(rounds: readonly (readonly number[])[]): string {
  const sums = rounds
    .filter(({ length }) => length > 0)
    .map((values) => ({ count: values.length, sum: values.reduce((all, value) => all + value, 0) }));
  const count = sums.reduce((all, round) => all + round.count, 0);
  const mean = sums.reduce((all, { sum }) => all + sum, 0) / count;
  const squares = sums.reduce((all, round) => all + (round.sum - mean * round.count) ** 2, 0);
  const error = Math.sqrt((squares * sums.length) / (sums.length - 1)) / count;
  return `${mean.toPrecision(2)} ± ${(1.96 * error).toPrecision(2)}`;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spreadOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

function resultOf({ result }: Account): number {
  return result;
}

function varianceRatio(sample: readonly Account[], one: (account: Account) => number, other: typeof one): number {
  return (spreadOf(sample.map(one)) / spreadOf(sample.map(other))) ** 2;
}

/** The 95 % interval of something that follows from rounds: rounds are drawn again, with repetition (bootstrap). */
function resampled<T>(rounds: readonly T[], of: (sample: readonly T[]) => number, digits: number): string {
  const random = new FastRandom(1);
  const found = Array.from({ length: RESAMPLES }, () => of(rounds.map(() => rounds[random.below(rounds.length)])));
  found.sort((a, b) => a - b);
  return [0.025, 0.975].map((part) => found[Math.floor(part * (RESAMPLES - 1))].toFixed(digits)).join(' … ');
}

function interval(values: readonly number[]): string {
  const [mean, half] = [meanOf(values), (1.96 * spreadOf(values)) / Math.sqrt(values.length)];
  return `${(mean - half).toPrecision(2)} … ${(mean + half).toPrecision(2)}`;
}

/** With Wilson's interval. */
function shareOf(count: number, all: number): string {
  if (all === 0) return '';
  const [p, z] = [count / all, 1.96];
  const middle = (p + (z * z) / (2 * all)) / (1 + (z * z) / all);
  const half = (z / (1 + (z * z) / all)) * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all));
  return `${(100 * p).toFixed(0)} % (${(100 * (middle - half)).toFixed(0)} … ${(100 * (middle + half)).toFixed(0)})`;
}
