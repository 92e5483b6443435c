import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Kind, startChild } from './child.ts';

const LOAD = fileURLToPath(new URL('load.ts', import.meta.url));

export interface Trial {
  readonly kind: Kind;
  readonly players: number;
  /** Milliseconds from the beginning of a turn to the move; 0: everybody moves at once. */
  readonly pace: number;
  /** How long it is measured: so many seconds, or until so many moves were made at each table, on average. */
  readonly length: { readonly seconds: number } | { readonly moves: number };
}

export interface Measured {
  readonly trial: Trial;
  readonly actions: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** From sending a move to hearing of it, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly broken: number;
  /** What the players were sent, without frames. */
  readonly bytes: number;
  /** How many processors the server and the load kept busy. */
  readonly serverCpu: number;
  readonly loadCpu: number;
}

const WARMUP = 3;

/** A fresh server under a load that another process makes. */
export async function measure(trial: Trial): Promise<Measured> {
  const server = await startChild(trial.kind);
  try {
    return await underLoad(trial, [server.url], () => server.cpu());
  } finally {
    await server.stop();
  }
}

/**
 * Nodes under a load that another process makes.
 * @param cpu seconds of processor time so far, of all nodes
 * @param options whether the two players of a table are at different nodes, and how many seconds are not measured
 */
export async function underLoad(
  trial: Trial,
  urls: readonly string[],
  cpu: () => number,
  { isApart = false, warmup = WARMUP }: { readonly isApart?: boolean; readonly warmup?: number } = {},
): Promise<Measured> {
  const { kind, players, pace, length } = trial;
  const used = { go: 0, done: 0 };
  const [most, of] = 'moves' in length ? [length.moves, 'moves'] : [length.seconds, 'seconds'];
  const args = [LOAD, kind, urls, players, pace, warmup, most, of, isApart ? 'apart' : 'together'].map(String);
  const load = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, said] = ['', ''];
  load.stdout.on('data', (data) => (out += data));
  load.stderr.on('data', (data) => {
    said += data;
    const last = String(data).trim().split('\n').at(-1);
    if (last === 'go' || last === 'done') used[last] = cpu();
  });
  const code = await new Promise((resolve) => load.once('close', resolve));
  if (code !== 0) throw new Error(`the load broke down: ${said.slice(-500)}`);
  const heard: Omit<Measured, 'trial' | 'serverCpu'> = JSON.parse(out);
  return { trial, ...heard, serverCpu: (used.done - used.go) / heard.seconds };
}
