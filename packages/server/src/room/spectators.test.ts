import { expect, it, vi } from 'vitest';
import { MemoryStore } from '../store/memory.ts';
import { post, tableOfPeople } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { ViewerOutbox } from './viewer-outbox.ts';

/** A store that outlives its servers. */
class LastingStore extends MemoryStore {
  override async close(): Promise<void> {}
}

it('encodes an event once for all spectators, however many', async () => {
  const { url } = await testServer();
  const [ann, bo] = await tableOfPeople(url, 2);
  const spectators = await Promise.all(Array.from({ length: 200 }, () => TestPlayer.watch(url, ann.table_id)));
  await Promise.all(spectators.map((spectator) => spectator.heard('TableWaiting')));
  const encoded = vi.spyOn(ViewerOutbox.prototype, 'add');
  const players = await Promise.all([ann, bo].map((seat) => TestPlayer.join(url, seat)));
  await Promise.all([...players, ...spectators].map((each) => each.heard('RoundDealt')));
  // Once for each of the two players, and once for the spectators.
  const deals = encoded.mock.calls.filter(([bodies]) => bodies.some(({ event }) => event === 'RoundDealt'));
  expect(deals).toHaveLength(3);
});

it('shows nothing to spectators before the delay of the table, on the socket or in the record', async () => {
  const time = new ManualTime();
  const { url } = await testServer({ time });
  const [ann, bo] = await tableOfPeople(url, 2, { spectator_delay: 60_000 });
  await Promise.all([ann, bo].map((seat) => TestPlayer.join(url, seat).then((player) => player.heard('RoundDealt'))));
  const early = await TestPlayer.watch(url, ann.table_id);
  expect(await early.heard('TableWaiting')).toMatchObject({ event_id: 'evt_000' });
  const record = `${url}/api/tables/${ann.table_id}/kibo`;
  expect((await fetch(record)).status).toBe(409);
  expect((await fetch(record, { headers: { authorization: `Bearer ${ann.session_token}` } })).status).toBe(200);
  await time.pass(59_999);
  const late = await TestPlayer.watch(url, ann.table_id);
  await late.heard('TableWaiting');
  expect(early.messages.map(({ event }) => event)).toEqual(['TableWaiting']);
  await time.pass(1);
  await Promise.all([early, late].map((spectator) => spectator.heard('RoundDealt')));
  expect((await fetch(record)).status).toBe(200);
});

it('shows nothing earlier after a restart of the server', async () => {
  const time = new ManualTime();
  const store = new LastingStore();
  const before = await testServer({ time, store });
  const seats = await tableOfPeople(before.url, 2, { spectator_delay: 60_000, rules: { total_rounds: 12 } });
  const [ann, bo] = await Promise.all(seats.map((seat) => TestPlayer.join(before.url, seat)));
  for (const player of [ann, bo]) player.play();
  await ann.until(() => ann.messages.filter(({ event }) => event === 'RoundDealt').length > 1);
  await before.close();
  const after = await testServer({ time, store });
  const spectator = await TestPlayer.watch(after.url, seats[0].table_id);
  expect(await spectator.heard(() => true)).toMatchObject({ event: 'TableWaiting', event_id: 'evt_000' });
  await time.pass(60_000);
  await spectator.until(() => spectator.messages.filter(({ event }) => event === 'RoundDealt').length > 1);
});

it('refuses a delay that is not one', async () => {
  const { url } = await testServer();
  const asked = { game: 'koikoi', seats: [{ kind: 'human' }, { kind: 'human' }] };
  for (const spectator_delay of [0, -1, 1.5, 600_001, '1', null])
    expect((await post(`${url}/api/tables`, { ...asked, spectator_delay })).status).toBe(400);
});
