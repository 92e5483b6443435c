import { maskKibo } from '@madang/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GAME_IDS, gameOf, occasionsOf } from '../protocol/testing/occasions.ts';
import { playedLog } from '../protocol/testing/played-log.ts';
import { MemoryStore } from '../store/memory.ts';
import { maskedRecordOf, recordOf } from '../table/record.ts';
import { get, tableWithBots } from '../testing/api.ts';
import { gathering } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { makeRecord, type RecordMade, type RecordOrder } from './make-record.ts';
import { type RecordMaker, Records } from './records.ts';

/** Makes each record when the test wants. */
class SlowMaker implements RecordMaker {
  readonly orders: RecordOrder[] = [];
  private go: (() => void)[] = [];

  async make(order: RecordOrder): Promise<RecordMade> {
    this.orders.push(order);
    await new Promise<void>((resolve) => this.go.push(resolve));
    return makeRecord(order);
  }

  finish(): void {
    for (const go of this.go.splice(0)) go();
  }

  async close(): Promise<void> {}
}

/** Makes them at once, and counts. */
class CountingMaker implements RecordMaker {
  made = 0;

  async make(order: RecordOrder): Promise<RecordMade> {
    this.made++;
    return makeRecord(order);
  }

  async close(): Promise<void> {}
}

describe('the record of a running match', () => {
  it('is made once for all requests, and again when something was played', async () => {
    const recordMaker = new CountingMaker();
    const server = await testServer({ recordMaker });
    const table = await gathering(server);
    const url = `${server.url}/api/tables/${table.tableId}/kibo`;
    const texts = await Promise.all(Array.from({ length: 10 }, async () => (await fetch(url)).text()));
    expect(new Set(texts).size).toBe(1);
    expect(recordMaker.made).toBe(1);
    await get(url, table.seats[0].session_token);
    expect(recordMaker.made).toBe(2);
    for (const player of table.players) player.move();
    const messages = table.players[0].messages.length;
    await table.players[0].until(() => table.players[0].messages.length > messages);
    await get(url);
    expect(recordMaker.made).toBe(3);
  });

  it('is not made for requests that were aborted', async () => {
    const recordMaker = new SlowMaker();
    const server = await testServer({ recordMaker });
    onTestFinished(() => recordMaker.finish());
    const tables = [await gathering(server), await gathering(server), await gathering(server)];
    const url = (place: number) => `${server.url}/api/tables/${tables[place].tableId}/kibo`;
    const first = fetch(url(0));
    await expect.poll(() => recordMaker.orders.length).toBe(1);
    const gone = new AbortController();
    const second = fetch(url(1), { signal: gone.signal }).catch(() => 'gone');
    const third = fetch(url(2));
    await expect.poll(() => server.services.records.waiting).toBe(3);
    gone.abort();
    await second;
    await expect.poll(() => server.services.records.wanted).toBe(2);
    recordMaker.finish();
    await first;
    await expect.poll(() => recordMaker.orders.length).toBe(2);
    recordMaker.finish();
    await third;
    expect(recordMaker.orders.map(({ card }) => card.id)).toEqual([tables[0].tableId, tables[2].tableId]);
  });

  it.each(GAME_IDS)('of %s shows in one replay what masking the whole record shows', (id) => {
    const { card, log } = playedLog(occasionsOf(id, 1)[0]);
    for (const end of [Math.floor(log.length / 2), log.length]) {
      const part = log.slice(0, end);
      const whole = recordOf(card, part);
      if (!whole) throw new Error('no record');
      for (const viewer of [0, 1, 'table'] as const)
        expect(maskedRecordOf(card, part, viewer)).toEqual(maskKibo(gameOf(id), whole, viewer));
    }
  });
});

describe('a finished match', () => {
  async function finished() {
    const store = new MemoryStore();
    const before = await testServer({ store });
    const seat = await tableWithBots(before.url, 2, { rules: { total_rounds: 1 } });
    const player = await TestPlayer.join(before.url, seat);
    player.play();
    await player.heard('GameFinished');
    const { body } = await get(`${before.url}/api/tables/${seat.table_id}`);
    store.close = async () => {};
    await before.close();
    const recordMaker = new CountingMaker();
    return { server: await testServer({ store, recordMaker }), recordMaker, seat, body };
  }

  it('is shown from the store: no room is opened for it', async () => {
    const { server, seat, body } = await finished();
    expect(body).toMatchObject({ status: 'finished' });
    expect((await get(`${server.url}/api/tables/${seat.table_id}`)).body).toEqual(body);
    expect((await get(`${server.url}/api/tables/${seat.table_id}/kibo`)).status).toBe(200);
    expect(server.rooms.size).toBe(0);
  });

  it('has its record made once, whoever asks', async () => {
    const { server, seat, recordMaker } = await finished();
    const url = `${server.url}/api/tables/${seat.table_id}/kibo`;
    const own = await get(url, seat.session_token);
    expect(own.body).toMatchObject({ format: 'madang-kibo-1' });
    for (let i = 0; i < 3; i++) expect((await get(url)).body).toEqual(own.body);
    expect((await get(url, 'wrong')).status).toBe(401);
    expect(recordMaker.made).toBe(1);
  });
});

describe('records', () => {
  it('are refused when too many wait, and those that wait are made', async () => {
    const maker = new SlowMaker();
    const records = new Records(maker);
    const order = async (): Promise<RecordOrder> => {
      throw new Error('no such table');
    };
    const { signal } = new AbortController();
    const asked = Array.from({ length: 100 }, (_, place) => records.get(`t${place}`, order, signal).catch(String));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'Error: no such table')).toHaveLength(64);
    expect(records.waiting).toBe(0);
  });
});
