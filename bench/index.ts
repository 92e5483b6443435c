import { cpus } from 'node:os';
import { run as runC } from './koikoi-c.ts';
import { type Measured, measuredBy } from './measured.ts';
import { writeSection } from './results-file.ts';
import { bestOf, type Played } from './round.ts';
import { KOIKOI_ROWS, TABLE_ROWS } from './rows.ts';
import { takeSample } from './take-sample.ts';

export { benchAgainst } from './against.ts';
export { benchLaboratory } from './laboratory/index.ts';
export { benchLearner } from './learner.ts';
export { benchQueue } from './queue.ts';
export { ATTACKS, benchAttacks } from './server/attacks/index.ts';
export { benchServer } from './server/index.ts';
export { benchNodes } from './server/nodes.ts';
export { benchWire } from './wire.ts';

const LIMIT = 'koikoi in C, 64-bit masks, gcc -O3';

interface BenchOptions {
  /** Samples of each row, taken in turns. */
  readonly samples: number;
  /** Rounds that are played twice and checked. */
  readonly checked: number;
  readonly write: boolean;
  tell(line: string): void;
}

/** Measures all rows in turns, each sample in a fresh process. Reports medians, best samples and ratios. */
export async function bench({ samples, checked, write, tell }: BenchOptions): Promise<void> {
  const rows = [...KOIKOI_ROWS, ...TABLE_ROWS];
  const played = new Map<string, Played[]>();
  const keep = (name: string, sample: Played | null): void => {
    if (sample) played.set(name, [...(played.get(name) ?? []), sample]);
  };
  for (let i = 1; i <= samples; i++) {
    tell(`sample ${i} of ${samples}`);
    for (const { name, rounds } of rows) keep(name, await takeSample<Played>(name, 1, rounds));
    keep(LIMIT, runC(1, 2_000_000, bestOf));
  }
  tell('memory');
  const { bytes } = await takeSample<{ bytes: number }>('memory', 1, 1);
  tell(`${checked.toLocaleString('en')} checked rounds`);
  await takeSample('checked', 1, checked);
  const measured = [...played].map(([name, each]) => measuredBy(name, each));
  const text = report(measured, bytes, checked, samples);
  process.stdout.write(text);
  if (write) writeSection('engine', text);
}

function report(rows: readonly Measured[], bytes: number, checked: number, samples: number): string {
  const rate = (start: string): number =>
    rows.find(({ name }) => name.startsWith(start))?.roundsPerSecond ?? Number.NaN;
  const ours = rate('koikoi in place');
  // This row uses the same loop as the other games. The first row has a loop for Koi-Koi alone.
  const perAction = rows.find(({ name }) => name.startsWith('koikoi ('))?.actionsPerSecond ?? Number.NaN;
  const ratio = (value: number, digits = 2): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');
  const styles = [
    'boardgame.io, moves that call',
    'boardgame.io, moves that mutate',
    'boardgame.io, moves that return',
  ];
  const perRound = (start: string): string => styles.map((style) => ratio(rate(start) / rate(style), 0)).join(' / ');
  const events = ours / rate('boardgame.io, moves that call');
  const drafts = ours / rate('boardgame.io, moves that mutate');
  const copies = ours / rate('boardgame.io, moves that return');
  const lines = [
    '# Benchmark results',
    '',
    `By \`npx madang bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus()[0]?.model ?? 'an unknown processor'}, ${cpus().length} cores.`,
    `Random rounds per CPU-second in ${samples} samples a row, taken in turns, each the best window of some tenths of a second in a fresh process. Other programs run on the machine and slow samples down, so ratios are of the best samples; medians stand beside them.`,
    '',
    '| row | rounds per CPU-second, median | the best | actions | of this engine’s Koi-Koi, per action |',
    '|---|---:|---:|---:|---:|',
    ...rows.map(
      ({ name, middle, roundsPerSecond, actionsPerSecond }) =>
        `| ${name} | ${whole(middle)} | ${whole(roundsPerSecond)} | ${whole(actionsPerSecond)} | ${ratio(actionsPerSecond / perAction)} |`,
    ),
    '',
    '| figure | measured | goal |',
    '|---|---:|---:|',
    `| Koi-Koi in place / boardgame.io as its documentation teaches (drafts, stages, events) | ${ratio(events, 0)} | ≥ 500 |`,
    `| Koi-Koi in place / boardgame.io with drafts, without its events | ${ratio(drafts, 0)} | – |`,
    `| Koi-Koi in place / boardgame.io tuned (moves return copies, freezing off) | ${ratio(copies, 0)} | – |`,
    `| Koi-Koi in place / C | 1/${ratio(rate('koikoi in C') / ours, 1)} | ≥ 1/7 |`,
    `| copied / in place | ${ratio(rate('koikoi copied') / ours)} | ≥ 0.75 |`,
    `| core Matgo rounds / boardgame.io’s Koi-Koi rounds (with events / drafts / copies) | ${perRound('matgo (kr-gostop-core-v1)')} | ≥ 100 |`,
    `| core 3-player rounds / boardgame.io’s Koi-Koi rounds (with events / drafts / copies) | ${perRound('gostop (kr-gostop-core-v1)')} | ≥ 100 |`,
    `| bytes per kept state | ${bytes.toFixed(0)} | < 400 |`,
    `| rounds played twice without a lost card or another hash | ${checked.toLocaleString('en')} | 1,000,000 |`,
    '',
  ];
  return lines.join('\n');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
