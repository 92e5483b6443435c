import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hashToken, isToken } from '../server/secrets.ts';
import type { Services } from '../server/services.ts';
import { BAD_BEARER, Problem } from './problem.ts';
import { respond } from './raw-answer.ts';
import { bearerOf } from './requests.ts';

// Metrics reveal more than a table does: a counter that rises while no event is sent reveals a private pass. So they are for
// the operator only: at a port of their own, or with a token.

/** On the public port, with the token. */
export function metricsRoute(app: FastifyInstance, { metrics }: Services, token: string): void {
  const hash = hashToken(token);
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isToken(bearerOf(headers.authorization) ?? '', hash)) throw BAD_BEARER();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

export interface MetricsPort {
  readonly port: number;
  /** The loopback interface by default. */
  readonly host?: string | undefined;
}

/** On a port of their own, without a token. */
export async function listenForMetrics(
  { metrics }: Services,
  { port, host = '127.0.0.1' }: MetricsPort,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return respond(response, new Problem('NOT_FOUND', 'There is nothing here'), {});
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => respond(response, new Problem('INTERNAL', 'The metrics could not be read'), {}),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
