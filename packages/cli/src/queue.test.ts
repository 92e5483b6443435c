import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { koikoi } from '@madang/engine/koikoi';
import { simulateOnWorkers } from '@madang/lab';
import { queuePool, serveQueue } from '@madang/lab/queue';
import { modelText } from '@madang/players';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untrained } from '../../players/src/learned/untrained.ts';
import { rowsOf, START_MS, startPostgres, type TestPostgres } from '../../server/src/store/testing/postgres.ts';
import { endOf, madang, type Ran } from './spawn-madang.ts';

const BIN = fileURLToPath(new URL('../bin/madang.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'madang-queue-'));
let postgres: TestPostgres;
let queue: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  queue = await postgres.createDatabase();
}, START_MS);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, START_MS);

/** A command in a folder of its own. It finds the queue in its environment. */
function started(name: string, line: string): { readonly child: ChildProcess; said(): string; ended: Promise<Ran> } {
  const cwd = join(folder, name);
  mkdirSync(cwd, { recursive: true });
  const env = { ...process.env, NO_COLOR: '1', MADANG_QUEUE: queue };
  const child = spawn(process.execPath, [BIN, ...line.split(' ')], { cwd, env });
  children.push(child);
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  return { child, said: () => said, ended: endOf(child) };
}

const onOneMachine = (name: string, line: string): Promise<Ran> => {
  mkdirSync(join(folder, name), { recursive: true });
  return madang(line.split(' '), '', join(folder, name));
};

/** Every file of a folder with its content. */
function filesIn(name: string): Readonly<Record<string, string>> {
  const names = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((file) => statSync(join(folder, name, file)).isFile());
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]));
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50);
}

async function jobs(condition: string): Promise<number> {
  const [{ count }] = await rowsOf<{ count: string }>(
    queue,
    `SELECT count(*) AS count FROM madang_lab_jobs.job WHERE ${condition}`,
  );
  return Number(count);
}

/** What is left in the database. */
async function rest(): Promise<unknown> {
  const [left] = await rowsOf(
    queue,
    `SELECT (SELECT count(*)::int FROM madang_lab_1.run) AS runs, (SELECT count(*)::int FROM madang_lab_1.result) AS results,
            (SELECT count(*)::int FROM madang_lab_1.worker) AS workers, (SELECT count(*)::int FROM madang_lab_jobs.job) AS jobs`,
  );
  return left;
}
const NOTHING = { runs: 0, results: 0, workers: 0, jobs: 0 };

/** Pauses a worker, so that it can be killed while it surely has a share. */
async function pausedAtWork({ child, said }: ReturnType<typeof started>): Promise<void> {
  await until(() => said().includes('works on run'));
  for (;;) {
    await until(async () => (await jobs("state = 'active'")) > 0);
    child.kill('SIGSTOP');
    await sleep(100); // what it has sent arrives
    if ((await jobs("state = 'active'")) > 0) return;
    child.kill('SIGCONT');
  }
}

