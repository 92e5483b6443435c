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
  readonly admin?: string;
  readonly models?: string;
  readonly archive?: string;
  readonly archiveAfter: number;
  readonly abandonedAfter: number;
  readonly page: string;
  readonly trustProxy?: true;
  readonly compress?: true;
  readonly origin?: readonly string[];
  readonly socketsPerAddress?: number;
  readonly metricsPort?: number;
  readonly metricsHost: string;
  readonly log: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

export const serve = new Command('serve')
  .summary('run the server')
  .description(
    'Serve tables for people, bots and programs over HTTP and WebSocket. Every action is saved before it is acknowledged, so the process can be killed at any time and resumes where it stopped.',
  )
  .addOption(new Option('--port <n>', 'port to listen on').env('PORT').default(3000).argParser(port))
  .addOption(new Option('--host <address>', 'address to listen on').env('HOST').default('0.0.0.0'))
  .addOption(new Option('--data <folder>', 'folder of the SQLite file').env('DATA_DIR').default('./data'))
  .addOption(
    new Option('--database <url>', 'PostgreSQL database, shared by all nodes, instead of the SQLite file').env(
      'DATABASE_URL',
    ),
  )
  .addOption(
    new Option('--admin <socket>', 'local socket for madang admin (default: admin.sock in the data folder)').env(
      'ADMIN_SOCKET',
    ),
  )
  .addOption(
    new Option(
      '--models <folder>',
      'folder of trained models (`madang pipeline` writes one); they are offered as bots of the level model:NAME',
    ).env('MODELS_DIR'),
  )
  .addOption(
    new Option('--archive <folder>', 'folder for the logs of finished matches, one file per month').env('ARCHIVE_DIR'),
  )
  .option('--archive-after <minutes>', 'minutes until a finished match is archived', whole, 60)
  .option('--abandoned-after <days>', 'days until an abandoned match without a clock is voided', whole, 30)
  .option(
    '--page <folder>',
    'folder of the built web client',
    fileURLToPath(new URL('../../../web/dist', import.meta.url)),
  )
  .option('--trust-proxy', 'trust X-Forwarded-For, for a server behind a load balancer')
  .option('--compress', 'compress sockets (permessage-deflate): a fifth of the bytes, for more processor time')
  .option('--origin <url...>', 'other origins whose pages may use sockets and HTTP')
  .option('--sockets-per-address <n>', 'maximum number of open sockets per address', whole)
  .addOption(new Option('--metrics-port <n>', 'separate port for /metrics').env('METRICS_PORT').argParser(port))
  .addOption(
    new Option('--metrics-host <address>', 'address for --metrics-port').env('METRICS_HOST').default('127.0.0.1'),
  )
  .addOption(new Option('--log <level>', 'log level').choices(LEVELS).default('info'))
  .addHelpText(
    'after',
    '\nWith PostgreSQL, set MADANG_KEY to the same key on all nodes. It encrypts the seeds. Create one with: openssl rand -hex 32\n\nExamples:\n  $ madang serve\n  $ madang serve --port 8080 --database postgres://localhost/madang',
  )
  .action(run);

async function run(options: Options, command: Command): Promise<void> {
  checkOptions(options, command.getOptionValueSource('page') === 'cli');
  // Imported here, so that other commands start faster.
  const { startServer, StoreError } = await import('@madang/server');
  const { port, host, data, database, models, page, trustProxy = false, origin = [], socketsPerAddress, log } = options;
  const { metricsPort, metricsHost, archive, archiveAfter, abandonedAfter } = options;
  const server = await startServer({
    port,
    host,
    data,
    database,
    models,
    archive,
    adminSocket: options.admin ?? usualSocket(data, database),
    logLevel: log,
    metrics: metricsPort === undefined ? undefined : { port: metricsPort, host: metricsHost },
    settings: {
      abandoned: abandonedAfter * DAY_MS,
      archived: archiveAfter * MINUTE_MS,
      trustProxy,
      compresses: options.compress ?? false,
      origins: origin,
      page: existsSync(join(page, 'index.html')) ? page : null,
      // Not an option, because other users can read the command line of a process.
      metricsToken: process.env.MADANG_METRICS_TOKEN || null,
    },
    limits: socketsPerAddress === undefined ? {} : { socketsPerAddress },
  }).catch((error: unknown) => {
    throw error instanceof StoreError ? new Failure(error.message) : failure(error, options);
  });
  for (const problem of server.services.models.leftOut) process.stderr.write(`madang: left out: ${problem}\n`);
  process.stderr.write(`madang: serving on ${server.url}\n`);
  if (server.metricsUrl) process.stderr.write(`madang: metrics at ${server.metricsUrl}/metrics\n`);
  await Promise.race([stopSignal(), server.drained]);
  process.stderr.write('madang: closing\n');
  await server.close();
}

/** Refuses wrong options before anything is opened. Messages do not contain the database URL: it may hold a password. */
function checkOptions({ host, data, database, models, archive, page }: Options, isPageGiven: boolean): void {
  if (host.trim() === '') throw new UsageError('--host (or HOST) is empty: omit it to listen on all addresses');
  if (data.trim() === '') throw new UsageError('--data (or DATA_DIR) is empty: omit it for ./data');
  if (database?.trim() === '')
    throw new UsageError('--database (or DATABASE_URL) is empty: omit it to use a SQLite file');
  if (database !== undefined && !/^postgres(ql)?:\/\//.test(database))
    throw new UsageError('--database (or DATABASE_URL) must be an address like postgres://user@host/name');
  if (models !== undefined && !existsSync(models))
    throw new UsageError(`--models (or MODELS_DIR) ${models}: there is no such folder`);
  if (archive?.trim() === '')
    throw new UsageError('--archive (or ARCHIVE_DIR) is empty: omit it to keep finished matches in the database');
  if (isPageGiven && !existsSync(join(page, 'index.html')))
    throw new UsageError(`--page ${page}: no index.html there; "npm run build" writes one to packages/web/dist`);
}

/** The paths of local sockets are short on every system. */
const LONGEST_SOCKET = 100;

function usualSocket(data: string, database: string | undefined): string | undefined {
  const path = join(data, 'admin.sock');
  return database === undefined && Buffer.byteLength(path) <= LONGEST_SOCKET ? path : undefined;
}

function failure(error: unknown, { port: asked, host }: Options): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const port = error instanceof Error && 'port' in error ? error.port : asked; // it may be the port of the metrics
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
      return new UsageError(`--host ${host} is unknown: use an address of this machine`);
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
  if (number > 65535) throw new InvalidArgumentError('Expected a port from 0 to 65535.');
  return number;
}

function whole(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number.');
  return Number(text);
}
