import { PROTOCOL_VERSION } from '@madang/protocol';
import {
  gamesOf,
  NOTICES,
  OWN_VOCABULARIES,
  PLAIN,
  PLAIN_VOCABULARIES,
  Player,
  SESSION_COMMANDS,
  type Shapes,
  type Vocabulary,
} from '@madang/protocol/schemas';
import { z } from 'zod';

// AsyncAPI, made from the schemas that check what comes in and, in tests, what goes out.

type Described = Readonly<Record<string, unknown>>;

interface AsyncApi extends Described {
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Described;
  readonly components: { readonly schemas: Readonly<Record<string, Described>> };
}

interface Channel {
  readonly address: string;
  readonly title: string;
  readonly messages: Readonly<Record<string, { readonly name: string; readonly payload: Described }>>;
}

const SCHEMAS = '#/components/schemas/';

/** JSON Schema of these shapes by name; where one is part of another, it is referred to. */
function described(shapes: Shapes): AsyncApi['components']['schemas'] {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) if (!registry.has(shape)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => SCHEMAS + id, io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]),
  );
}

const DIALECTS: readonly Vocabulary[] = [...OWN_VOCABULARIES, PLAIN, ...PLAIN_VOCABULARIES];

/** AsyncAPI 3 of the socket: a channel for each dialect, all at one address. */
export function asyncApi(): AsyncApi {
  const shapes: Record<string, z.ZodType> = { Player, ...SESSION_COMMANDS, ...NOTICES };
  for (const { name, commands, events, parts } of DIALECTS)
    for (const [own, shape] of Object.entries({ ...parts, ...commands, ...events })) shapes[`${name}.${own}`] = shape;
  return {
    asyncapi: '3.0.0',
    info: { title: 'Madang socket', version: PROTOCOL_VERSION, description: 'See docs/protocol.md.' },
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

function channel(vocabulary: Vocabulary): Channel {
  const { received, sent } = messagesOf(vocabulary);
  const messages = [...received, ...sent].map(
    ([key, schema]) => [key, { name: key, payload: { $ref: SCHEMAS + schema } }] as const,
  );
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
