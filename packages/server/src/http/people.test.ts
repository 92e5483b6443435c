import type { ListedMatch, MatchList, Me, TableDetail, TokenCreated, TransferOffer } from '@madang/protocol';
import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { get, post, type Seated } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const ANN = 'key-of-ann-'.padEnd(32, 'a');
const BO = 'key-of-bo-'.padEnd(32, 'b');
const PHONE = 'key-of-a-phone-'.padEnd(32, 'p');
const PEOPLE = [{ kind: 'human' }, { kind: 'human' }];

async function registered(url: string, key: string, name: string): Promise<Me> {
  return (await post<Me>(`${url}/api/me`, { name }, key)).body;
}

/** A short match of two people with keys, played to its end. */
async function played(url: string, keys: readonly [string, string], changes = {}): Promise<readonly Seated[]> {
  const wanted = { game: 'koikoi', rules: { total_rounds: 1 }, seats: PEOPLE, public: true, ...changes };
  const { body: first } = await post(`${url}/api/tables`, wanted, keys[0]);
  const { body: second } = await post(`${url}/api/tables/${first.table_id}/join`, {}, keys[1]);
  const players = await Promise.all([first, second].map((seat) => TestPlayer.join(url, seat)));
  for (const player of players) player.play();
  await Promise.all(players.map((player) => player.heard('GameFinished')));
  for (const player of players) player.cut();
  return [first, second];
}

const matchesOf = async (url: string, key: string, query = '') =>
  (await get<MatchList>(`${url}/api/me/matches${query}`, key)).body;

describe('a key', () => {
  it('is a person from the first time on, with the name that was last given', async () => {
    const { url } = await testServer();
    expect((await get(`${url}/api/me`, ANN)).status).toBe(401);
    const me = await registered(url, ANN, 'Ann');
    expect(me).toMatchObject({ name: 'Ann', keys: [{ kind: 'person', key_id: me.key_id }] });
    expect((await post<Me>(`${url}/api/me`, {}, ANN)).body).toEqual(me);
    expect(await registered(url, ANN, 'Anna')).toEqual({ ...me, name: 'Anna' });
    expect((await registered(url, BO, 'Bo')).person_id).not.toBe(me.person_id);
    expect((await post(`${url}/api/me`, {}, 'too-short')).status).toBe(401);
  });

  it('is kept nowhere but as a hash', async () => {
    const store = new MemoryStore();
    const { url } = await testServer({ store });
    const { person_id } = await registered(url, ANN, 'Ann');
    const holder = await store.people.holderOf(ANN);
    expect(holder).toBeNull();
    expect(JSON.stringify(await store.people.keys(person_id))).not.toContain(ANN);
  });

  it('brings the history of its person, and the name', async () => {
    const { url } = await testServer();
    const ann = await registered(url, ANN, 'Ann');
    const bo = await registered(url, BO, '보람');
    const [seat] = await played(url, [ANN, BO]);
    const { body: open } = await post(`${url}/api/tables`, { game: 'koikoi', seats: PEOPLE }, ANN);
    const { matches, next_cursor } = await matchesOf(url, ANN, '?limit=1');
    expect(matches).toMatchObject([
      { table_id: open.table_id, status: 'open', people: [ann.person_id, null], seat: 0 },
    ]);
    expect(await matchesOf(url, ANN, `?limit=1&cursor=${next_cursor}`)).toMatchObject({
      matches: [{ table_id: seat.table_id, seats: ['Ann', '보람'], people: [ann.person_id, bo.person_id] }],
      next_cursor: null,
    });
    expect((await matchesOf(url, BO)).matches).toMatchObject([{ table_id: seat.table_id, seat: 1 }]);
    expect((await matchesOf(url, BO, '?status=open')).matches).toEqual([]);
    const { body: table } = await get<TableDetail>(`${url}/api/tables/${seat.table_id}`);
    expect(table.seats.map((sitter) => sitter?.person_id)).toEqual([ann.person_id, bo.person_id]);
  });

  it('stays with its person in a rematch', async () => {
    const { url } = await testServer();
    await registered(url, ANN, 'Ann');
    await registered(url, BO, 'Bo');
    const [first] = await played(url, [ANN, BO]);
    const { body } = await post(`${url}/api/tables/${first.table_id}/rematch`, {}, first.session_token);
    expect((await matchesOf(url, BO, '?status=open')).matches.map(({ table_id }) => table_id)).toEqual([body.table_id]);
  });
});

