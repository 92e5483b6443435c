import fastifyStatic from '@fastify/static';
import { ENGINE_VERSION } from '@madang/engine';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { asyncApi, openApi } from '../protocol/schema.ts';
import type { Rooms } from '../room/rooms.ts';
import type { House } from '../server/house.ts';
import { type Addresses, addressOf } from '../socket/addresses.ts';
import { depthOf } from '../socket/read-message.ts';
import { listedTable } from './describe-table.ts';
import { networkAddressRoute } from './network-addresses.ts';
import { notFoundPage, page, STYLE } from './page.ts';
import { Problem } from './problem.ts';
import { tableRoutes } from './tables.ts';

/** Nothing but the server's own files, no frames, no guessing of types. */
const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

export function httpApp(house: House, rooms: Rooms, addresses: Addresses): FastifyInstance {
  const { limits, trustProxy } = house.settings;
  const app = Fastify({
    bodyLimit: limits.message,
    requestTimeout: 15_000,
    trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (depthOf(body) > limits.depth)
      done(new Problem(400, 'BAD_REQUEST', 'The JSON is nested too deep'), undefined);
    else parse(request, body, done);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (!addresses.take(addressOf(request.raw, trustProxy), house.time.now()))
      throw new Problem(429, 'TOO_MANY_REQUESTS', 'Too many requests: slow down');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) house.log.error({ err: error, url: request.routeOptions.url }, 'a request failed');
    reply.code(problem.status).send(problem.body);
  });
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return reply.code(404).send(new Problem(404, 'NOT_FOUND', 'There is nothing here').body);
    if (house.settings.page !== null) return reply.code(404).sendFile('index.html');
    return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage());
  });
  tableRoutes(app, house, rooms);
  networkAddressRoute(app);
  serverRoutes(app, house);
  if (house.settings.page === null) lobbyRoutes(app, house);
  else webRoutes(app, house.settings.page);
  return app;
}

/** What programs ask for, and files: an error there is for programs too. */
const FOR_PROGRAMS = /^\/(api|assets|ws|healthz|metrics)(\/|\?|$)/;

/** Somebody has opened an address in a browser. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const accepts = headers.accept ?? '';
  return (method === 'GET' || method === 'HEAD') && accepts.includes('text/html') && !FOR_PROGRAMS.test(url);
}

/** Where the web client has a page of its own; it finds its way from the address itself. */
const PAGES = [
  '/',
  '/play/:game',
  '/tables/:id',
  '/replay',
  '/replay/:id',
  '/rules',
  '/rules/:game',
  '/records',
  '/learn/:game',
];
const A_YEAR = 'public, max-age=31536000, immutable';

function webRoutes(app: FastifyInstance, folder: string): void {
  app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    // The build lays a compressed copy beside each file.
    preCompressed: true,
    // Files under assets/ carry a hash of their content in their name.
    setHeaders: (reply, path) => reply.header('cache-control', path.includes('/assets/') ? A_YEAR : 'no-cache'),
  });
  for (const path of PAGES) app.get(path, (_, reply) => reply.sendFile('index.html'));
}

/** Without the web client: who waits, and what there is for programs. */
function lobbyRoutes(app: FastifyInstance, { store }: House): void {
  const lobby = async (_: FastifyRequest, reply: FastifyReply) => {
    const tables = await store.list({ status: 'open', publicOnly: true, limit: 20 });
    return reply.type('text/html; charset=utf-8').send(page(tables.map(listedTable)));
  };
  app.get('/', lobby);
  app.get('/tables/:id', lobby); // where an invitation leads
  app.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

function serverRoutes(app: FastifyInstance, { store, metrics, log }: House): void {
  app.get('/healthz', async () => {
    await store.card('healthz').catch((error: unknown) => {
      log.warn({ err: error }, 'the store does not answer');
      throw new Problem(503, 'NO_STORE', 'The store does not answer');
    });
    return { status: 'ok', version: ENGINE_VERSION };
  });
  app.get('/metrics', async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  app.get('/api/openapi.json', () => openApi());
  app.get('/api/asyncapi.json', () => asyncApi());
}

/** Fastify's own errors keep their status; whatever else is thrown is a bug, and is told to nobody. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (error instanceof Error && status >= 400 && status < 500) return new Problem(status, 'BAD_REQUEST', error.message);
  return new Problem(500, 'INTERNAL', 'The server could not do this; try again');
}
