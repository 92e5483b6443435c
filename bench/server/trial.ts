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
  /** How many processors the server and the load kept busy. */
  readonly serverCpu: number;
  readonly loadCpu: number;
}

const WARMUP = 3;

/** A fresh server under a load that another process makes. */
export async function measure(trial: Trial): Promise<Measured> {
  const { kind, players, pace, length } = trial;
  const server = await startChild(kind);
  const cpu = { go: 0, done: 0 };
  try {
    const [most, of] = 'moves' in length ? [length.moves, 'moves'] : [length.seconds, 'seconds'];
    const args = [LOAD, kind, server.url, players, pace, WARMUP, most, of].map(String);
    const load = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [out, said] = ['', ''];
    load.stdout.on('data', (data) => (out += data));
    load.stderr.on('data', (data) => {
      said += data;
      const last = String(data).trim().split('\n').at(-1);
      if (last === 'go' || last === 'done') cpu[last] = server.cpu();
    });
    const code = await new Promise((resolve) => load.once('close', resolve));
    if (code !== 0) throw new Error(`the load broke down: ${said.slice(-500)}`);
    const heard: Omit<Measured, 'trial' | 'serverCpu'> = JSON.parse(out);
    return { trial, ...heard, serverCpu: (cpu.done - cpu.go) / heard.seconds };
  } finally {
    await server.stop();
  }
}
