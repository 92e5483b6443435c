import type { HttpError, Me } from '@madang/protocol';
import { describe, expect, it } from 'vitest';
import { administer } from '../admin/admin.ts';
import { Addresses } from '../socket/addresses.ts';
import { get, post } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const keyOf = (name: string) => `key-of-${name}-`.padEnd(32, name[0]);
const [ANN, BO] = ['ann', 'bo'].map(keyOf);
const PEOPLE = [{ kind: 'human' }, { kind: 'human' }];
const QUICK = { game: 'koikoi', human: true };

async function known(url: string): Promise<readonly Me[]> {
  return Promise.all(['ann', 'bo'].map(async (name) => (await post<Me>(`${url}/api/me`, { name }, keyOf(name))).body));
}

describe('blocking', () => {
  it('keeps two people apart: neither quick play nor a public table brings them together', async () => {
    const { url } = await testServer();
    const [ann, bo] = await known(url);
    const { body: me } = await post<Me>(`${url}/api/me/block`, { person_id: bo.person_id }, ANN);
    expect(me.blocked).toEqual([{ person_id: bo.person_id, name: 'bo' }]);
    const { body: first } = await post(`${url}/api/quick`, QUICK, ANN);
    await (await TestPlayer.join(url, first)).heard('TableWaiting');
    const { body: second } = await post(`${url}/api/quick`, QUICK, BO);
    expect(second.table_id).not.toBe(first.table_id);
    const joined = await post<HttpError>(`${url}/api/tables/${first.table_id}/join`, {}, BO);
    expect([joined.status, joined.body.error.code]).toEqual([403, 'NOT_ALLOWED']);
    const { body: back } = await post<Me>(`${url}/api/me/unblock`, { person_id: bo.person_id }, ANN);
    expect(back).toEqual(ann);
    expect((await post(`${url}/api/tables/${first.table_id}/join`, {}, BO)).status).toBe(201);
  });

  it.each([
    ['oneself', async (_: string, me: Me) => me.person_id, 400],
    ['nobody', async () => 'nobody', 404],
    ['what is no id', async () => '\u0000', 400],
  ])('%s is refused', async (_, whom, status) => {
    const { url } = await testServer();
    const [ann] = await known(url);
    expect((await post(`${url}/api/me/block`, { person_id: await whom(url, ann) }, ANN)).status).toBe(status);
  });
});

it('nobody is paired with themselves', async () => {
  const { url } = await testServer();
  await known(url);
  const { body: first } = await post(`${url}/api/quick`, QUICK, ANN);
  await (await TestPlayer.join(url, first)).heard('TableWaiting');
  expect((await post(`${url}/api/quick`, QUICK, ANN)).body.table_id).not.toBe(first.table_id);
});

describe('a report', () => {
  it('of a player at the same table comes to the operator', async () => {
    const server = await testServer();
    const { url, services, rooms } = server;
    const [ann, bo] = await known(url);
    const { body: table } = await post(`${url}/api/tables`, { game: 'koikoi', seats: PEOPLE }, ANN);
    const report = { table_id: table.table_id, seat: 1, reason: 'stalling' };
    expect((await post(`${url}/api/me/reports`, report, ANN)).status).toBe(404); // nobody sits there yet
    await post(`${url}/api/tables/${table.table_id}/join`, {}, BO);
    const { status, body } = await post<unknown>(`${url}/api/me/reports`, report, ANN);
    expect([status, body]).toEqual([201, { reported: true }]);
    const node = { services, rooms, addresses: new Addresses(services.settings.limits), sockets: null, drain() {} };
    expect(await administer(node as never, { command: 'reports' })).toMatchObject({
      rows: [{ table: table.table_id, seat: 1, person: bo.person_id, reason: 'stalling', reported_by: ann.person_id }],
    });
    expect((await get(`${url}/api/tables/${table.table_id}`)).status).toBe(200);
  });

  it('is refused from elsewhere, about oneself, for another reason, and when there are too many', async () => {
    const { url } = await testServer();
    await known(url);
    await post(`${url}/api/me`, {}, keyOf('cho'));
    const reported = async (key: string, changes = {}) => {
      const { body: table } = await post(`${url}/api/tables`, { game: 'koikoi', seats: PEOPLE }, ANN);
      await post(`${url}/api/tables/${table.table_id}/join`, {}, BO);
      const report = { table_id: table.table_id, seat: 1, reason: 'name', ...changes };
      return (await post(`${url}/api/me/reports`, report, key)).status;
    };
    expect(await reported(keyOf('cho'))).toBe(404);
    expect(await reported(BO)).toBe(404);
    expect(await reported(ANN, { reason: 'I lost' })).toBe(400);
    for (let i = 0; i < 10; i++) expect(await reported(ANN)).toBe(201);
    expect(await reported(ANN)).toBe(429);
    expect(await reported(BO, { seat: 0 })).toBe(201);
  });
});
