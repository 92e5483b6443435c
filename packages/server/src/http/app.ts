import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ENGINE_VERSION } from '@madang/engine';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { PasskeyGuard } from '../passkey/guard.ts';
import { asyncApi } from '../protocol/asyncapi.ts';
import type { Rooms } from '../room/rooms.ts';
import { Health } from '../server/health.ts';
import { isTableId } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import type { Limits } from '../server/settings.ts';
import { depthOf } from '../socket/read-message.ts';
import { conductRoutes } from './conduct.ts';
import { PREFLIGHT } from './cors.ts';
import { dailyRoutes } from './daily.ts';
import { listedTable } from './describe-table.ts';
import { exportRoutes } from './exports.ts';
import { invitationRoute } from './invitation-page.ts';
import { metricsRoute } from './metrics.ts';
import { networkAddressRoute } from './network-addresses.ts';
import { describeRoutes, openApiOf } from './openapi.ts';
import { notFoundPage, page, STYLE } from './page.ts';
import { passkeyRoutes } from './passkeys.ts';
import { peopleRoutes } from './people.ts';
import { CLOSING, NO_TABLE, Problem, problemOf, problemWithStatus } from './problem.ts';
import { ratingRoutes } from './ratings.ts';
import { respond } from './raw-answer.ts';
import { recordRoute } from './record.ts';
import { type HttpOptions, headersFor, noteOversized, nothingAt, problemWith, refuseBroken } from './request-guard.ts';
import { type Api, bound, serializerCompiler, typed, validatorCompiler } from './routes.ts';
import { listingRoutes, ownSeatRoutes, seatRoutes } from './tables.ts';

export function httpApp(options: HttpOptions): FastifyInstance {
  const { services, rooms } = options;
  const { limits, trustProxy } = services.settings;
  const app = Fastify({
    bodyLimit: limits.message,
    requestTimeout: 15_000,
    trustProxy,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    // What Node and Fastify would refuse with answers of their own is refused here.
    http: { requireHostHeader: false },
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseBroken(services, error, socket),
    frameworkErrors: (error, { raw }, reply) => {
      const problem = problemWith(raw, undefined, options) ?? problemOf(error);
      noteOversized(raw, problem, services);
      respond(reply.raw, problem, headersFor(raw, services));
    },
  });
  app.server.on('checkExpectation', (request, response) =>
    respond(response, problemWithStatus(417, 'Only 100-continue can be expected'), headersFor(request, services)),
  );
  readJson(app, limits);
  answerErrors(app, services);
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    reply.headers(headersFor(raw, services));
    const problem = problemWith(raw, routeOptions.url, options);
    if (problem) throw problem;
  });
  app.addHook('preValidation', async ({ routeOptions, params }) => {
    const isAboutATable = routeOptions.url?.startsWith('/api/tables/:table_id') ?? false;
    if (isAboutATable && !isTableId((params as { table_id: string }).table_id)) throw NO_TABLE();
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  describeRoutes(app);
  app.register(async (scope) => boundRoutes(typed(scope), options));
  documentRoutes(app);
  if (services.settings.metricsToken !== null) metricsRoute(app, services, services.settings.metricsToken);
  if (services.settings.page === null) lobbyRoutes(app, services);
  else webRoutes(app, services.settings.page, services, rooms);
  return app;
}

/** The routes of the protocol, after `describeRoutes` so that OpenAPI has them. */
function boundRoutes(api: Api, { services, rooms, isDraining }: HttpOptions): void {
  listingRoutes(api, services, rooms);
  seatRoutes(api, services, rooms);
  ownSeatRoutes(api, services, rooms);
  recordRoute(api, services, rooms);
  const guard = new PasskeyGuard(services);
  peopleRoutes(api, services, rooms, guard);
  passkeyRoutes(api, services, guard);
  conductRoutes(api, services);
  exportRoutes(api, services);
  ratingRoutes(api, services);
  dailyRoutes(api, services);
  networkAddressRoute(api);
  healthRoute(api, services, isDraining);
}

function readJson(app: FastifyInstance, { depth }: Limits): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (depthOf(body) > depth) done(new Problem('BAD_REQUEST', 'The JSON is nested too deep'), undefined);
    else parse(request, body, done);
  });
}

