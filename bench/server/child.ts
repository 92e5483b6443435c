import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type Kind = 'madang' | 'boardgame.io';

/** A server in a process of its own, with an empty folder for what it keeps. */
export interface ChildServer {
  readonly url: string;
  /** Seconds of processor time so far, all threads. */
  cpu(): number;
  /** Bytes in memory. */
  memory(): number;
  /** Open files and sockets. */
  descriptors(): number;
  /** Ends it in good order. */
  end(): Promise<void>;
  /** Kills it; a folder that was made for it is removed. */
  stop(): Promise<void>;
}

export const MADANG = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const RIVAL = fileURLToPath(new URL('rival-server.ts', import.meta.url));

/** The nodes of one database have the same key. */
const KEY = 'be'.repeat(32);

/** An existing folder, which is kept, and a port: the server continues with the data of an earlier one. */
interface Place {
  readonly folder?: string;
  readonly port?: number;
  /** A PostgreSQL database instead of the folder's file. */
  readonly database?: string;
  /** Called when the server says that it serves; it may be busy for a while before it answers. */
  serves?(): void;
}

export async function startChild(kind: Kind, place: Place = {}): Promise<ChildServer> {
  const folder = place.folder ?? mkdtempSync(join(tmpdir(), 'madang-bench-'));
  const port = place.port ?? (await freePort());
  const serve = ['serve', '--port', String(port), '--host', '127.0.0.1', '--data', folder, '--trust-proxy'];
  const shared = place.database === undefined ? [] : ['--database', place.database];
  const args = kind === 'madang' ? [MADANG, ...serve, ...shared, '--log', 'warn'] : [RIVAL, String(port), folder];
  const env = { ...process.env, NODE_ENV: 'production', ...(place.database === undefined ? {} : { MADANG_KEY: KEY }) };
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr?.on('data', (data) => {
    said = (said + data).slice(-2000);
    if (String(data).includes('serving on')) place.serves?.();
  });
  const url = `http://127.0.0.1:${port}`;
  async function gone(signal: NodeJS.Signals): Promise<void> {
    const isGone = child.exitCode !== null || child.signalCode !== null;
    const going = isGone ? null : new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await going;
  }
  async function stop(): Promise<void> {
    await gone('SIGKILL');
    if (place.folder === undefined) rmSync(folder, { recursive: true, force: true });
  }

  try {
    const health = kind === 'madang' ? '/healthz' : '/socket.io/?EIO=4&transport=polling';
    await answers(`${url}${health}`, child, () => said);
  } catch (error) {
    await stop();
    throw error;
  }
  const { pid } = child;
  return {
    url,
    cpu: () => cpuOf(pid),
    memory: () => residentOf(pid),
    descriptors: () => readdirSync(`/proc/${pid}/fd`).length,
    end: () => gone('SIGTERM'),
    stop,
  };
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 1500; tries++) {
    if (child.exitCode !== null) break;
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(20);
  }
  throw new Error(`the server did not start: ${said()}`);
}

/** A port that is free, and the next one too: boardgame.io's lobby takes that (rival-server.ts). */
async function freePort(): Promise<number> {
  for (;;) {
    const port = await listenable(0);
    if (port !== null && (await listenable(port + 1)) !== null) return port;
  }
}

/** The port, when it is free on every address; null when it is in use. */
function listenable(wanted: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer().on('error', () => resolve(null));
    probe.listen(wanted, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;

export function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function residentOf(pid: number | undefined): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) * 1024;
}
