/** What the workers of a queue (`madang worker`) make of the speed of threads, on one machine. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { simulateOnWorkers } from '@madang/lab';
import { queuePool } from '@madang/lab/queue';
import { startPostgres } from '../packages/server/src/store/testing/postgres.ts';
import { SIMULATIONS } from './laboratory/simulation.ts';
import { writeSection } from './results-file.ts';

const WORKER = fileURLToPath(new URL('queue-worker.ts', import.meta.url));

interface Trial {
  readonly what: 'counts' | 'compact log';
  /** Threads of one process, or workers with one thread each. */
  readonly kind: 'threads' | 'workers';
  readonly count: number;
}

interface Measured {
  readonly seconds: number;
  /** CPU-seconds of those who compute, and of the coordinator (for threads they are one process). */
  readonly computing: number;
  readonly coordinating: number;
}

interface QueueBenchOptions {
  /** Of the queue; unless named, a PostgreSQL is started for it. */
  readonly address?: string;
  readonly samples: number;
  readonly rounds: number;
  readonly write: boolean;
  tell(line: string): void;
}

const TRIALS: readonly Trial[] = (['counts', 'compact log'] as const).flatMap((what) => [
  ...[1, 2].map((count): Trial => ({ what, kind: 'threads', count })),
  ...[1, 2, 4].map((count): Trial => ({ what, kind: 'workers', count })),
]);

/** Random Koi-Koi: its batches take a tenth of a second or two, so nothing shows the costs of a queue better. */
export async function benchQueue(options: QueueBenchOptions): Promise<void> {
  if (options.address !== undefined) return measureQueue(options.address, options);
  const postgres = await startPostgres();
  try {
    await measureQueue(await postgres.createDatabase(), options);
  } finally {
    await postgres.stop();
  }
}

async function measureQueue(address: string, { samples, rounds, write, tell }: QueueBenchOptions): Promise<void> {
  const rows = new Map<Trial, Measured[]>(TRIALS.map((trial) => [trial, []]));
  const load: number[] = [];
  for (let sample = 1; sample <= samples; sample++)
    for (const trial of TRIALS) {
      load.push(...loadavg().slice(0, 1));
      const measured =
        trial.kind === 'threads' ? await onThreads(trial, rounds) : await onQueue(trial, rounds, address);
      rows.get(trial)?.push(measured);
      tell(`sample ${sample} of ${samples}: ${nameOf(trial)}: ${cells(measured, rounds).join(', ')}`);
    }
  const text = report(new Map([...rows].map(([trial, all]) => [trial, median(all)])), rounds, { samples, load });
  process.stdout.write(text);
  if (write) writeSection('queue', text);
}

async function simulated({ what }: Trial, rounds: number, workers: Workers): Promise<Omit<Measured, 'computing'>> {
  const [{ simulation }] = SIMULATIONS;
  const from = performance.now();
  const used = process.cpuUsage();
  await simulateOnWorkers({
    ...{ simulation, length: { count: rounds, unit: 'rounds' }, workers },
    ...(what === 'counts' ? {} : { log: { mode: 'compact', write: () => undefined }, withReport: true }),
  });
  const { user, system } = process.cpuUsage(used);
  return { seconds: (performance.now() - from) / 1000, coordinating: (user + system) / 1e6 };
}

type Workers = NonNullable<Parameters<typeof simulateOnWorkers>[0]['workers']>;

async function onThreads(trial: Trial, rounds: number): Promise<Measured> {
  const { seconds, coordinating } = await simulated(trial, rounds, trial.count);
  return { seconds, computing: coordinating, coordinating: 0 };
}

async function onQueue(trial: Trial, rounds: number, address: string): Promise<Measured> {
  const env = { ...process.env, MADANG_QUEUE: address };
  const workers = Array.from({ length: trial.count }, () => fork(WORKER, { env }));
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  const measured = await simulated(trial, rounds, queuePool({ address, say: () => undefined }));
  const used = await Promise.all(workers.map(stopped));
  return { ...measured, computing: used.reduce((sum, seconds) => sum + seconds, 0) };
}

/** The CPU-seconds of a worker. */
async function stopped(worker: ChildProcess): Promise<number> {
  worker.send('stop');
  for (;;) {
    const [message]: unknown[] = await once(worker, 'message');
    if (typeof message === 'number') return message;
  }
}

/** The median of each figure by itself. */
function median(samples: readonly Measured[]): Measured {
  const of = (figure: keyof Measured): number =>
    samples.map((each) => each[figure]).toSorted((one, two) => one - two)[samples.length >> 1] ?? Number.NaN;
  return { seconds: of('seconds'), computing: of('computing'), coordinating: of('coordinating') };
}

function nameOf({ what, kind, count }: Trial): string {
  const who = kind === 'threads' ? `${count} thread` : `${count} worker`;
  return `${what}, ${who}${count === 1 ? '' : 's'}${kind === 'threads' ? ' of one process' : ' of a queue'}`;
}

function cells({ seconds, computing, coordinating }: Measured, rounds: number): readonly string[] {
  const perCpuSecond = Math.round(rounds / (computing + coordinating)).toLocaleString('en');
  return [seconds.toFixed(1), computing.toFixed(1), coordinating.toFixed(1), perCpuSecond];
}

interface Circumstances {
  readonly samples: number;
  readonly load: readonly number[];
}

function report(rows: ReadonlyMap<Trial, Measured>, rounds: number, { samples, load }: Circumstances): string {
  const busy = [Math.min(...load), Math.max(...load)].map((value) => value.toFixed(1)).join(' to ');
  const cpu = ({ computing, coordinating }: Measured): number => computing + coordinating;
  const relative = (trial: Trial, measured: Measured): readonly string[] => {
    const [, alone] = [...rows].find(([{ what }]) => what === trial.what) ?? [trial, measured];
    return [alone.seconds / measured.seconds, cpu(alone) / cpu(measured)].map((ratio) => ratio.toFixed(2));
  };
  return `${[
    '## Several machines',
    '',
    `By \`npx madang bench queue\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus()[0]?.model ?? 'an unknown processor'}, ${availableParallelism()} cores for workers, coordinator and PostgreSQL together.`,
    `${rounds.toLocaleString('en')} random rounds of Koi-Koi, with their counts or with a compact log and its report; medians of ${samples} samples, taken in turns. Each worker is a process with one thread. The CPU time of PostgreSQL is not in it. Random players are the hardest case: a batch takes a tenth of a second, and with a log its result is half a megabyte. The load average of the machine was ${busy}; where it is far above the number of threads, others had the cores, and only the CPU time says something.`,
    '',
    '| row | seconds | CPU-seconds of the workers | of the coordinator | rounds per CPU-second | as fast as one thread, × | the same per CPU-second, × |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...[...rows].map(
      ([trial, measured]) =>
        `| ${nameOf(trial)} | ${[...cells(measured, rounds), ...relative(trial, measured)].join(' | ')} |`,
    ),
    '',
  ].join('\n')}`;
}
