import { HttpError } from '@madang/protocol/schemas';
import { expect, it } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { get, tableOfPeople } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

/** A store that fails when the test wants. */
class FailingStore extends MemoryStore {
  isDown = false;

  override append(...asked: Parameters<MemoryStore['append']>): ReturnType<MemoryStore['append']> {
    return this.isDown ? Promise.reject(new Error('connect ECONNREFUSED')) : super.append(...asked);
  }

  override log(...asked: Parameters<MemoryStore['log']>): ReturnType<MemoryStore['log']> {
    return this.isDown ? Promise.reject(new Error('connect ECONNREFUSED')) : super.log(...asked);
  }

  override list(...asked: Parameters<MemoryStore['list']>): ReturnType<MemoryStore['list']> {
    return this.isDown ? Promise.reject(new Error('connect ECONNREFUSED')) : super.list(...asked);
  }
}

it.each(['own', 'plain'])(
  'a store that is down is UNAVAILABLE, not a fault of the command: dialect %s',
  async (dialect) => {
    const store = new FailingStore();
    const { url } = await testServer({ store, logLevel: 'silent' });
    const seats = await tableOfPeople(url, 2);
    const game = dialect === 'own' ? 'koikoi' : 'plain';
    const players = await Promise.all(seats.map((seat) => TestPlayer.join(url, seat, { dialect }, game)));
    await Promise.all(players.map((player) => player.heard('RoundDealt')));
    store.isDown = true;
    players[0].say({ command: 'GameResign', command_id: 'once' });
    expect(await players[0].heard('TurnError')).toMatchObject({
      ...{ error_code: 'UNAVAILABLE', retry_allowed: true, retry_after_ms: expect.any(Number) },
    });
    const answer = await get(`${url}/api/tables`);
    expect(answer.status).toBe(503);
    expect(HttpError.parse(answer.body).error).toMatchObject({
      code: 'UNAVAILABLE',
      retry_after_ms: expect.any(Number),
    });
    store.isDown = false;
    players[0].say({ command: 'GameResign', command_id: 'once' });
    await players[1].heard('GameFinished');
  },
);

it('commands that are sent too fast get RATE_LIMITED, with the time to wait', async () => {
  const { url } = await testServer({ limits: { burst: 2, perSecond: 10 } });
  const client = new TestPlayer(url);
  await client.opened;
  for (let i = 0; i < 3; i++) client.sayText('{}');
  const refused = await client.until(() => client.errors.find(({ error_code }) => error_code === 'RATE_LIMITED'));
  expect(refused).toMatchObject({ retry_allowed: true });
  expect(refused.retry_after_ms).toBeGreaterThan(0);
  expect(refused.retry_after_ms).toBeLessThanOrEqual(100);
  expect(client.messages[0]).toMatchObject({ error_code: 'INVALID_STATE' });
});
