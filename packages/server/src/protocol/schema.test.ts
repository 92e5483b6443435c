import { GAMES } from '@madang/engine';
import {
  OWN_VOCABULARIES,
  ownVocabulary,
  PLAIN,
  PLAIN_VOCABULARIES,
  plainVocabularyOf,
  ROUTES,
  type Route,
} from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { asyncApi, openApi } from './schema.ts';

function references(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
}

function resolve(root: unknown, reference: string): unknown {
  return reference
    .slice('#/'.length)
    .split('/')
    .reduce((value, key) => (value as Readonly<Record<string, unknown>> | undefined)?.[key], root);
}

describe.each([
  ['OpenAPI', openApi()],
  ['AsyncAPI', asyncApi()],
])('the %s description', (_, description) => {
  it('is plain data, in which every reference leads somewhere', () => {
    expect(JSON.parse(JSON.stringify(description))).toEqual(description);
    for (const reference of references(description)) expect(resolve(description, reference), reference).toBeDefined();
  });
});

describe('the AsyncAPI description', () => {
  const { channels, operations } = asyncApi() as { channels: Record<string, unknown>; operations: object };

  it('has every game, and every command and event of its dialect', () => {
    for (const { name, commands, events } of [
      ...GAMES.flatMap(({ id }) => [ownVocabulary(id), plainVocabularyOf(id)]),
      PLAIN,
    ]) {
      expect(Object.keys((channels[name] as { messages: object }).messages)).toEqual(
        expect.arrayContaining(['GameRequestJoin', 'TableWaiting', ...Object.keys(commands), ...Object.keys(events)]),
      );
    }
    expect(Object.keys(operations)).toHaveLength(2 * (OWN_VOCABULARIES.length + PLAIN_VOCABULARIES.length + 1));
  });

  it('lets commands have fields that an older server does not know, and events none', () => {
    const { components } = asyncApi() as { components: { schemas: Record<string, object> } };
    expect(components.schemas['tysiac.PlaceBid']).not.toHaveProperty('additionalProperties');
    expect(components.schemas['tysiac.TurnProgress']).toHaveProperty('additionalProperties', false);
  });
});

describe('the OpenAPI description', () => {
  it('has every route', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, object>> };
    for (const { path, method, body } of Object.values<Route>(ROUTES)) {
      expect(paths[path][method.toLowerCase()]).toMatchObject({
        summary: expect.any(String),
        responses: { default: {} },
      });
      expect('requestBody' in paths[path][method.toLowerCase()]).toBe(body !== undefined);
    }
  });
});
