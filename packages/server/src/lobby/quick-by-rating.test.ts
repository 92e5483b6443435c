import { expect, it } from 'vitest';
import { ratingOf } from '../rating/skill.ts';
import { MemoryStore } from '../store/memory.ts';
import { post, type Seated } from '../testing/api.ts';
import { ManualTime } from '../testing/manual-time.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { WIDE_OPEN } from './pairing.ts';

const keyOf = (name: string) => `key-of-${name}-`.padEnd(32, name[0]);

/** Ann, who is much stronger, waits and is connected; Bo has asked for a match. */
async function unevenPair() {
  const time = new ManualTime();
  const store = new MemoryStore();
  const { url } = await testServer({ time, store });
  const quick = async (key?: string) => (await post(`${url}/api/quick`, { game: 'koikoi', human: true }, key)).body;
  for (const [name, mu] of Object.entries({ ann: 35, bo: 10 })) {
    const { person_id: person } = (await post<{ person_id: string }>(`${url}/api/me`, { name }, keyOf(name))).body;
    const skill = { mu, sigma: 1.5 };
    const result = { tableId: name, at: 1, pool: 'koikoi/2/seed', places: [{ person, rank: 1 }] };
    await store.ratings.apply(result, [{ person, skill, rating: ratingOf(skill), match: 1 }]);
  }
  const ann: Seated = await quick(keyOf('ann'));
  await (await TestPlayer.join(url, ann)).heard('TableWaiting');
  return { time, quick, ann, bo: quick(keyOf('bo')) };
}

it('somebody much weaker holds out, and a better match who comes later goes first', async () => {
  const { quick, ann, bo } = await unevenPair();
  const guest = await quick();
  expect(guest.table_id).toBe(ann.table_id);
  expect((await bo).table_id).not.toBe(ann.table_id); // nobody is left to hold out for
});

it('when both together have waited for ten seconds, anybody will do', async () => {
  const { time, ann, bo } = await unevenPair();
  await time.pass(WIDE_OPEN / 2);
  expect((await bo).table_id).toBe(ann.table_id);
});
