import { ENGINE_VERSION } from '@madang/engine';
import {
  gamesOf,
  HttpError,
  NOTICES,
  OWN_VOCABULARIES,
  PLAIN,
  PLAIN_VOCABULARIES,
  Player,
  ROUTES,
  type Route,
  SESSION_COMMANDS,
  type Shapes,
  type Vocabulary,
} from '@madang/protocol/schemas';
import { z } from 'zod';

// Machine-readable descriptions, made from the schemas that check what comes in and, in tests, what goes out.

type Described = Readonly<Record<string, unknown>>;

const SCHEMAS = '#/components/schemas/';

/** JSON Schema of these shapes by name; where one is part of another, it is referred to. */
function described(shapes: Shapes): Described {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) if (!registry.has(shape)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => SCHEMAS + id, io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]),
  );
}

/** OpenAPI 3.1 of the HTTP interface. */
export function openApi(): Described {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of Object.values(ROUTES)) {
    paths[route.path] ??= {};
    paths[route.path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Madang', version: ENGINE_VERSION, description: 'Tables for card games; play goes over /ws.' },
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation({ path, summary, query, body, answer, status, token }: Route): Described {
  return {
    summary,
    parameters: [...pathParameters(path), ...(query ? queryParameters(query) : [])],
    ...(body ? { requestBody: { required: true, ...content(body) } } : {}),
    responses: {
      [status]: { description: 'Done', ...content(answer) },
      default: { description: 'Not done, and why', ...content(HttpError) },
    },
    ...(token ? { security: token === 'optional' ? [{}, { session: [] }] : [{ session: [] }] } : {}),
  };
}

function content(shape: z.ZodType): Described {
  return { content: { 'application/json': { schema: inline(shape) } } };
}

function inline(shape: z.ZodType): Described {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { unrepresentable: 'any' });
  return schema;
}

function pathParameters(path: string): Described[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodObject): Described[] {
  return Object.entries(query.shape).map(([name, shape]) => ({
    name,
    in: 'query',
    schema: inline(shape as z.ZodType),
  }));
}

const DIALECTS: readonly Vocabulary[] = [...OWN_VOCABULARIES, PLAIN, ...PLAIN_VOCABULARIES];

/** AsyncAPI 3 of the socket: a channel for each dialect, all at one address. */
export function asyncApi(): Described {
  const shapes: Record<string, z.ZodType> = { Player, ...SESSION_COMMANDS, ...NOTICES };
  for (const { name, commands, events, parts } of DIALECTS)
    for (const [own, shape] of Object.entries({ ...parts, ...commands, ...events })) shapes[`${name}.${own}`] = shape;
  return {
    asyncapi: '3.0.0',
    info: { title: 'Madang socket', version: ENGINE_VERSION, description: 'See docs/protocol.md.' },
    defaultContentType: 'application/json',
    channels: Object.fromEntries(DIALECTS.map((vocabulary) => [vocabulary.name, channel(vocabulary)])),
    operations: Object.assign({}, ...DIALECTS.map(operations)),
    components: { schemas: described(shapes) },
  };
}

/** The messages of a dialect: their keys, and the schema of each. */
function messagesOf({ name, commands, events }: Vocabulary): {
  received: Map<string, string>;
  sent: Map<string, string>;
} {
  const own = (shapes: Shapes): [string, string][] => Object.keys(shapes).map((key) => [key, `${name}.${key}`]);
  const shared = (shapes: Shapes): [string, string][] => Object.keys(shapes).map((key) => [key, key]);
  return {
    received: new Map([...shared(SESSION_COMMANDS), ...own(commands)]),
    sent: new Map([...own(events), ...shared(NOTICES)]),
  };
}

function channel(vocabulary: Vocabulary): Described {
  const { received, sent } = messagesOf(vocabulary);
  const messages = [...received, ...sent].map(([key, schema]) => [
    key,
    { name: key, payload: { $ref: SCHEMAS + schema } },
  ]);
  return { address: '/ws', title: gamesOf(vocabulary).join(', '), messages: Object.fromEntries(messages) };
}

function operations(vocabulary: Vocabulary): Described {
  const { received, sent } = messagesOf(vocabulary);
  const channel = `#/channels/${vocabulary.name}`;
  const refer = (keys: Iterable<string>) => [...keys].map((key) => ({ $ref: `${channel}/messages/${key}` }));
  return {
    [`${vocabulary.name}.commands`]: {
      action: 'receive',
      channel: { $ref: channel },
      messages: refer(received.keys()),
    },
    [`${vocabulary.name}.events`]: { action: 'send', channel: { $ref: channel }, messages: refer(sent.keys()) },
  };
}