describe('another device', () => {
  it('becomes the same person by a code of words, once', async () => {
    const { url } = await testServer();
    const me = await registered(url, ANN, 'Ann');
    const { body: offer } = await post<TransferOffer>(`${url}/api/me/transfer`, {}, ANN);
    expect(offer.code.split(' ')).toHaveLength(5);
    const typed = ` ${offer.code.toUpperCase().replaceAll(' ', '-')} `;
    const { status, body } = await post<Me>(`${url}/api/transfer`, { code: typed, device: 'Phone' }, PHONE);
    expect(status).toBe(201);
    expect(body).toMatchObject({ person_id: me.person_id, name: 'Ann' });
    expect((await get<Me>(`${url}/api/me`, PHONE)).body.keys.map(({ name }) => name)).toEqual(['', 'Phone']);
    expect((await post(`${url}/api/transfer`, { code: offer.code }, BO)).status).toBe(404);
  });

  it('does not by a code that is too old', async () => {
    const time = new ManualTime();
    const { url } = await testServer({ time });
    await registered(url, ANN, 'Ann');
    const { body: offer } = await post<TransferOffer>(`${url}/api/me/transfer`, {}, ANN);
    await time.pass(601_000);
    expect((await post(`${url}/api/transfer`, { code: offer.code }, PHONE)).status).toBe(404);
  });

  it('that is lost can be locked out', async () => {
    const { url } = await testServer();
    await registered(url, ANN, 'Ann');
    const { body: offer } = await post<TransferOffer>(`${url}/api/me/transfer`, {}, ANN);
    const { body: phone } = await post<Me>(`${url}/api/transfer`, { code: offer.code }, PHONE);
    expect((await post(`${url}/api/me/revoke`, { key_id: phone.key_id }, ANN)).status).toBe(200);
    expect((await get(`${url}/api/me`, PHONE)).status).toBe(401);
    const { body: me } = await get<Me>(`${url}/api/me`, ANN);
    expect((await post(`${url}/api/me/revoke`, { key_id: me.key_id }, ANN)).status).toBe(404);
  });
});

describe('the token of a program', () => {
  it('takes seats as a program, and does nothing else', async () => {
    const { url } = await testServer();
    const me = await registered(url, ANN, 'Ann');
    const { body: program } = await post<TokenCreated>(`${url}/api/me/tokens`, { name: 'My player' }, ANN);
    const { body: seat } = await post(`${url}/api/tables`, { game: 'koikoi', seats: PEOPLE }, program.token);
    const { body: table } = await get<TableDetail>(`${url}/api/tables/${seat.table_id}`);
    expect(table.seats[0]).toMatchObject({ kind: 'external', person_id: me.person_id });
    for (const path of ['me', 'me/matches', 'me/export'])
      expect(
        (await fetch(`${url}/api/${path}`, { headers: { authorization: `Bearer ${program.token}` } })).status,
      ).toBe(403);
    for (const path of ['me', 'me/transfer', 'me/tokens', 'me/revoke', 'me/erase'])
      expect(
        (await post(`${url}/api/${path}`, { name: 'x', key_id: 'x', confirm: 'x' }, program.token)).status,
        path,
      ).not.toBe(200);
    await post(`${url}/api/me/revoke`, { key_id: program.key_id }, ANN);
    expect((await post(`${url}/api/tables`, { game: 'koikoi', seats: PEOPLE }, program.token)).status).toBe(401);
  });
});

