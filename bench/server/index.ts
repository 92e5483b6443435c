import { execFile } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { entryOf } from '@madang/engine/internal';
import { writeSection } from '../results-file.ts';
import type { Kind } from './child.ts';
import { type Measured, measure, type Trial } from './trial.ts';

const IDLE_TABLES = fileURLToPath(new URL('idle-tables.ts', import.meta.url));
const KINDS: readonly Kind[] = ['madang', 'boardgame.io'];
const PACE = 500;
const CROWDS: readonly number[] = [100, 1000, 5000];
/**
 * The highest load: everybody moves at once, and each table plays about as many moves as twelve random rounds have.
 * A rate is sustained when it holds for a whole match: boardgame.io's file store writes the whole log of a match at each move.
 */
const EAGER = { players: 400, pace: 0, length: { moves: 200 } } as const;

interface ServerBenchOptions {
  /** Samples of each row, taken in turns. */
  readonly samples: number;
  /** How long each is measured, after warming up. */
  readonly seconds: number;
  readonly write: boolean;
  tell(line: string): void;
}

/** Measures both servers in turns under the same loads, each time in a fresh process. Reports medians and ratios. */
export async function benchServer({ samples, seconds, write, tell }: ServerBenchOptions): Promise<void> {
  const crowds = [...CROWDS.map((players) => ({ players, pace: PACE, length: { seconds } })), EAGER];
  const trials = crowds.flatMap((crowd) => KINDS.map((kind): Trial => ({ ...crowd, kind })));
  const rows = new Map<Trial, Measured[]>(trials.map((trial) => [trial, []]));
  const load: number[] = [];
  for (let sample = 1; sample <= samples; sample++)
    for (const trial of trials) {
      load.push(...loadavg().slice(0, 1));
      const measured = await measure(trial);
      rows.get(trial)?.push(measured);
      tell(`sample ${sample} of ${samples}: ${nameOf(trial)}: ${cells(measured).join(', ')}`);
    }
  tell('memory of idle tables');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', IDLE_TABLES, '2000']);
  const { bytes }: { bytes: number } = JSON.parse(stdout);
  const text = report([...rows.values()].map(median), bytes, { samples, seconds, load });
  process.stdout.write(text);
  if (write) writeSection('server', text);
}

/** The median of each figure by itself: a disturbed sample is not disturbed in every figure. */
function median(samples: readonly Measured[]): Measured {
  const of = (figure: (one: Measured) => number): number =>
    samples.map(figure).toSorted((one, two) => one - two)[samples.length >> 1] ?? Number.NaN;
  return {
    trial: entryOf(samples, 0).trial,
    actions: of(({ actions }) => actions),
    seconds: of(({ seconds }) => seconds),
    perSecond: of(({ perSecond }) => perSecond),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    broken: of(({ broken }) => broken),
    bytes: of(({ bytes }) => bytes),
    serverCpu: of(({ serverCpu }) => serverCpu),
    loadCpu: of(({ loadCpu }) => loadCpu),
  };
}

function nameOf({ kind, players, pace }: Trial): string {
  const crowd = `${players.toLocaleString('en')} players`;
  return pace === 0 ? `${kind}, ${crowd} who move at once, a match long` : `${kind}, ${crowd}`;
}

function cells({ perSecond, p50, p99, serverCpu, loadCpu, broken }: Measured): readonly string[] {
  const perCpuSecond = Math.round(perSecond / serverCpu).toLocaleString('en');
  const whole = Math.round(perSecond).toLocaleString('en');
  return [
    whole,
    p50.toFixed(1),
    p99.toFixed(1),
    perCpuSecond,
    serverCpu.toFixed(2),
    loadCpu.toFixed(2),
    String(broken),
  ];
}

interface Circumstances {
  readonly samples: number;
  readonly seconds: number;
  readonly load: readonly number[];
}

function report(rows: readonly Measured[], bytes: number, { samples, seconds, load }: Circumstances): string {
  const row = (kind: Kind, players: number, pace: number): Measured | undefined =>
    rows.find(({ trial }) => trial.kind === kind && trial.players === players && trial.pace === pace);
  const eager = KINDS.map((kind) => row(kind, EAGER.players, 0)?.perSecond ?? Number.NaN);
  const perCpu = KINDS.map((kind) => {
    const { perSecond, serverCpu } = row(kind, EAGER.players, 0) ?? { perSecond: Number.NaN, serverCpu: 1 };
    return perSecond / serverCpu;
  });
  const quotient = ([ours = Number.NaN, theirs = Number.NaN]: readonly number[]): string => (ours / theirs).toFixed(1);
  const busy = [Math.min(...load), Math.max(...load)].map((value) => value.toFixed(1)).join(' to ');
  return `${[
    '## The server',
    '',
    `By \`npx madang bench server\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus()[0]?.model ?? 'an unknown processor'}, ${availableParallelism()} cores for server and load together.`,
    `Two people a table play Koi-Koi at random over WebSockets, all in another process; in the first rows each moves ${PACE} ms after the turn begins, for ${seconds} s; in the last two at once, until every table has made ${EAGER.length.moves} moves, as twelve rounds take. Medians of ${samples} samples, taken in turns, each with a fresh server. Latency is from sending a move to hearing of it. Madang has every action on disk (SQLite, \`synchronous=FULL\`) before anybody hears of it; boardgame.io 0.50.2 with its file store (\`FlatFile\`) tells first and writes then, without fsync. The load average of the machine was ${busy}: other programs were running, so read the ratios.`,
    '',
    '| row | actions a second | p50, ms | p99, ms | actions per CPU-second of the server | CPUs of the server | CPUs of the load | broken sockets |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map((measured) => `| ${nameOf(measured.trial)} | ${cells(measured).join(' | ')} |`),
    '',
    '| figure | measured | goal |',
    '|---|---:|---:|',
    `| sustained actions a second, Madang / boardgame.io | ${quotient(eager)} | ≥ 10 |`,
    `| the same per CPU-second of the server | ${quotient(perCpu)} | – |`,
    `| p99 at 1,000 players, every action fsynced | ${row('madang', 1000, PACE)?.p99.toFixed(0)} ms | < 100 ms |`,
    `| memory for an idle table | ${(bytes / 1000).toFixed(1)} kB | < 50 kB |`,
    '',
  ].join('\n')}`;
}
