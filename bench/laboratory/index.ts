import { cpus } from 'node:os';
import { entryOf } from '@madang/engine/internal';
import { type Measured, measuredBy } from '../measured.ts';
import { writeSection } from '../results-file.ts';
import type { Played } from '../round.ts';
import { SIMULATION_ROWS, TABLE_ROWS } from '../rows.ts';
import { takeSample } from '../take-sample.ts';
import type { EnvRow } from './env-steps.ts';
import type { LogBytes } from './log-bytes.ts';
import { SIMULATIONS } from './simulation.ts';

interface LaboratoryOptions {
  /** Samples of each row, taken in turns. */
  readonly samples: number;
  readonly sizes?: Partial<Sizes>;
  readonly write: boolean;
  tell(line: string): void;
}

/** How much is played for each figure. */
interface Sizes {
  readonly rounds: number;
  readonly onWorkers: number;
  readonly logged: number;
  readonly reported: number;
  readonly steps: number;
}

const SIZES: Sizes = {
  ...{ rounds: 100_000, onWorkers: 600_000, logged: 5000, reported: 200_000, steps: 20_000 },
};

interface Figures {
  readonly rows: readonly Measured[];
  readonly workers: readonly [one: number, two: number];
  readonly bytes: readonly LogBytes[];
  readonly reportSeconds: number;
  readonly env: readonly EnvRow[];
  readonly samples: number;
  readonly sizes: Sizes;
}

/** What simulations, logs, reports and the environment make of the engine's speed. */
export async function benchLaboratory({ samples, sizes: some, write, tell }: LaboratoryOptions): Promise<string> {
  const sizes = { ...SIZES, ...some };
  const bare = SIMULATIONS.map((each) => each.bare);
  const rows = [...TABLE_ROWS.filter(({ name }) => bare.includes(name)), ...SIMULATION_ROWS];
  const played = new Map<string, Played[]>(rows.map(({ name }) => [name, []]));
  for (let i = 1; i <= samples; i++) {
    tell(`sample ${i} of ${samples}`);
    for (const { name } of rows) played.get(name)?.push(await takeSample<Played>(name, 1, sizes.rounds));
  }
  tell('two cores');
  const workers = await takeSample<readonly [number, number]>('workers', 1, sizes.onWorkers);
  tell('bytes of logs');
  const bytes = await takeSample<readonly LogBytes[]>('log bytes', 1, sizes.logged);
  tell(`the report of ${counted(sizes.reported)} rounds`);
  const reportSeconds = await takeSample<number>('report', 1, sizes.reported);
  tell('the environment');
  const env = await takeSample<readonly EnvRow[]>('env', 1, sizes.steps);
  const measured = [...played].map(([name, each]) => measuredBy(name, each));
  const text = report({ rows: measured, workers, bytes, reportSeconds, env, samples, sizes });
  if (write) writeSection('laboratory', text);
  return text;
}

function report(figures: Figures): string {
  const { rows, samples, bytes, env, sizes } = figures;
  return [
    '## The laboratory',
    '',
    `By \`npx madang bench laboratory\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus()[0]?.model ?? 'an unknown processor'}, ${cpus().length} cores.`,
    `Random rounds per CPU-second on one core in ${samples} samples a row, taken in turns, each the best window of some tenths of a second in a fresh process. \`simulate\` plays whole matches, with shuffles that can be verified, and counts everything that it prints. Other programs run on the machine, so ratios are of the best samples; medians stand beside them.`,
    '',
    '| row | rounds per CPU-second, median | the best |',
    '|---|---:|---:|',
    ...rows.map(
      ({ name, middle, roundsPerSecond }) =>
        `| ${name.startsWith('simulate') ? name : `the bare engine: ${name}`} | ${counted(middle)} | ${counted(roundsPerSecond)} |`,
    ),
    '',
    '| figure | measured | goal |',
    '|---|---:|---:|',
    ...SIMULATIONS.flatMap((each) => simulationFigures(each, rows)),
    ...otherFigures(figures),
    '',
    `Bytes a round, of ${counted(sizes.logged)} rounds between random players. The tables of Parquet are described in docs/datasets.md.`,
    '',
    '| simulation | compact | delta | Parquet: rounds | actions | decisions with features |',
    '|---|---:|---:|---:|---:|---:|',
    ...SIMULATIONS.map(({ name }, i) => {
      const { compact, delta, rounds, actions, decisions } = entryOf(bytes, i);
      return `| ${[name, ...[compact, delta, rounds, actions, decisions].map(counted)].join(' | ')} |`;
    }),
    '',
    'Steps of `madang env` per second of processor time of its process, at random, through a pipe.',
    '',
    '| game | games in a message | JSON | binary |',
    '|---|---:|---:|---:|',
    ...envLines(env),
    '',
  ].join('\n');
}

/** Simulations as shares of the bare engine's speed on one core. */
function simulationFigures({ name, bare }: (typeof SIMULATIONS)[number], rows: readonly Measured[]): readonly string[] {
  const rate = (of: string): number => rows.find((row) => row.name === of)?.roundsPerSecond ?? Number.NaN;
  const minutes = 20e6 / (2 * rate(name)) / 60;
  return [
    `| ${name}, all counts / the bare engine | ${(rate(name) / rate(bare)).toFixed(2)} | ≥ 0.6 |`,
    `| the same with a compact log and its report / without | ${(rate(`${name}, compact log and report`) / rate(name)).toFixed(2)} | ≥ 0.5 |`,
    `| 20,000,000 rounds on two such cores, at the best speed | ${minutes.toFixed(1)} minutes | – |`,
  ];
}

function otherFigures({ workers: [one, two], reportSeconds, sizes }: Figures): readonly string[] {
  return [
    `| two cores / one core, by the CPU time that two workers need | ${((2 * two) / one).toFixed(2)} | near 2 |`,
    `| CPU-seconds for report and page of a log of 1,000,000 rounds of Koi-Koi, by ${counted(sizes.reported)} | ${(reportSeconds * (1e6 / sizes.reported)).toFixed(0)} | < 60 |`,
  ];
}

function envLines(env: readonly EnvRow[]): readonly string[] {
  return env
    .filter(({ format }) => format === 'JSON')
    .map(({ game, batch, stepsPerCpuSecond }) => {
      const binary = env.find((row) => row.game === game && row.batch === batch && row.format === 'binary');
      return `| ${game} | ${batch} | ${counted(stepsPerCpuSecond)} | ${counted(binary?.stepsPerCpuSecond ?? 0)} |`;
    });
}

function counted(value: number): string {
  return Math.round(value).toLocaleString('en');
}