describe('a simulation on three workers, of which one is killed and one is stopped', () => {
  const line = 'simulate koikoi --matches 600 --players greedy --rules total_rounds=3 --out run.jsonl';
  let coordinator: Ran;
  let stopped: Ran;
  let retriedAfter = 0;
  let last: ReturnType<typeof started>;

  beforeAll(async () => {
    const alone = onOneMachine('alone', line);
    const shared = started('shared', line);
    const killed = started('first', 'worker --workers 1');
    await pausedAtWork(killed);
    const from = performance.now();
    killed.child.kill('SIGKILL');
    const second = started('second', 'worker --workers 1');
    await until(() => second.said().includes('works on run'));
    // Otherwise it might do everything before the third has come.
    second.child.kill('SIGSTOP');
    last = started('third', 'worker --workers 1');
    await until(() => last.said().includes('works on run'));
    second.child.kill('SIGCONT');
    second.child.kill('SIGTERM');
    stopped = await second.ended;
    await until(async () => (await jobs("output::text LIKE '%heartbeat timeout%'")) > 0);
    retriedAfter = performance.now() - from;
    coordinator = await shared.ended;
    await alone;
  }, 240_000);

  it('writes what one machine writes, byte for byte', () => {
    expect(coordinator).toMatchObject({ code: 0 });
    expect(filesIn('shared')).toEqual(filesIn('alone'));
    expect(Object.keys(filesIn('shared'))).toContain('run.jsonl');
  });

  it('gives the share of the killed worker to another one within half a minute', () => {
    expect(retriedAfter).toBeLessThan(30_000);
  });

  it('says who came and who left', () => {
    expect(coordinator.stderr).toMatch(/^madang: worker \S+ has come, with 1 thread$/m);
    expect(coordinator.stderr).toMatch(/^madang: worker \S+ is gone$/m);
    expect(stopped).toMatchObject({ code: 0, stdout: '' });
    expect(stopped.stderr).toContain('madang: the worker has stopped\n');
  });

  it('leaves nothing in the database', async () => {
    expect(await rest()).toEqual(NOTHING);
  });

  it('is followed by an evaluation: the model goes to the worker, and the database may restart', async () => {
    const seating = { game: koikoi, rules: koikoi.configure(), seats: 2 };
    for (const name of ['deals', 'deals-alone']) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'value.json'), modelText(await untrained('value', seating)));
    }
    const evaluation = 'evaluate koikoi --players model:value.json,random --pairs 200 --out result.json';
    const shared = started('deals', evaluation);
    await until(async () => shared.child.exitCode !== null || (await jobs("state = 'completed'")) > 0);
    await postgres.restart(300);
    expect(await shared.ended).toMatchObject({ code: 0 });
    await onOneMachine('deals-alone', evaluation);
    expect(filesIn('deals')).toEqual(filesIn('deals-alone'));
    expect(existsSync(join(folder, 'third', 'value.json'))).toBe(false);
  }, 240_000);

  it('is followed by a training by self-play, whose model is that of one machine', async () => {
    const training = 'train self-play koikoi --rounds 200 --hidden 32 --output model.json';
    expect(await started('trained', training).ended).toMatchObject({ code: 0 });
    await onOneMachine('trained-alone', training);
    expect(filesIn('trained')).toEqual(filesIn('trained-alone'));
    expect(Object.keys(filesIn('trained'))).toEqual(['model.json']);
  }, 240_000);

  it('can be interrupted, leaves nothing in the database, and is continued without the queue', async () => {
    const shared = started('resumed', line);
    await until(() => {
      const log = join(folder, 'resumed', 'run.jsonl');
      return existsSync(log) && statSync(log).size > 2000;
    });
    shared.child.kill('SIGINT');
    const ran = await shared.ended;
    expect(ran.code).toBe(130);
    expect(ran.stderr).toMatch(/^madang: interrupted after [\d,]+ of 600 matches; .*; --resume continues$/m);
    expect(await rest()).toEqual(NOTHING);
    expect(await onOneMachine('resumed', `${line} --resume`)).toMatchObject({ code: 0 });
    expect(filesIn('resumed')).toEqual(filesIn('alone'));
    last.child.kill('SIGTERM');
    expect(await last.ended).toMatchObject({ code: 0 });
  }, 240_000);
});

describe('a worker', () => {
  /** A job of one share that takes longer than any test. */
  const endless = { count: 1e9, unit: 'matches' } as const;
  const simulation = {
    ...{ game: koikoi.id, rules: {}, seats: 2, players: ['random', 'random'], seed: '1', budget: 0, inputs: {} },
  };

  /** A coordinator and a worker in this process, and what they said. */
  function together(players: readonly string[], version?: string) {
    const [coordinating, working] = [new AbortController(), new AbortController()];
    const said: string[] = [];
    const workers = queuePool({ address: queue, say: (text) => said.push(text) });
    const run = simulateOnWorkers({
      ...{ simulation: { ...simulation, players }, length: endless, workers, signal: coordinating.signal },
    });
    const told: string[] = [];
    const worker = serveQueue({
      ...{ address: queue, threads: 1, signal: working.signal, say: (text: string) => told.push(text) },
      ...(version === undefined ? {} : { version }),
    });
    return { coordinating, working, said, told, run, worker };
  }

  it('of another version refuses the work, and both sides say so', async () => {
    const { coordinating, working, said, told, run, worker } = together(['random', 'random'], '0.1.0+0, V8 1.2');
    const refusal = /refuses.*: its version is 0\.1\.0\+0, V8 1\.2, and the run has \d+\.\d+\.\d+\+[0-9a-f]{12}, V8 /;
    await until(() => said.some((text) => refusal.test(text)));
    expect(told.some((text) => refusal.test(text))).toBe(true);
    expect(await jobs("state <> 'created'")).toBe(0);
    coordinating.abort();
    working.abort();
    await Promise.all([run, worker]);
  });

  it('gives its share back at once when it is stopped, however long it would still take', async () => {
    const { coordinating, working, run, worker } = together(['master', 'master']);
    await until(async () => (await jobs("state = 'active'")) > 0);
    working.abort();
    await worker;
    expect(await jobs("state = 'active'")).toBe(0);
    expect(await jobs("state = 'retry' AND output->>'reason' = 'given back'")).toBe(1);
    coordinating.abort();
    await run;
  });

  it('reports what it cannot compute, and the command fails with it', async () => {
    const { working, run, worker } = together(['divine', 'random']);
    await expect(run).rejects.toThrow(/^worker \S+: koikoi has no player divine$/);
    working.abort();
    await worker;
    expect(await rest()).toEqual(NOTHING);
  });
});

it('a queue that cannot be reached is one line that does not contain the password', async () => {
  for (const line of ['worker', 'simulate koikoi --rounds 10']) {
    const { code, stderr } = await madang(line.split(' '), '', folder, {
      MADANG_QUEUE: 'postgres://me:secret@127.0.0.1:1/x',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^madang: the queue's database cannot be reached: [^\n]*\n$/);
    expect(stderr).not.toContain('secret');
  }
});
