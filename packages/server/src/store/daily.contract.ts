import { beforeEach, describe, expect, it } from 'vitest';
import type { DailyMatch } from './daily.ts';
import type { Bench } from './testing/bench.ts';

// Daily deals. Part of `store.contract.ts`.

const DAY = '2026-11-17';
const match = (person: string, tableId: string): DailyMatch => ({
  ...{ day: DAY, game: 'koikoi', person, deal: 1, tableId },
  ...{ token: `token of ${tableId}`, isRanked: person === 'ann', startedAt: 5 },
});

export function describeDaily(at: Bench) {
  describe('daily deals', () => {
    beforeEach(async () => {
      for (const id of ['ann', 'bo']) {
        const key = { id, hash: `hash of ${id}`, kind: 'person' as const, name: '', createdAt: 1 };
        await at.store.people.register({ id, name: id.toUpperCase(), createdAt: 1 }, key);
      }
    });

    it('have the seeds of whoever was first, for each day and game', async () => {
      const all = await Promise.all(
        ['a', 'b', 'c'].map((seed) => at.store.daily.seeds(DAY, 'koikoi', [seed, `${seed}2`])),
      );
      const [first] = all;
      expect(first).toHaveLength(2);
      for (const seeds of all) expect(seeds).toEqual(first);
      expect(await at.store.daily.seeds(DAY, 'matgo', ['d'])).toEqual(['d']);
      expect(await at.store.daily.seeds('2026-11-18', 'koikoi', ['e'])).toEqual(['e']);
    });

    it('are played once by each person', async () => {
      const answers = await Promise.all(['t1', 't2'].map((id) => at.store.daily.begin(match('ann', id))));
      expect(answers[1]).toEqual(answers[0]);
      expect(await at.store.daily.begin(match('bo', 't3'))).toEqual(match('bo', 't3'));
      expect((await at.store.daily.field(DAY, 'koikoi')).map(({ person, name }) => [person, name])).toEqual([
        ['ann', 'ANN'],
        ['bo', 'BO'],
      ]);
      expect(await at.store.daily.field(DAY, 'matgo')).toEqual([]);
    });

    it('have one result, and none of people who were erased', async () => {
      await at.store.daily.begin(match('ann', 't1'));
      await at.store.daily.begin(match('bo', 't2'));
      const result = { points: 12.5, rounds: [{ round: 1, points: 5, calls: ['koikoi'] }] };
      await at.store.daily.finish('t1', 9, result);
      await at.store.daily.finish('t1', 10, null);
      const { token: _, ...begun } = match('ann', 't1');
      const [first] = await at.store.daily.field(DAY, 'koikoi');
      expect(first).toEqual({ ...begun, name: 'ANN', finishedAt: 9, result });
      await at.store.people.erase('ann', 20);
      expect((await at.store.daily.field(DAY, 'koikoi')).map(({ person }) => person)).toEqual(['bo']);
    });
  });
}
