import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hashToken, isToken } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import { BAD_BEARER, Problem } from './problem.ts';
import { respond } from './raw-answer.ts';
import { bearerOf } from './requests.ts';

// Figures tell more than a table does: a counter that moves while nobody is told anything is somebody's private pass. So
// they are for who runs the server: at a port of their own, or with a token.

/** Beside the tables, for who has the token. */
export function metricsRoute(app: FastifyInstance, { metrics }: Services, token: string): void {
  const hash = hashToken(token);
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isToken(bearerOf(headers.authorization) ?? '', hash)) throw BAD_BEARER();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

export interface MetricsPort {
  readonly port: number;
  /** Loopback, unless told otherwise. */
  readonly host?: string | undefined;
}

/** At a port of their own, for who reaches it. */
export async function listenForMetrics(
  { metrics }: Services,
  { port, host = '127.0.0.1' }: MetricsPort,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return respond(response, new Problem('NOT_FOUND', 'There is nothing here'), {});
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => respond(response, new Problem('INTERNAL', 'The figures could not be read'), {}),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
