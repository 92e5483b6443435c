import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A real PostgreSQL, in a temporary folder, with fsync on. */
export interface TestPostgres {
  /** A new empty database; its address. */
  createDatabase(): Promise<string>;
  /** `kill -9` to the server, then a start of it, with recovery from its write-ahead log. */
  killAndRestart(): Promise<void>;
  /** An orderly stop, which ends every connection, and a start `afterMs` later. */
  restart(afterMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** The rows of one statement, on a connection of its own. */
export async function rowsOf<Row extends object>(address: string, text: string): Promise<readonly Row[]> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** How long a start may take on a busy machine: for the hook of the test that asks for it. */
export const START_MS = 120_000;

const HOST = fileURLToPath(new URL('./postgres-host.ts', import.meta.url));

export async function startPostgres(): Promise<TestPostgres> {
  // Detached, so that Ctrl-C does not reach it: it ends when its input does.
  const host = spawn(process.execPath, [HOST], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(host, 'exit');
  const answers = createInterface(host.stdout)[Symbol.asyncIterator]();
  const answer = async () => {
    const { value, done } = await answers.next();
    if (done) throw new Error('PostgreSQL could not be used');
    return value;
  };
  const tell = async (command: string) => {
    host.stdin.write(`${command}\n`);
    await answer();
  };
  const server = await answer();
  let databases = 0;
  return {
    async createDatabase() {
      const name = `test_${++databases}`;
      await rowsOf(`${server}/postgres`, `CREATE DATABASE ${name}`);
      return `${server}/${name}`;
    },
    killAndRestart: () => tell('kill'),
    restart: (afterMs) => tell(`restart ${afterMs}`),
    async stop() {
      host.stdin.end();
      await ended;
    },
  };
}
