import { HttpError } from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { post } from '../testing/api.ts';
import { RawSocket } from '../testing/raw-socket.ts';
import { testServer } from '../testing/server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** What cannot be asked with `fetch`: the whole request as it is sent. */
const RAW: readonly (readonly [what: string, request: string, status: number, code: string])[] = [
  ['too large headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['what is not HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
  ['no Host', 'GET /api/games HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
  ['a bad path', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
  [
    'an expectation',
    'GET /api/games HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
    417,
    'EXPECTATION_FAILED',
  ],
  ['an unknown method', 'PURGE /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'],
];

describe('every error has the same shape', () => {
  it.each([
    [
      'a body that is too large',
      '/api/tables',
      { method: 'POST', headers: JSON_TYPE, body: `"${'x'.repeat(70_000)}"` },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an id that is too long', `/api/tables/${'x'.repeat(100)}`, {}, 414, 'URI_TOO_LONG'],
    [
      'a body of another type',
      '/api/tables',
      { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'a,b' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['no JSON', '/api/tables', { method: 'POST', headers: JSON_TYPE, body: '{' }, 400, 'BAD_REQUEST'],
    ['nothing there', '/api/nothing', {}, 404, 'NOT_FOUND'],
    ['another method', '/api/tables/x/kibo', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
    ['no such table', '/api/tables/x', {}, 404, 'NO_TABLE'],
  ])('%s', async (_, path, init, status, code) => {
    const { url } = await testServer();
    const answer = await fetch(url + path, init);
    expect(answer.status).toBe(status);
    expect(HttpError.parse(await answer.json()).error.code).toBe(code);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(RAW)('%s', async (_, request, status, code) => {
    const { url } = await testServer();
    const raw = new RawSocket(url);
    raw.write(request);
    await raw.ended();
    const [head, body] = raw.heard.split('\r\n\r\n');
    expect(head).toMatch(`HTTP/1.1 ${status} `);
    expect(HttpError.parse(JSON.parse(body)).error.code).toBe(code);
    await raw.isGone();
  });

  it('405 says which methods there are', async () => {
    const { url } = await testServer();
    expect((await fetch(`${url}/api/tables`, { method: 'PUT' })).headers.get('allow')).toBe('GET, POST');
  });

  it('a wrong token is answered before a wrong body', async () => {
    const { url } = await testServer();
    const seats = [{ kind: 'human' }, { kind: 'human' }];
    const { body: own } = await post(`${url}/api/tables`, { game: 'koikoi', seats });
    const bots = `${url}/api/tables/${own.table_id}/bots`;
    expect(await post(bots, { levle: 'easy' }, 'wrong')).toMatchObject({
      status: 401,
      body: { error: { code: 'BAD_TOKEN' } },
    });
    expect(await post(bots, { levle: 'easy' }, own.session_token)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST', field: 'level' } },
    });
  });

  it('a bad name says so, and which field it is in', async () => {
    const { url } = await testServer();
    const seats = [{ kind: 'human', name: 'Bot 2' }, { kind: 'human' }];
    expect((await post(`${url}/api/tables`, { game: 'koikoi', seats })).body).toMatchObject({
      error: { code: 'BAD_NAME', field: 'seats.0.name' },
    });
    expect((await post(`${url}/api/quick`, { game: 'koikoi', name: '\u3164' })).body).toMatchObject({
      error: { code: 'BAD_NAME', field: 'name' },
    });
  });
});

describe('requests cost', () => {
  it('more where they make the server work, and the answer says when to retry', async () => {
    const { url } = await testServer({ limits: { addressBurst: 30, addressPerSecond: 1 } });
    const table = { game: 'koikoi', seats: [{ kind: 'human' }, { kind: 'human' }] };
    const created = await Promise.all(Array.from({ length: 4 }, () => post(`${url}/api/tables`, table)));
    expect(created.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429]);
    const refused = await fetch(`${url}/api/quick`, { method: 'POST', headers: JSON_TYPE, body: '{"game":"koikoi"}' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(9);
    const { error } = HttpError.parse(await refused.json());
    expect(error).toMatchObject({ code: 'RATE_LIMITED', retry_after_ms: expect.any(Number) });
  });

  it('also where no route is reached', async () => {
    const { url } = await testServer({ limits: { addressBurst: 3, addressPerSecond: 0.01 } });
    const long = `${url}/api/tables/${'x'.repeat(100)}`;
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) statuses.push((await fetch(long)).status);
    expect(statuses).toEqual([414, 414, 414, 429, 429]);
  });
});

describe('a page of another site', () => {
  const friend = 'https://friend.example';
  const asked = (origin: string) => ({
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

  it('may use the HTTP interface where the server allows it: asked before, answered, refused', async () => {
    const { url } = await testServer({ settings: { origins: [friend] } });
    const before = await fetch(`${url}/api/tables`, asked(friend));
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe(friend);
    expect(before.headers.get('access-control-allow-methods')).toContain('POST');
    expect(before.headers.get('access-control-allow-headers')).toContain('authorization');
    for (const path of ['/api/games', '/api/nothing', `/api/tables/${'x'.repeat(100)}`]) {
      const answer = await fetch(url + path, { headers: { origin: friend } });
      expect(answer.headers.get('access-control-allow-origin'), path).toBe(friend);
      expect(answer.headers.get('vary')).toContain('origin');
    }
    expect(
      (await fetch(`${url}/healthz`, { headers: { origin: friend } })).headers.has('access-control-allow-origin'),
    ).toBe(false);
  });

  it('may not where the server does not', async () => {
    const { url } = await testServer({ settings: { origins: [friend] } });
    for (const origin of ['https://evil.example', 'null', `${friend}.evil.example`]) {
      const before = await fetch(`${url}/api/tables`, asked(origin));
      expect(before.status).toBe(405);
      expect(before.headers.has('access-control-allow-origin')).toBe(false);
      const answer = await fetch(`${url}/api/games`, { headers: { origin } });
      expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    }
  });
});
