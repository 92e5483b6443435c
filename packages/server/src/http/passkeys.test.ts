import { CHALLENGE_MS, type HttpError, type Me, type PasskeyCreation, type PasskeyRequest } from '@madang/protocol';
import { expect, it } from 'vitest';
import { post } from '../testing/api.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';

const ANN = 'key-of-ann-'.padEnd(32, 'a');
const PHONE = 'key-of-a-phone-'.padEnd(32, 'p');

/** Ann, whose key is guarded by a passkey. */
async function guarded() {
  const time = new ManualTime();
  const { url: address } = await testServer({ time });
  const url = address.replace('127.0.0.1', 'localhost');
  const ann = (await post<Me>(`${url}/api/me`, { name: 'Ann' }, ANN)).body;
  const passkey = new Authenticator(url);
  const options = async () => (await post<PasskeyCreation>(`${url}/api/me/passkeys/options`, {}, ANN)).body;
  const asked = async (key?: string) => (await post<PasskeyRequest>(`${url}/api/passkey/options`, {}, key)).body;
  const added = await post<Me>(`${url}/api/me/passkeys`, { passkey: passkey.create(await options()) }, ANN);
  const use = (signed: unknown, key = PHONE) => post<Me & HttpError>(`${url}/api/passkey`, { signed }, key);
  return { url, time, ann, passkey, options, asked, added, use };
}

it('a passkey makes another device the same person', async () => {
  const { ann, passkey, asked, added, use } = await guarded();
  expect(added).toMatchObject({ status: 201, body: { person_id: ann.person_id, passkeys: [{}] } });
  const moved = await use(passkey.sign(await asked()));
  expect(moved).toMatchObject({ status: 201, body: { person_id: ann.person_id, name: 'Ann' } });
  expect(moved.body.keys).toHaveLength(2);
});

it.each<[string, (at: Awaited<ReturnType<typeof guarded>>) => Promise<unknown>]>([
  [
    'a second time',
    async ({ passkey, asked, use }) => {
      const signed = passkey.sign(await asked());
      expect((await use(signed)).status).toBe(201);
      return signed;
    },
  ],
  [
    'too late',
    async ({ passkey, asked, time }) => {
      const signed = passkey.sign(await asked());
      await time.pass(CHALLENGE_MS);
      return signed;
    },
  ],
  [
    'from a page of another site',
    async ({ passkey, asked }) => {
      const request = await asked();
      passkey.origin = 'https://example.org';
      return passkey.sign(request);
    },
  ],
  ['for another site', async ({ passkey, asked }) => passkey.sign({ ...(await asked()), rpId: 'example.org' })],
  ['with what was never asked', async ({ passkey, asked }) => passkey.sign({ ...(await asked()), challenge: 'AAAA' })],
  ['with what it was asked to confirm as Ann', async ({ passkey, asked }) => passkey.sign(await asked(ANN))],
  ['if nobody knows it', async ({ url, asked }) => new Authenticator(url).sign(await asked())],
  [
    'if another one has signed',
    async ({ url, passkey, asked }) => {
      const { response } = new Authenticator(url).sign(await asked());
      return { ...passkey.sign(await asked()), response };
    },
  ],
])('a passkey is refused %s', async (_, signed) => {
  const at = await guarded();
  const { status, body } = await at.use(await signed(at), 'another-'.padEnd(32, 'x'));
  expect([status, body.error.code]).toEqual([401, 'BAD_PASSKEY']);
});

it('whoever has a passkey cannot be erased, get or lose a key or change passkeys without it', async () => {
  const { url, ann, passkey, asked, options } = await guarded();
  const wanted: readonly (readonly [path: string, body: object])[] = [
    ['erase', { confirm: ann.person_id }],
    ['revoke', { key_id: ann.key_id }],
    ['transfer', {}],
    ['tokens', { name: 'My player' }],
    ['passkeys/remove', { passkey_id: 'AAAA' }],
    ['passkeys', { passkey: new Authenticator(url).create(await options()) }],
  ];
  for (const [path, body] of wanted) {
    const { status, body: answer } = await post<HttpError>(`${url}/api/me/${path}`, body, ANN);
    expect([path, status, answer.error.code]).toEqual([path, 403, 'PASSKEY_NEEDED']);
  }
  const signed = passkey.sign(await asked(ANN));
  const body = { confirm: ann.person_id, signed };
  expect((await post(`${url}/api/me/erase`, body, ANN)).body).toEqual({ erased: true });
});

it('a copied passkey is found out by its counter', async () => {
  const { passkey, asked, use } = await guarded();
  const early = passkey.sign(await asked());
  expect((await use(passkey.sign(await asked()))).status).toBe(201);
  expect((await use(early, 'another-'.padEnd(32, 'x'))).body.error.code).toBe('BAD_PASSKEY');
});
