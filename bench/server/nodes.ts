import { availableParallelism, cpus, loadavg } from 'node:os';
import { rowsOf, startPostgres, type TestPostgres } from '../../packages/server/src/store/testing/postgres.ts';
import { writeSection } from '../results-file.ts';
import { type ChildServer, cpuOf, startChild } from './child.ts';
import { onPaper } from './on-paper.ts';
import { type Measured, type Trial, underLoad } from './trial.ts';

const PACE = 500;
/** Seconds for each node: what is not compiled yet is not what is compared. */
const WARMUP = 3;
const PACED = { players: 1000, pace: PACE } as const;
/** The highest load: everybody moves at once. */
const EAGER = { players: 400, pace: 0 } as const;

interface NodesBenchOptions {
  /** How many nodes, in turns. */
  readonly nodes: readonly number[];
  readonly seconds: number;
  readonly write: boolean;
  tell(line: string): void;
}

export interface NodesRow extends Measured {
  readonly nodes: number;
  readonly isApart: boolean;
  /** How many processors PostgreSQL kept busy. */
  readonly databaseCpu: number;
  /** What PostgreSQL did in that time. */
  readonly commits: number;
  readonly wal: number;
  /** Bytes of one node before anybody is connected, and by how much all together have grown. */
  readonly base: number;
  readonly growth: number;
}

/** The database's counters so far. */
interface Counters {
  readonly cpu: number;
  readonly commits: number;
  readonly wal: number;
}

/** Nodes on one real PostgreSQL, under the same loads, with the players of a table at one node and at two. */
export async function benchNodes({ nodes, seconds, write, tell }: NodesBenchOptions): Promise<void> {
  const postgres = await startPostgres();
  const rows: NodesRow[] = [];
  const load: number[] = [];
  try {
    for (const { players, pace } of [PACED, EAGER])
      for (const count of nodes)
        for (const isApart of count === 1 ? [false] : [false, true]) {
          load.push(...loadavg().slice(0, 1));
          const trial: Trial = { kind: 'madang', players, pace, length: { seconds } };
          const row = await measureNodes(postgres, trial, count, isApart);
          rows.push(row);
          tell(`| ${cellsOf(row).join(' | ')} |`);
        }
  } finally {
    await postgres.stop();
  }
  const text = report(rows, seconds, load);
  process.stdout.write(text);
  if (write) writeSection('nodes', text);
}

async function measureNodes(postgres: TestPostgres, trial: Trial, count: number, isApart: boolean): Promise<NodesRow> {
  const database = await postgres.createDatabase();
  const nodes: ChildServer[] = [];
  const counted: Promise<Counters>[] = [];
  const memory = () => nodes.reduce((sum, node) => sum + node.memory(), 0);
  let after = 0;
  const cpu = (): number => {
    counted.push(countersOf(database));
    after = memory();
    return nodes.reduce((sum, node) => sum + node.cpu(), 0);
  };
  try {
    for (let i = 0; i < count; i++) nodes.push(await startChild('madang', { database }));
    const before = memory();
    const urls = nodes.map(({ url }) => url);
    const measured = await underLoad(trial, urls, cpu, { isApart, warmup: WARMUP * count });
    const [go, done] = await Promise.all(counted);
    if (!go || !done) throw new Error('nothing was measured');
    const used = { databaseCpu: (done.cpu - go.cpu) / measured.seconds, commits: done.commits - go.commits };
    return {
      ...measured,
      nodes: count,
      isApart,
      ...used,
      wal: done.wal - go.wal,
      base: before / count,
      growth: after - before,
    };
  } finally {
    for (const node of nodes) await node.stop();
  }
}

async function countersOf(database: string): Promise<Counters> {
  const [row] = await rowsOf<{ pids: readonly number[]; commits: string; wal: string }>(
    database,
    `SELECT (SELECT array_agg(pid) FROM pg_stat_activity) AS pids,
       pg_current_wal_lsn() - '0/0' AS wal,
       (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS commits`,
  );
  if (!row) throw new Error('PostgreSQL has no counters');
  return { cpu: cpuOfAll(row.pids), commits: Number(row.commits), wal: Number(row.wal) };
}

/** Of those processes that still run. */
function cpuOfAll(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      return sum + cpuOf(pid);
    } catch {
      return sum;
    }
  }, 0);
}

function cellsOf({
  nodes,
  isApart,
  trial,
  perSecond,
  p50,
  p99,
  serverCpu,
  databaseCpu,
  broken,
}: NodesRow): readonly string[] {
  const crowd = `${trial.players.toLocaleString('en')} players${trial.pace === 0 ? ' who move at once' : ''}`;
  const where = nodes === 1 ? '1 node' : `${nodes} nodes, each table at ${isApart ? 'two' : 'one'}`;
  return [
    `${crowd}, ${where}`,
    Math.round(perSecond).toLocaleString('en'),
    p50.toFixed(1),
    p99.toFixed(1),
    Math.round(perSecond / serverCpu).toLocaleString('en'),
    serverCpu.toFixed(2),
    databaseCpu.toFixed(2),
    String(broken),
  ];
}

function report(rows: readonly NodesRow[], seconds: number, load: readonly number[]): string {
  const busy = [Math.min(...load), Math.max(...load)].map((value) => value.toFixed(1)).join(' to ');
  return [
    '## Several nodes',
    '',
    `By \`npx madang bench server --nodes\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus()[0]?.model ?? 'an unknown processor'}, ${availableParallelism()} cores for all nodes, PostgreSQL and the load together.`,
    `All nodes share one PostgreSQL with fsync. Two people a table play Koi-Koi at random over WebSockets, all in another process, for ${seconds} s; each moves ${PACE} ms after the turn begins, or at once. "Each table at two" is what a balancer without affinity does: the two players of a table are connected to different nodes. The load average of the machine was ${busy}: other programs were running, so read the ratios.`,
    '',
    '| row | actions a second | p50, ms | p99, ms | actions per CPU-second of all nodes | CPUs of all nodes | CPUs of PostgreSQL | broken sockets |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map((row) => `| ${cellsOf(row).join(' | ')} |`),
    '',
    '| figure | measured | goal |',
    '|---|---:|---:|',
    ...figuresOf(rows),
    '',
    ...onPaper(rows),
    '',
  ].join('\n');
}

function figuresOf(rows: readonly NodesRow[]): readonly string[] {
  const most = Math.max(...rows.map(({ nodes }) => nodes));
  const rate = (pace: number, count: number, isApart: boolean): number => {
    const row = rows.find(
      ({ trial, nodes, isApart: apart }) => trial.pace === pace && nodes === count && apart === isApart,
    );
    return row ? row.perSecond / row.serverCpu : Number.NaN;
  };
  const slowest = Math.max(...rows.filter(({ trial }) => trial.pace === PACE).map(({ p99 }) => p99));
  const figures = [
    `| p99 at 1,000 players, every action fsynced, the slowest row | ${slowest.toFixed(0)} ms | < 100 ms |`,
  ];
  if (most === 1) return figures;
  const kept = (isApart: boolean): string => (rate(0, most, isApart) / rate(0, 1, false)).toFixed(2);
  return [
    `| actions per CPU-second, ${most} nodes / 1, at the highest load, each table at one node | ${kept(false)} | ≥ 0.75 |`,
    `| the same, each table at two nodes | ${kept(true)} | – |`,
    ...figures,
  ];
}
