// node packages/lab/scripts/review-figures.ts FILE…: prints the tables of docs/review.md from the lines of `review-rounds.ts`, and
// draws docs/screens/review-calibration.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { calibrationOf, calibrationSvg } from './calibration.ts';
import type { RoundLine } from './round-line.ts';

const LEVELS = ['beginner', 'easy', 'medium', 'strong'];
const PLOT = new URL('../../../docs/screens/review-calibration.svg', import.meta.url);

const lines: readonly RoundLine[] = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));
const games = [...new Set(lines.map(({ game }) => game))];
const of = (part: string, game: string, budget = 'fast'): readonly RoundLine[] =>
  lines.filter((line) => line.part === part && line.game === game && line.budget === budget);

print(
  'What is left over (self-play of strong)',
  ['game', 'rounds', 'spread', 'deal', 'draws', 'hidden cards', 'left over', 'luck, 95 %'],
  (game) => {
    const accounts = of('self-play', game).map((line) => line.accounts[0]);
    const variance = spreadOf(accounts.map(({ result }) => result)) ** 2;
    const share = (values: readonly number[]): string => `${(100 * (spreadOf(values) ** 2 / variance)).toFixed(0)} %`;
    const luck = accounts.map(({ deal, draws, hidden }) => deal.value + draws.value + hidden.value);
    return [
      String(accounts.length),
      Math.sqrt(variance).toPrecision(3),
      ...(['deal', 'draws', 'hidden', 'rest'] as const).map((part) =>
        share(accounts.map((account) => account[part].value)),
      ),
      interval(luck),
    ];
  },
);

print('Gain in deals', ['game', 'players', 'rounds', 'gain', 'without hidden cards'], (game) => {
  const part = of('strong-easy', game).length > 0 ? 'strong-easy' : 'self-play';
  const accounts = of(part, game).map(({ accounts: all, seats }) => all[seats.indexOf('strong')]);
  const plain = spreadOf(accounts.map(({ result }) => result)) ** 2;
  const gain = (luckOf: (account: (typeof accounts)[number]) => number): string =>
    (plain / spreadOf(accounts.map((account) => account.result - luckOf(account))) ** 2).toFixed(1);
  return [
    part === 'strong-easy' ? 'strong, easy' : 'strong',
    String(accounts.length),
    `${gain(({ deal, draws, hidden }) => deal.value + draws.value + hidden.value)} ×`,
    `${gain(({ deal, draws }) => deal.value + draws.value)} ×`,
  ];
});

print('Error rates', ['game', ...LEVELS], (game) => LEVELS.map((level) => rateOf(of('levels', game), level)));

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

print('CPU seconds of a round', ['game', 'fast', 'deep'], (game) =>
  ['fast', 'deep'].map((budget) => {
    const times = of('levels', game, budget).map(({ cpu }) => cpu);
    return times.length === 0 ? '' : meanOf(times).toFixed(2);
  }),
);

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

/** The mean cost of a decision of a level. One round is one sample. */
function rateOf(rounds: readonly RoundLine[], level: string): string {
  const sums = rounds.flatMap(({ decisions, seats }) => {
    const own = decisions.filter(({ seat }) => seats[seat] === level);
    return own.length === 0 ? [] : [{ count: own.length, cost: own.reduce((sum, { cost }) => sum + cost.value, 0) }];
  });
  const count = sums.reduce((sum, round) => sum + round.count, 0);
  const mean = sums.reduce((sum, { cost }) => sum + cost, 0) / count;
  const squares = sums.reduce((sum, round) => sum + (round.cost - mean * round.count) ** 2, 0);
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
