import type { Readable } from 'node:stream';
import { HTTP_ERRORS, type OperationId } from '@madang/protocol';
import { ERRORS_BY_STATUS, errorCodesOf, HttpError, ROUTES, type Route } from '@madang/protocol/schemas';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { problemIn } from './requests.ts';

// Binds the routes of the protocol to their handlers: Fastify checks requests by the schemas, the compiler checks the
// handlers, and OpenAPI is made from both.

/** An app whose handlers are typed by their schemas. */
export type Api = ReturnType<typeof typed>;

export function typed(app: FastifyInstance) {
  return app.withTypeProvider<ZodTypeProvider>();
}

/** What the compiler knows of a route: what comes in, and what a handler returns. Errors are thrown. */
interface BoundSchema<R, Answer> {
  readonly params: R extends { readonly params: infer S } ? S : undefined;
  readonly querystring: R extends { readonly query: infer S } ? S : undefined;
  readonly body: R extends { readonly body: infer S } ? S : undefined;
  readonly response: R extends { readonly status: infer Status extends number } ? Record<Status, Answer> : never;
}

interface Bound<Id extends OperationId, Answer> {
  readonly method: (typeof ROUTES)[Id]['method'];
  readonly url: string;
  readonly schema: BoundSchema<(typeof ROUTES)[Id], Answer>;
}

/** Method, path and schemas of a route, for `app.route`. */
export function bound<Id extends OperationId>(id: Id): Bound<Id, (typeof ROUTES)[Id]['answer']> {
  return bind(id);
}

/** The same for a handler that sends its answer as text, at once or as a stream. */
export function boundRaw<Id extends OperationId>(id: Id): Bound<Id, z.ZodType<string | Readable>> {
  return bind(id);
}

function bind<Id extends OperationId, Answer>(id: Id): Bound<Id, Answer> {
  const route: Route = ROUTES[id];
  const schema = schemaOf(id, route) as BoundSchema<(typeof ROUTES)[Id], Answer>;
  return { method: ROUTES[id].method, url: routeOf(route.path), schema };
}

function schemaOf(operationId: string, route: Route): object {
  const { path, summary, params, query, body, answer, lines, status, token } = route;
  return {
    operationId,
    summary,
    tags: path
      .split('/')
      .filter((part) => part !== '' && part !== 'api')
      .slice(0, 1),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    ...(token ? { security: token === 'optional' ? [{}, { session: [] }] : [{ session: [] }] } : {}),
    response: {
      [status]: content('Done', answer, lines ? 'application/x-ndjson' : 'application/json'),
      ...errorsOf(route),
      default: json('Refused before the route was reached', HttpError),
    },
  };
}

function errorsOf(route: Route): Record<string, unknown> {
  const byStatus = Map.groupBy(errorCodesOf(route), (code) => HTTP_ERRORS[code].status);
  return Object.fromEntries(
    Array.from(byStatus, ([status, codes]) => [
      status,
      json(codes.join(', '), ERRORS_BY_STATUS.get(status) ?? HttpError),
    ]),
  );
}

function json(description: string, schema: z.ZodType) {
  return content(description, schema, 'application/json');
}

function content(description: string, schema: z.ZodType, type: string) {
  return { description, content: { [type]: { schema } } };
}

/** A path of OpenAPI, with parameters in braces, as Fastify writes it. */
export function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** A missing body is an empty one. What does not fit is a 400 that names the field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const read = schema.safeParse(data ?? {});
    return read.success ? { value: read.data } : { error: problemIn(read.error) };
  };

/** Answers are checked by the compiler and by tests against the published document, not while the server runs. */
export const serializerCompiler: FastifySerializerCompiler<unknown> = () => (data) => JSON.stringify(data);