function answerErrors(app: FastifyInstance, services: Services): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem !== error && problem.status >= 500)
      services.log.error({ err: error, url: request.routeOptions.url }, 'a request failed');
    noteOversized(request.raw, problem, services);
    reply.code(problem.status).headers(problem.headers).send(problem.body);
  });
  app.setNotFoundHandler((request, reply) => {
    const problem = nothingAt(request.method, request.url);
    reply.code(problem.status).headers(problem.headers);
    if (!wantsPage(request)) return reply.send(problem.body);
    if (services.settings.page !== null) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').send(notFoundPage());
  });
  // The preflight request of a page of an allowed origin. For others the method does not exist.
  app.options('/api/*', (_, reply) => {
    if (!reply.hasHeader('access-control-allow-origin')) return reply.callNotFound();
    return reply.code(204).headers(PREFLIGHT).send();
  });
}

/** Paths of programs and files: errors there are JSON. */
const FOR_PROGRAMS = /^\/(api|assets|ws|healthz|metrics)(\/|\?|$)/;

/** Whether somebody has opened an address in a browser. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const accepts = headers.accept ?? '';
  return (method === 'GET' || method === 'HEAD') && accepts.includes('text/html') && !FOR_PROGRAMS.test(url);
}

/** Paths of the web client, which routes by the address itself. */
const PAGES = [
  '/',
  '/challenge',
  '/daily/:game',
  '/replay',
  '/replay/:id',
  '/rules',
  '/rules/:game',
  '/records',
  '/statistics',
  '/me',
  '/people/:id',
  '/ratings',
  '/cards',
  '/cards/:game',
  '/mistakes',
  '/mistakes/:game',
  '/positions/:game',
];
const TABLES = ['/play/:game', '/learn/:game'];
const A_YEAR = 'public, max-age=31536000, immutable';

function webRoutes(app: FastifyInstance, folder: string, services: Services, rooms: Rooms): void {
  app.register(fastifyStatic, {
    root: resolve(folder),
    index: false,
    cacheControl: false,
    // The build writes a compressed copy of each file.
    preCompressed: true,
    // Files under assets/ have a hash of their content in their name.
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? A_YEAR : 'no-cache');
      // Messengers show the pictures of invitations on pages of their own.
      if (path.includes('/invite/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  for (const path of PAGES) app.get(path, (_, reply) => reply.sendFile('index.html'));
  invitationRoute(app, folder, services, rooms);
  // The build writes a page for each game that names the files of its table: the browser loads them all at once.
  for (const path of TABLES)
    app.get<{ Params: { readonly game: string } }>(path, ({ params: { game } }, reply) => {
      const page = `play-${game}.html`;
      return reply.sendFile(/^\w+$/.test(game) && existsSync(join(folder, page)) ? page : 'index.html');
    });
}

/** Without the web client: a list of open tables, and links for programs. */
function lobbyRoutes(app: FastifyInstance, { store }: Services): void {
  const lobby = async (_: FastifyRequest, reply: FastifyReply) => {
    const tables = await store.list({ status: 'open', publicOnly: true, limit: 20 });
    return reply.type('text/html; charset=utf-8').send(page(tables.map(listedTable)));
  };
  app.get('/', lobby);
  app.get('/tables/:id', lobby); // the link of an invitation
  app.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

function healthRoute(api: Api, services: Services, isDraining: () => boolean): void {
  const health = new Health(services);
  api.route({
    ...bound('getHealth'),
    handler: async () => {
      if (isDraining()) throw CLOSING();
      if (!(await health.isWell())) throw new Problem('NO_STORE', 'The store cannot write');
      return { status: 'ok' as const, version: ENGINE_VERSION };
    },
  });
}

/** OpenAPI and AsyncAPI. They do not change while a server runs, and are slow to make. */
function documentRoutes(app: FastifyInstance): void {
  const documents = { open: once(() => openApiOf(app)), async: once(asyncApi) };
  app.get('/api/openapi.json', () => documents.open());
  app.get('/api/asyncapi.json', () => documents.async());
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
