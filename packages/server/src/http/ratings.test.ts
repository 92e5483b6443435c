import type { Leaderboard, Me, Profile, TableDetail } from '@madang/protocol';
import { expect, it } from 'vitest';
import { get, post, type Seated } from '../testing/api.ts';
import { testServer } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const keyOf = (name: string) => `key-of-${name}-`.padEnd(32, name[0]);
const CLOCK = { per_action: 60_000, bank: 60_000 };

/** Two people with keys sit down, and the first resigns. */
async function resignedMatch(url: string, names: readonly [string, string], clock: object | null): Promise<Seated> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { body: first } = await post(`${url}/api/tables`, { game: 'koikoi', seats, clock }, keyOf(names[0]));
  const { body: second } = await post(`${url}/api/tables/${first.table_id}/join`, {}, keyOf(names[1]));
  const players = await Promise.all([first, second].map((seat) => TestPlayer.join(url, seat)));
  await players[0].heard('RoundDealt');
  players[0].say({ command: 'GameResign' });
  await players[1].heard('GameFinished');
  for (const player of players) player.cut();
  return first;
}

it('a rated match changes both ratings, and is on the leaderboard and on the pages of both', async () => {
  const { url } = await testServer();
  const [ann, bo] = await Promise.all(
    ['Ann', 'Bo'].map(async (name) => (await post<Me>(`${url}/api/me`, { name }, keyOf(name))).body),
  );
  const unrated = await resignedMatch(url, ['Ann', 'Bo'], null);
  const rated = await resignedMatch(url, ['Ann', 'Bo'], CLOCK);
  expect((await get<TableDetail>(`${url}/api/tables/${unrated.table_id}`)).body.rated).toBe(false);
  expect((await get<TableDetail>(`${url}/api/tables/${rated.table_id}`)).body.rated).toBe(true);
  const leaders = async (query = '') => (await get<Leaderboard>(`${url}/api/ratings?game=koikoi${query}`)).body;
  await expect.poll(async () => (await leaders()).people.length).toBe(2);
  const board = await leaders();
  expect(board).toMatchObject({ game: 'koikoi', seats: 2, next_cursor: null });
  expect(board.people.map(({ name, matches }) => [name, matches])).toEqual([
    ['Bo', 1],
    ['Ann', 1],
  ]);
  const [best] = board.people;
  const first = await leaders('&limit=1');
  expect(first.people).toEqual([best]);
  expect((await leaders(`&limit=1&cursor=${first.next_cursor}`)).people.map(({ name }) => name)).toEqual(['Ann']);
  const profile = async (id: string) => (await get<Profile>(`${url}/api/people/${id}`)).body;
  expect(await profile(bo.person_id)).toMatchObject({
    name: 'Bo',
    ratings: [{ game: 'koikoi', seats: 2, rating: best.rating, curve: [{ table_id: rated.table_id }] }],
  });
  expect((await profile(ann.person_id)).ratings).toHaveLength(1);
});
