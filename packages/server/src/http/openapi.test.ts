import { HTTP_ERRORS } from '@madang/protocol';
import { errorCodesOf, ROUTES, type Route } from '@madang/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { danglingReferences } from '../protocol/testing/references.ts';
import { type RunningServer, startServer } from '../server/start.ts';
import { MemoryStore } from '../store/memory.ts';
import { get } from '../testing/api.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly responses: Readonly<Record<string, object>>;
  readonly requestBody?: object;
  readonly security?: readonly object[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly servers: readonly object[];
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

describe('the OpenAPI document', () => {
  let server: RunningServer;
  let document: Document;
  beforeAll(async () => {
    server = await startServer({ store: new MemoryStore(), logLevel: 'error' });
    document = (await get<Document>(`${server.url}/api/openapi.json`)).body;
  });
  afterAll(() => server.close());

  it('is plain data, and every reference leads somewhere', () => {
    expect(danglingReferences(document)).toEqual([]);
    expect(document.servers).toHaveLength(1);
  });

  it('has the routes of the protocol and no others, each with its operation id', () => {
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
    );
    const expected = Object.entries(ROUTES).map(([id, { method, path }]) => [id, method, path]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  it.each(Object.entries<Route>(ROUTES))('types the answers of %s: success, and errors by status', (_, route) => {
    const { responses, requestBody, security } = document.paths[route.path][route.method.toLowerCase()];
    const statuses = errorCodesOf(route).map((code) => HTTP_ERRORS[code].status);
    const expected = new Set([route.status, ...statuses].map(String)).add('default');
    expect(Object.keys(responses).sort()).toEqual([...expected].sort());
    for (const status of statuses)
      expect(JSON.stringify(responses[status])).toContain(`#/components/schemas/Error${status}`);
    expect(requestBody !== undefined).toBe(route.body !== undefined);
    expect(security !== undefined).toBe(route.token !== undefined);
  });

  it('names the schemas of bodies, and names no schema that is not used', () => {
    const names = Object.keys(document.components.schemas);
    expect(names).toEqual(expect.arrayContaining(['CreateTable', 'TableCreated', 'TableDetail', 'Error404']));
    for (const name of names) expect(JSON.stringify(document)).toContain(`"#/components/schemas/${name}"`);
    expect(names.filter((name) => name.endsWith('Input') && names.includes(name.replace(/Input$/, '')))).toEqual([]);
  });
});
