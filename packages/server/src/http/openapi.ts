import fastifySwagger from '@fastify/swagger';
import { PROTOCOL_VERSION } from '@madang/protocol';
import { DAILY_SCHEMAS, HTTP_SCHEMAS, PEOPLE_SCHEMAS } from '@madang/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

// OpenAPI 3.1 of the HTTP interface, made from the routes that are bound to schemas.

/** Must be registered before the routes. */
export function describeRoutes(app: FastifyInstance): void {
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...HTTP_SCHEMAS, ...PEOPLE_SCHEMAS, ...DAILY_SCHEMAS }))
    schemaRegistry.add(schema, { id });
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Madang',
        version: PROTOCOL_VERSION,
        description: 'Tables for card games. The match itself is played on the socket at /ws: see /api/asyncapi.json.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This server' }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    // Files, the page and the documents themselves have no tag.
    hideUntagged: true,
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
}

type Document = Readonly<Record<string, unknown>> & {
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
};

/**
 * The document without the schemas that no route refers to. The transform names each schema twice, as it is sent and as it
 * is received (`…Input`): where only one of them is used or both are the same, it has the plain name.
 */
export function openApiOf(app: FastifyInstance): object {
  const document: Document = { ...app.swagger() };
  const { components = {} } = document;
  const schemas = components.schemas ?? {};
  const used = referredTo(document, schemas);
  const rename = new Map(
    [...used].flatMap((id) => {
      const plain = id.replace(/Input$/, '');
      const isOnly = !used.has(plain) || JSON.stringify(schemas[plain]) === JSON.stringify(schemas[id]);
      return plain !== id && isOnly ? [[REF + id, REF + plain] as const] : [];
    }),
  );
  const kept = Object.fromEntries(
    Object.entries(schemas)
      .filter(([id]) => used.has(id))
      .map(([id, schema]) => [(rename.get(REF + id) ?? REF + id).slice(REF.length), schema]),
  );
  const text = JSON.stringify({ ...document, components: { ...components, schemas: kept } });
  return JSON.parse(text, (key, value) => (key === '$ref' ? (rename.get(value) ?? value) : value));
}

const REF = '#/components/schemas/';

/** The ids of the schemas that the document needs, those of schemas within schemas included. */
function referredTo({ components: _, ...routes }: Document, schemas: Readonly<Record<string, object>>): Set<string> {
  const found = new Set<string>();
  const search = (within: unknown): void => {
    for (const [id] of JSON.stringify(within).matchAll(/(?<="\$ref":"#\/components\/schemas\/)[^"]+/g)) {
      if (found.has(id)) continue;
      found.add(id);
      search(schemas[id]);
    }
  };
  search(routes);
  return found;
}
