import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { type DestinationStream, destination, pino } from 'pino';
import { listenForAdmin } from '../admin/socket.ts';
import type { Bots } from '../bots/bots.ts';
import { modelsIn, NO_MODELS, type OfferedModel } from '../bots/models.ts';
import { BotPool } from '../bots/pool.ts';
import { httpApp } from '../http/app.ts';
import { listenForMetrics, type MetricsPort } from '../http/metrics.ts';
import { OpenSeats } from '../lobby/open-seats.ts';
import { Ratings } from '../rating/ratings.ts';
import { recordThread } from '../record/record-thread.ts';
import { type RecordMaker, Records } from '../record/records.ts';
import { BotOnlyTables } from '../room/bot-only-tables.ts';
import { Rooms } from '../room/rooms.ts';
import { Addresses } from '../socket/addresses.ts';
import { Bucket } from '../socket/bucket.ts';
import { Sockets } from '../socket/sockets.ts';
import { openStore } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { Journal } from './journal.ts';
import { newMetrics } from './metrics.ts';
import { type Bytes, systemBytes } from './secrets.ts';
import type { Services } from './services.ts';
import { DEFAULT_SETTINGS, type Limits, type Settings } from './settings.ts';
import { withStoreDown } from './store-calls.ts';
import { realTime, type Time } from './time.ts';

export interface ServerOptions {
  readonly port?: number;
  readonly host?: string;
  /** The folder of the SQLite file. */
  readonly data?: string;
  /** A PostgreSQL address instead, which several nodes may share. */
  readonly database?: string | undefined;
  /** A folder of trained models, which are offered as opponents. */
  readonly models?: string | undefined;
  /** The folder for the logs of archived matches, by month; they are in the database without it. */
  readonly archive?: string | undefined;
  /** The path of the local socket for the operator; none without it. */
  readonly adminSocket?: string | undefined;
  /** A port of its own for /metrics. */
  readonly metrics?: MetricsPort | undefined;
  readonly settings?: Partial<Omit<Settings, 'limits'>>;
  readonly limits?: Partial<Limits>;
  /** How much to log: pino's levels. */
  readonly logLevel?: string;
  /** Standard output by default. */
  readonly logTo?: DestinationStream | undefined;
  // For tests: other stores, bots, clocks and randomness than the real ones.
  readonly store?: Store;
  readonly bots?: Bots;
  readonly recordMaker?: RecordMaker;
  readonly time?: Time;
  readonly bytes?: Bytes;
}

export interface RunningServer {
  readonly url: string;
  /** The address of /metrics; null when it has no port of its own. */
  readonly metricsUrl: string | null;
  readonly services: Services;
  readonly rooms: Rooms;
  /** Resolves when the operator has drained the node: then it is to be closed. */
  readonly drained: Promise<void>;
  /** Disconnects clients, finishes what was begun, and closes the store. */
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const address = { port: options.port ?? 0, host: options.host ?? '127.0.0.1' };
  await mustBeFree(address);
  const services = await servicesOf(options);
  const rooms = new Rooms(services);
  const addresses = new Addresses(services.settings.limits);
  const { strangers } = services.settings;
  const budget = new Bucket(10 * strangers, strangers, services.time.now());
  const sockets = new Sockets({ services, rooms, addresses, strangers: budget });
  let closing: Promise<void> | null = null;
  let isDraining = false;
  const drain = Promise.withResolvers<void>();
  const app = httpApp({ services, rooms, addresses, isClosing: () => closing !== null, isDraining: () => isDraining });
  sockets.listenTo(app.server);
  let metricsServer: Server | null = null;
  let adminServer: Server | null = null;
  try {
    await rooms.begin();
    if (options.metrics) metricsServer = await listenForMetrics(services, options.metrics);
    if (options.adminSocket !== undefined)
      adminServer = await listenForAdmin(options.adminSocket, {
        services,
        rooms,
        addresses,
        sockets,
        drain: (ms) => {
          isDraining = true;
          services.time.after(ms, drain.resolve);
        },
      });
    await app.listen(address);
  } catch (error) {
    metricsServer?.close();
    adminServer?.close();
    await Promise.allSettled([rooms.close(), services.bots.close(), services.store.close()]);
    throw error;
  }
  const url = urlOf(app.server.address() as AddressInfo, options.host);

  async function close(): Promise<void> {
    await sockets.close();
    await rooms.close();
    await app.close();
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    adminServer?.close();
    adminServer?.closeAllConnections();
    await services.ratings.stop();
    await services.bots.close();
    await services.records.close();
    await services.store.close();
    services.journal.sumUp();
  }

  return {
    url,
    metricsUrl: metricsServer && urlOf(metricsServer.address() as AddressInfo, options.metrics?.host),
    services,
    rooms,
    drained: drain.promise,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Rejects as listening would, before a database is opened and interrupted tables are continued. */
async function mustBeFree(address: { readonly port: number; readonly host: string }): Promise<void> {
  const probe = createServer().listen(address);
  await once(probe, 'listening');
  await new Promise((resolve) => probe.close(resolve));
}

async function servicesOf(options: ServerOptions): Promise<Services> {
  const { data = './data', database, archive, logLevel = 'info' } = options;
  const bytes = options.bytes ?? systemBytes;
  const node = bytes(6).toString('hex');
  const threads = Math.max(1, availableParallelism() - 1);
  const shared = { ...DEFAULT_SETTINGS, node, botThreads: threads, isShared: database !== undefined };
  const limits = { ...DEFAULT_SETTINGS.limits, ...options.limits };
  const settings: Settings = { ...shared, ...options.settings, limits };
  const redact = ['*.session_token', '*.seed', 'headers.authorization'];
  const log = pino({ level: logLevel, redact }, options.logTo ?? destination());
  const time = options.time ?? realTime;
  const models = options.models === undefined ? NO_MODELS : await modelsIn(options.models);
  for (const problem of models.leftOut) log.warn({ problem }, 'a model is left out');
  const store = options.store ?? (await openStore({ data, database, archive }));
  const ratingStore = withStoreDown(store.ratings);
  return {
    store: withStoreDown(store),
    people: withStoreDown(store.people),
    conduct: withStoreDown(store.conduct),
    passkeys: withStoreDown(store.passkeys),
    ratingStore,
    dailyStore: withStoreDown(store.daily),
    ratings: new Ratings({ ratingStore, log }),
    bots: options.bots ?? newBots(settings.botThreads, models.offered),
    models,
    botOnlyTables: new BotOnlyTables(settings.botOnlyTables),
    openSeats: new OpenSeats(limits.openSeats, settings.expiry),
    records: new Records(options.recordMaker ?? recordThread()),
    time,
    bytes,
    settings,
    metrics: newMetrics(),
    log,
    journal: new Journal(log, time),
  };
}

function newBots(threads: number, models: readonly OfferedModel[]): Bots {
  return new BotPool(threads, { models });
}

function urlOf({ port, address, family }: AddressInfo, host: string | undefined): string {
  const isAnywhere = address === '0.0.0.0' || address === '::';
  const name = isAnywhere || host === 'localhost' ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${name}:${port}`;
}
