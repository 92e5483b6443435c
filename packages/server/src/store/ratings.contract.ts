import { beforeEach, describe, expect, it } from 'vitest';
import type { PendingResult, RatingChange } from './ratings.ts';
import type { Bench } from './testing/bench.ts';
import { entry, summary, tableCard } from './testing/examples.ts';

// Results of matches and ratings. Part of `store.contract.ts`.

const POOL = 'koikoi/2/seed';
const places = [
  { person: 'ann', rank: 1 },
  { person: 'bo', rank: 2 },
];
const change = (person: string, match: number, rating: number): RatingChange => ({
  person,
  match,
  rating,
  skill: { mu: 25 + rating, sigma: 8 },
});

export function describeRatings(at: Bench) {
  describe('ratings', () => {
    const over = { summary: summary({ status: 'finished' }), result: { pool: POOL, places } };
    const end = (id: string) => at.store.append(id, [entry(2)], over);
    beforeEach(async () => {
      for (const id of ['ann', 'bo', 'cho']) {
        const key = { id, hash: `hash of ${id}`, kind: 'person' as const, name: '', createdAt: 1 };
        await at.store.people.register({ id, name: id.toUpperCase(), createdAt: 1 }, key);
      }
      for (const id of ['t1', 't2']) await at.store.create(tableCard(id), [entry(1)], summary());
    });

    it('wait for the results that were written with the last entry, and only with it', async () => {
      expect(await end('t1')).toBe('appended');
      expect(await at.store.append('t2', [entry(1)], over)).toBe('conflict');
      const expected: PendingResult[] = [{ tableId: 't1', at: entry(2).at, pool: POOL, places }];
      expect(await at.store.ratings.pending()).toEqual(expected);
    });

    it('change once for each match', async () => {
      await end('t1');
      const [result] = await at.store.ratings.pending();
      const changes = [change('ann', 1, 3), change('bo', 1, -3)];
      const applied = await Promise.all([1, 2, 3, 4].map(() => at.store.ratings.apply(result, changes)));
      expect(applied).toContain(true);
      expect(await at.store.ratings.pending()).toEqual([]);
      expect(await at.store.ratings.skills(POOL, [...places, { person: 'cho', rank: 1 }])).toEqual([
        { skill: { mu: 28, sigma: 8 }, matches: 1 },
        { skill: { mu: 22, sigma: 8 }, matches: 1 },
        null,
      ]);
      // Too late, with other numbers: the match is rated.
      expect(await at.store.ratings.apply(result, [change('ann', 2, 9), change('bo', 2, 9)])).toBe(true);
      expect((await at.store.ratings.ratingsOf('ann', 10))[0]).toMatchObject({ rating: 3, matches: 1 });
    });

    it('do not change by a match that was computed from an older rating', async () => {
      await end('t1');
      await end('t2');
      const [first, second] = await at.store.ratings.pending();
      expect(await at.store.ratings.apply(first, [change('ann', 1, 3), change('bo', 1, -3)])).toBe(true);
      expect(await at.store.ratings.apply(second, [change('ann', 1, 4), change('cho', 1, 5)])).toBe(false);
      expect(await at.store.ratings.skills(POOL, [{ person: 'cho', rank: 1 }])).toEqual([null]);
      expect(await at.store.ratings.apply(second, [change('ann', 2, 4), change('cho', 1, 5)])).toBe(true);
      expect((await at.store.ratings.ratingsOf('ann', 10))[0]).toMatchObject({
        pool: POOL,
        matches: 2,
        curve: [
          { tableId: 't2', rating: 4 },
          { tableId: 't1', rating: 3 },
        ],
      });
    });

    it('are listed, the best first, in pages', async () => {
      await end('t1');
      const [result] = await at.store.ratings.pending();
      await at.store.ratings.apply(result, [change('ann', 1, 0.1), change('bo', 1, 0.1), change('cho', 1, 7)]);
      const people = async (limit: number, after?: { rating: number; person: string }) =>
        (await at.store.ratings.leaders(POOL, limit, after)).map(({ person }) => person);
      expect(await people(5)).toEqual(['cho', 'ann', 'bo']);
      expect(await people(1, { rating: 7, person: 'cho' })).toEqual(['ann']);
      expect(await people(5, { rating: 0.1, person: 'ann' })).toEqual(['bo']);
      expect(await at.store.ratings.leaders('matgo/2/x', 5)).toEqual([]);
      expect((await at.store.ratings.leaders(POOL, 1))[0]).toEqual({
        person: 'cho',
        name: 'CHO',
        rating: 7,
        sigma: 8,
        matches: 1,
      });
    });

    it('go with their person, whose last match counts for the others', async () => {
      await end('t1');
      const [result] = await at.store.ratings.pending();
      await at.store.people.erase('ann', 5);
      expect(await at.store.ratings.apply(result, [change('ann', 1, 3), change('bo', 1, -3)])).toBe(true);
      expect(await at.store.ratings.ratingsOf('ann', 5)).toEqual([]);
      expect(await at.store.ratings.ratingsOf('bo', 5)).toHaveLength(1);
      await at.store.people.erase('bo', 5);
      expect(await at.store.ratings.leaders(POOL, 5)).toEqual([]);
    });
  });
}