const linesOf = async (url: string, key?: string) => {
  const answer = await fetch(url, { headers: key === undefined ? {} : { authorization: `Bearer ${key}` } });
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await answer.text()).trimEnd().split('\n');
  return { lines: lines.map((line) => JSON.parse(line)), next: answer.headers.get('x-next-cursor') };
};

describe('an export', () => {
  it('has everything that is kept of a person, with the records', async () => {
    const { url } = await testServer();
    await registered(url, ANN, 'Ann');
    await registered(url, BO, 'Bo');
    const [seat] = await played(url, [ANN, BO], { public: false });
    await post(`${url}/api/me/reports`, { table_id: seat.table_id, seat: 1, reason: 'leaving' }, ANN);
    const { lines } = await linesOf(`${url}/api/me/export`, ANN);
    expect(lines).toMatchObject([
      { person: { name: 'Ann' }, keys: [{ kind: 'person' }], reports: [{ seat: 1, reason: 'leaving' }] },
      { table_id: seat.table_id, seat: 0, kibo: { format: 'madang-kibo-1' } },
    ]);
  });

  it('of finished matches has the public ones, with their records', async () => {
    const { url } = await testServer();
    await registered(url, ANN, 'Ann');
    await registered(url, BO, 'Bo');
    const [older] = await played(url, [ANN, BO]);
    const [newer] = await played(url, [ANN, BO]);
    await played(url, [ANN, BO], { public: false });
    const { body } = await get<MatchList>(`${url}/api/matches`);
    const ids = (matches: readonly ListedMatch[]) => matches.map(({ table_id }) => table_id);
    expect(ids(body.matches)).toEqual([newer.table_id, older.table_id]);
    const first = await linesOf(`${url}/api/matches/export?limit=1`);
    expect(first.lines).toMatchObject([{ table_id: newer.table_id, kibo: { format: 'madang-kibo-1' } }]);
    const second = await linesOf(`${url}/api/matches/export?limit=1&cursor=${first.next}`);
    expect(ids(second.lines)).toEqual([older.table_id]);
    expect(second.next).toBeNull();
    expect((await get<MatchList>(`${url}/api/matches?person=nobody`)).body.matches).toEqual([]);
  });
});

describe('a person who is erased', () => {
  it('is gone at once, leaves their tables, and is forgotten by finished matches', async () => {
    const store = new MemoryStore();
    const time = new ManualTime();
    const { url } = await testServer({ store, time, settings: { archived: 20 * 60_000 } });
    const me = await registered(url, ANN, 'Ann');
    await registered(url, BO, 'Bo');
    const [seat] = await played(url, [ANN, BO]);
    const { body: open } = await post(`${url}/api/tables`, { game: 'koikoi', seats: PEOPLE }, ANN);
    expect((await post(`${url}/api/me/erase`, { confirm: 'me' }, ANN)).status).toBe(400);
    expect((await post(`${url}/api/me/erase`, { confirm: me.person_id }, ANN)).status).toBe(200);
    expect((await get(`${url}/api/me`, ANN)).status).toBe(401);
    expect((await get<TableDetail>(`${url}/api/tables/${open.table_id}`)).body.seats[0]).toBeNull();
    const kept = async () => JSON.stringify([await store.find(seat.table_id), await store.log(seat.table_id)]);
    expect(await kept()).toContain(me.person_id);
    await expect
      .poll(async () => {
        await time.pass(10 * 60_000);
        return kept();
      })
      .not.toContain(me.person_id);
    expect(await kept()).not.toContain('Ann');
    expect((await matchesOf(url, BO)).matches).toMatchObject([{ seats: ['Player 1', 'Bo'] }]);
    expect((await linesOf(`${url}/api/me/export`, BO)).lines[1].kibo.format).toBe('madang-kibo-1');
  });
});
