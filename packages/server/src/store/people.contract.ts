import { beforeEach, describe, expect, it } from 'vitest';
import type { Logged } from '../table/log.ts';
import type { Key } from './people.ts';
import type { Summary } from './store.ts';
import type { Bench } from './testing/bench.ts';
import { entry, summary, tableCard } from './testing/examples.ts';

// People, their keys and their tables. Part of `store.contract.ts`.

const ann = { id: 'ann', name: 'Ann', createdAt: 5 };
const bo = { id: 'bo', name: '보람', createdAt: 6 };
const key = (id: string, kind: Key['kind'] = 'person'): Key => ({
  id,
  hash: `hash of ${id}`,
  kind,
  name: id,
  createdAt: 7,
});

/** A table where Ann and Bo sit. */
function together(status: Summary['status'], people: readonly (string | undefined)[] = ['ann', 'bo']): Summary {
  const seats = people.map((person, seat) => ({
    playerId: `p${seat}`,
    name: person ?? 'Guest',
    kind: 'human' as const,
    level: null,
    ...(person === undefined ? {} : { person }),
  }));
  const names = seats.map(({ name }) => name);
  return summary({ status, names, updatedAt: 1, detail: { seats, rematch: null, voided: null } });
}

function sat(n: number, person: string): Logged {
  const seat = n - 1;
  const taken = { type: 'sat', seat, kind: 'human', name: person, playerId: `p${seat}` } as const;
  return { n, at: n, entry: { ...taken, tokenHash: 'x', level: null, person } };
}

export function describePeople(at: Bench) {
  describe('a person', () => {
    beforeEach(async () => {
      await at.store.people.register(ann, key('a1'));
    });

    it('is made with the first key, and found by it', async () => {
      const { hash: _, ...known } = key('a1');
      expect(await at.store.people.holderOf('hash of a1')).toEqual({ person: ann, key: known });
      expect(await at.store.people.register(bo, key('a1'))).toEqual({ person: ann, key: known });
      expect(await at.store.people.person('bo')).toBeNull();
      expect(await at.store.people.holderOf('hash of b1')).toBeNull();
    });

    it('is made once when the same key comes eight times at once', async () => {
      const ids = Array.from({ length: 8 }, (_, place) => `p${place}`);
      const made = await Promise.all(ids.map((id) => at.store.people.register({ ...bo, id }, { ...key('b'), id })));
      expect(new Set(made.map(({ person }) => person.id)).size).toBe(1);
      const known = await Promise.all(ids.map((id) => at.store.people.person(id)));
      expect(known.filter((person) => person !== null)).toHaveLength(1);
    });

    it('who has left nothing is dropped, by the time they were made', async () => {
      await at.store.people.register(bo, key('b1'));
      await at.store.create(tableCard('a'), [sat(1, 'ann')], together('open', ['ann', undefined]));
      await at.store.people.dropUnused(0, 6);
      expect(await at.store.people.person('bo')).toEqual(bo);
      await at.store.people.dropUnused(0, 7);
      expect(await at.store.people.person('bo')).toBeNull();
      expect(await at.store.people.holderOf('hash of b1')).toBeNull();
      expect(await at.store.people.person('ann')).toEqual(ann);
    });

    it('can have more keys, up to a limit, and lose all but the last', async () => {
      expect(await at.store.people.addKey('ann', key('a2', 'program'), 2)).toBe(true);
      expect(await at.store.people.addKey('ann', key('a3'), 2)).toBe(false);
      expect(await at.store.people.addKey('nobody', key('n'), 2)).toBe(false);
      expect((await at.store.people.keys('ann')).map(({ id, kind }) => [id, kind])).toEqual([
        ['a1', 'person'],
        ['a2', 'program'],
      ]);
      expect(await at.store.people.removeKey('ann', 'a1')).toBe(false);
      expect(await at.store.people.removeKey('bo', 'a2')).toBe(false);
      expect(await at.store.people.removeKey('ann', 'a2')).toBe(true);
      expect(await at.store.people.removeKey('ann', 'a2')).toBe(false);
      expect(await at.store.people.holderOf('hash of a2')).toBeNull();
    });

    it('can be renamed', async () => {
      await at.store.people.rename('ann', 'Anna');
      expect((await at.store.people.person('ann'))?.name).toBe('Anna');
    });

    it('gets another device by a code, once and in time', async () => {
      await at.store.people.offerTransfer({ codeHash: 'old', personId: 'ann', until: 100 });
      await at.store.people.offerTransfer({ codeHash: 'code', personId: 'ann', until: 100 });
      expect(await at.store.people.takeTransfer('old', 50, key('a2'), 9)).toBeNull();
      expect(await at.store.people.takeTransfer('wrong', 50, key('a2'), 9)).toBeNull();
      expect((await at.store.people.takeTransfer('code', 50, key('a2'), 9))?.person).toEqual(ann);
      expect(await at.store.people.takeTransfer('code', 50, key('a3'), 9)).toBeNull();
      await at.store.people.offerTransfer({ codeHash: 'late', personId: 'ann', until: 100 });
      expect(await at.store.people.takeTransfer('late', 100, key('a3'), 9)).toBeNull();
      await at.store.people.offerTransfer({ codeHash: 'full', personId: 'ann', until: 100 });
      expect(await at.store.people.takeTransfer('full', 50, key('a3'), 2)).toBeNull();
      expect((await at.store.people.keys('ann')).map(({ id }) => id)).toEqual(['a1', 'a2']);
    });

    it('whose code is used by eight devices at once gets one of them', async () => {
      await at.store.people.offerTransfer({ codeHash: 'code', personId: 'ann', until: 100 });
      const ids = Array.from({ length: 8 }, (_, place) => `d${place}`);
      const took = await Promise.all(ids.map((id) => at.store.people.takeTransfer('code', 50, key(id), 9)));
      expect(took.filter((holder) => holder !== null)).toHaveLength(1);
      expect(await at.store.people.keys('ann')).toHaveLength(2);
    });
  });
}

