import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Failure, UsageError } from '../failure.ts';
import { whenNpmIsGone } from '../parent.mjs';

interface Options {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly database?: string;
  readonly page: string;
  readonly trustProxy?: true;
  readonly origin?: readonly string[];
  readonly socketsPerAddress?: number;
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly log: string;
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export const serve = new Command('serve')
  .summary('run the server')
  .description(
    'Tables for people, bots and programs over HTTP and WebSocket. Every action is on disk before anybody is told of it: the process may be killed at any moment, and goes on where it was.',
  )
  .addOption(new Option('--port <n>', 'where to listen').env('PORT').default(3000).argParser(port))
  .addOption(new Option('--host <address>', 'on which address').env('HOST').default('0.0.0.0'))
  .addOption(new Option('--data <folder>', 'where the SQLite file lives').env('DATA_DIR').default('./data'))
  .addOption(new Option('--database <url>', 'a PostgreSQL that nodes share, instead of the file').env('DATABASE_URL'))
  .option('--page <folder>', 'the built web client', fileURLToPath(new URL('../../../web/dist', import.meta.url)))
  .option('--trust-proxy', 'believe X-Forwarded-For: the server stands behind a balancer')
  .option('--origin <url...>', "pages that may open sockets and use the HTTP interface, beside the server's own")
  .option('--sockets-per-address <n>', 'how many sockets one address may have open', whole)
  .addOption(
    new Option('--metrics-port <n>', 'where /metrics is, apart from the tables').env('METRICS_PORT').argParser(port),
  )
  .addOption(
    new Option('--metrics-host <address>', 'on which address that is').env('METRICS_HOST').default('127.0.0.1'),
  )
  .addOption(new Option('--log <level>', 'how much to log').choices(LEVELS).default('info'))
  .addHelpText(
    'after',
    '\nWith PostgreSQL, MADANG_KEY is the key that seeds are encrypted with, the same for all nodes: openssl rand -hex 32.\n\nExamples:\n  $ madang serve\n  $ madang serve --port 8080 --database postgres://localhost/madang',
  )
  .action(run);

async function run(options: Options, command: Command): Promise<void> {
  mustMakeSense(options, command.getOptionValueSource('page') === 'cli');
  // Here, so that other commands start without it.
  const { startServer, StoreError } = await import('@madang/server');
  const { port, host, data, database, page, trustProxy = false, origin = [], socketsPerAddress, log } = options;
  const { metricsPort, metricsHost } = options;
  const server = await startServer({
    port,
    host,
    data,
    database,
    logLevel: log,
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost },
    settings: {
      trustProxy,
      origins: origin,
      page: existsSync(join(page, 'index.html')) ? page : null,
      // A secret is no option: others can read the command line of a process.
      metricsToken: process.env.MADANG_METRICS_TOKEN || null,
    },
    limits: socketsPerAddress === undefined ? {} : { socketsPerAddress },
  }).catch((error: unknown) => {
    throw error instanceof StoreError ? new Failure(error.message) : failure(error, options);
  });
  process.stderr.write(`madang: serving on ${server.url}\n`);
  if (server.metricsUrl) process.stderr.write(`madang: figures at ${server.metricsUrl}/metrics\n`);
  await stopSignal();
  process.stderr.write('madang: closing\n');
  await server.close();
}

/** What no server can start with, said before anything is opened. Not the database's address: it may hold a password. */
function mustMakeSense({ host, data, database, page }: Options, isPageGiven: boolean): void {
  if (host.trim() === '') throw new UsageError('--host (or HOST) is empty: leave it out to listen on every address');
  if (data.trim() === '') throw new UsageError('--data (or DATA_DIR) is empty: leave it out for ./data');
  if (database?.trim() === '')
    throw new UsageError('--database (or DATABASE_URL) is empty: leave it out to keep the tables in a SQLite file');
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database))
    throw new UsageError('--database (or DATABASE_URL) must be an address like postgres://user@host/name');
  if (isPageGiven && !existsSync(join(page, 'index.html')))
    throw new UsageError(`--page ${page}: there is no index.html; "npm run build" makes one in packages/web/dist`);
}

function failure(error: unknown, { port: asked, host }: Options): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const port = error instanceof Error && 'port' in error ? error.port : asked; // that of the figures may be the one
  switch (code) {
    case 'EADDRINUSE':
      return new Failure(`port ${port} is in use; choose another with --port`);
    case 'EACCES':
      return new Failure(`port ${port} is not allowed; choose another with --port`);
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return new UsageError(`--host ${host} is not an address of this machine`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new UsageError(`--host ${host} is not known: give an address of this machine`);
    default:
      return error;
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    whenNpmIsGone(resolve);
  });
}

function port(text: string): number {
  const number = whole(text);
  if (number > 65535) throw new InvalidArgumentError('expected a port from 0 to 65535.');
  return number;
}

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected a whole number.');
  return Number(text);
}
