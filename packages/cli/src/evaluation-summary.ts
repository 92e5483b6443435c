import { type Compared, type ComparedPairs, type EvaluationSetup, FEWEST_DEALS } from '@madang/lab';
import { share, signed } from './intervals.ts';

/** Two players. */
export function pairSummary(setup: EvaluationSetup, compared: Compared): string {
  const { game, seats, players, unit, scoredIn: scores, luckNetwork, until } = setup;
  const [first, second] = players;
  const against = seats === 2 ? second : `${seats - 1} × ${second}`;
  return [
    `${first} against ${against} at ${game}: ${compared.deals.toLocaleString('en')} deals, each played from all ${seats} seats`,
    `  ${scores} a ${unit}, difference  ${signed(compared.points)}`,
    `  ${scores} a ${unit}, own         ${signed(compared.own)}`,
    `  wins of ${unit === 'match' ? 'matches' : 'rounds'} with a winner ${share(compared.wins)}   (${(100 * compared.decided).toFixed(1)} % had one)`,
    ...(compared.corrected
      ? [
          `without the luck of draws, by network ${luckNetwork}`,
          `  ${scores} a ${unit}, difference  ${signed(compared.corrected.points)}   (a deal counts for ${compared.corrected.gain.points.toFixed(2)})`,
          `  wins                        ${share(compared.corrected.wins)}   (a deal counts for ${compared.corrected.gain.wins.toFixed(2)})`,
        ]
      : []),
    ...notes(until, [compared]),
    '',
  ].join('\n');
}

/** All pairs, and what they come to. */
export function pairsSummary(setup: EvaluationSetup, { pairs, ratings }: ComparedPairs): string {
  const { game, seats, players, unit, scoredIn: scores, luckNetwork, until } = setup;
  const width = Math.max(...players.map(({ length }) => length));
  const others = seats === 2 ? '' : `${seats - 1} × `;
  const lines = pairs.flatMap(({ players: [first, second], ...compared }) => {
    const { points, wins } = compared.corrected ?? compared;
    return [
      `  ${first.padEnd(width)} against ${`${others}${second}`.padEnd(width + others.length)}  ${compared.deals.toLocaleString('en').padStart(9)} deals   ${signed(points)}   wins ${share(wins)}`,
    ];
  });
  return [
    `${players.length} players at ${game}: ${pairs.length} pairs, each deal played from all ${seats} seats; ${scores} a ${unit}, difference`,
    ...lines,
    ...(luckNetwork === undefined ? [] : [`  without the luck of draws, by network ${luckNetwork}`]),
    ...(ratings.length === 0 ? [] : ['rating (Elo by maximum likelihood; the mean is 0)']),
    ...ratings.map(({ player, ...rating }) => `  ${player.padEnd(width)}  ${whole(rating)}`),
    ...notes(until, pairs),
    '',
  ].join('\n');
}

/** `+215   95 %: +180 … +250` */
function whole({ mean, low, high }: Compared['points']): string {
  const show = (value: number): string =>
    `${value < -0.5 ? '−' : '+'}${Math.abs(Math.round(value)).toLocaleString('en')}`;
  return `${show(mean).padStart(6)}   95 %: ${show(low)} … ${show(high)}`;
}

function notes(until: string | undefined, results: readonly Compared[]): readonly string[] {
  const few = results.some(({ deals }) => deals < FEWEST_DEALS);
  const isOpen = results.some(({ isEnough }) => isEnough === false);
  return [
    ...(until === undefined
      ? []
      : [
          isOpen
            ? `  not yet ${until}; the intervals hold at any number of deals`
            : `  played until ${until}; the intervals hold at any number of deals`,
        ]),
    ...(few
      ? [`  too few deals to say who is better: at least ${FEWEST_DEALS} are needed, and the intervals are too narrow`]
      : []),
  ];
}
