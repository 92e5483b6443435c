import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeKey, freshKey, keyForSeat, me, ownKey } from './own-key.ts';

const answer = { person_id: 'p', name: '', created_at: 1, key_id: 'k', keys: [], blocked: [], passkeys: [] };
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

beforeEach(() => changeKey(freshKey()));
afterEach(() => vi.unstubAllGlobals());

it('a key has 192 random bits', () => {
  expect(freshKey()).toMatch(/^[\w-]{32}$/);
  expect(freshKey()).not.toBe(freshKey());
});

it('the key stays the same, until it is changed', () => {
  const key = ownKey();
  expect(ownKey()).toBe(key);
  changeKey('another-key-of-the-same-reader');
  expect(ownKey()).toBe('another-key-of-the-same-reader');
});

it('is made known to the server once, and sent with every seat', async () => {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => json(answer));
  vi.stubGlobal('fetch', fetched);
  expect(await Promise.all([keyForSeat(), keyForSeat(), me()])).toEqual([ownKey(), ownKey(), answer]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0][1].headers).toMatchObject({ authorization: `Bearer ${ownKey()}` });
});

it('is not sent to a server that does not take it, and is tried again later', async () => {
  vi.stubGlobal('fetch', async () => json({ error: { code: 'NOT_FOUND', message: '' } }, 404));
  expect(await keyForSeat()).toBeUndefined();
  vi.stubGlobal('fetch', async () => json(answer));
  expect(await keyForSeat()).toBe(ownKey());
});
