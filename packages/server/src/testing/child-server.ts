import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The key for PostgreSQL stores in tests; with SQLite a server makes its own. */
export const TEST_KEY = '7e57'.repeat(16);

const MADANG = fileURLToPath(new URL('../../../cli/bin/madang.mjs', import.meta.url));

/** A server in a process of its own, which can be killed and started again in the same place. */
export class ChildServer {
  readonly url: string;
  private readonly program: string;
  private readonly args: readonly string[];
  private child: ChildProcess | null = null;

  private constructor(program: string, port: number, place: readonly string[]) {
    this.program = program;
    this.url = `http://127.0.0.1:${port}`;
    this.args = ['serve', '--host', '127.0.0.1', '--port', String(port), '--log', 'error', ...place];
  }

  static start(...place: readonly string[]): Promise<ChildServer> {
    return ChildServer.startProgram(MADANG, ...place);
  }

  /** @param program the `madang` command, of this or another version */
  static async startProgram(program: string, ...place: readonly string[]): Promise<ChildServer> {
    const server = new ChildServer(program, await freePort(), place);
    await server.start();
    return server;
  }

  /** Resolves when the server accepts requests. */
  async start(): Promise<void> {
    const env = this.args.includes('--database') ? { ...process.env, MADANG_KEY: TEST_KEY } : process.env;
    const child = spawn(process.execPath, [this.program, ...this.args], { stdio: ['ignore', 'inherit', 'pipe'], env });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr.on('data', (data) => {
        said += data;
        if (said.includes('serving on')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** An orderly stop; answers the exit code. */
  async stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  while (!server.listening) await sleep(1);
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