export function describeTablesOfPeople(at: Bench) {
  describe('the tables of a person', () => {
    const of = async (person: string, filter = {}) =>
      (await at.store.list({ person, ...filter })).map(({ card }) => card.id);
    beforeEach(async () => {
      await at.store.people.register(ann, key('a1'));
      await at.store.people.register(bo, key('b1'));
      await at.store.create(tableCard('over', { createdAt: 1 }), [sat(1, 'ann'), sat(2, 'bo')], together('finished'));
      await at.store.create(tableCard('now', { createdAt: 2 }), [sat(1, 'ann')], together('open', ['ann', undefined]));
      await at.store.append('now', [sat(2, 'bo')], { summary: together('playing') });
      await at.store.create(tableCard('alone', { createdAt: 3 }), [sat(1, 'ann')], together('open', ['ann']));
    });

    it('are listed, the newest first, in pages and by status', async () => {
      expect(await of('ann')).toEqual(['alone', 'now', 'over']);
      expect(await of('ann', { limit: 1, after: { createdAt: 3, id: 'alone' } })).toEqual(['now']);
      expect(await of('bo')).toEqual(['now', 'over']);
      expect(await of('bo', { status: 'finished' })).toEqual(['over']);
      expect(await of('bo', { status: 'playing', game: 'koikoi' })).toEqual(['now']);
      expect(await of('nobody')).toEqual([]);
    });

    it('are listed when they are archived, and when they come back', async () => {
      await at.store.archive(2);
      expect(await of('ann')).toEqual(['alone', 'now', 'over']);
      expect(await of('ann', { status: 'finished', publicOnly: true })).toEqual(['over']);
      await at.store.append('over', [entry(3)], { summary: together('finished') });
      expect(await of('ann')).toEqual(['alone', 'now', 'over']);
    });

    it('are no longer listed when the seat was left, or the table has expired', async () => {
      await at.store.append('now', [entry(3)], { summary: together('playing', ['ann', undefined]) });
      expect(await of('bo')).toEqual(['over']);
      await at.store.expire({ unreached: 10, listed: 10, unlisted: 10 });
      expect(await of('ann')).toEqual(['now', 'over']);
    });

    it('forget a person who was erased, once they are archived', async () => {
      await at.store.people.offerTransfer({ codeHash: 'code', personId: 'ann', until: 100 });
      await at.store.people.erase('ann', 50);
      expect(await at.store.people.holderOf('hash of a1')).toBeNull();
      expect(await at.store.people.person('ann')).toBeNull();
      expect(await at.store.people.takeTransfer('code', 60, key('a9'), 9)).toBeNull();
      const links = await at.store.people.toForget();
      expect(links.map(({ tableId }) => tableId).toSorted()).toEqual(['alone', 'now', 'over']);
      expect(await at.store.forget('over', 'ann')).toBe(false);
      await at.store.archive(2);
      expect(await at.store.forget('over', 'ann')).toBe(true);
      await at.store.people.forgotten({ personId: 'ann', tableId: 'over' });
      const found = await at.store.find('over');
      expect(found?.summary.names).toEqual(['Player 1', 'bo']);
      expect(JSON.stringify([found, await at.store.log('over')])).not.toContain('ann');
      expect(await at.store.log('over')).toMatchObject([{ entry: { name: 'Player 1' } }, { entry: { person: 'bo' } }]);
      expect(await of('bo')).toEqual(['now', 'over']);
      for (const tableId of ['alone', 'now']) await at.store.people.forgotten({ personId: 'ann', tableId });
      expect(await at.store.people.toForget()).toEqual([]);
    });
  });
}
