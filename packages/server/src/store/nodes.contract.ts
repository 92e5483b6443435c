import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Store } from './store.ts';
import type { Bench } from './testing/bench.ts';
import { entry, summary, tableCard } from './testing/examples.ts';

// What a store promises to several servers that share it. Part of `store.contract.ts`.

export function describeLeases(at: Bench) {
  describe('a lease', () => {
    it('belongs to one node only', async () => {
      expect(await at.store.lease('a', 'node 1', 60_000)).toBe(true);
      expect(await at.store.lease('a', 'node 2', 60_000)).toBe(false);
      expect(await at.store.lease('b', 'node 2', 60_000)).toBe(true);
    });

    it('is renewed by the node that has it', async () => {
      await at.store.lease('a', 'node 1', 100);
      await at.store.lease('later', 'node 1', 100);
      expect(await at.store.lease('a', 'node 1', 60_000)).toBe(true);
      await expect.poll(() => at.store.lease('later', 'node 2', 60_000)).toBe(true);
      expect(await at.store.lease('a', 'node 2', 60_000)).toBe(false);
    });

    it('can be taken by another node when it has expired', async () => {
      await at.store.lease('a', 'node 1', 50);
      await expect.poll(() => at.store.lease('a', 'node 2', 60_000)).toBe(true);
      expect(await at.store.lease('a', 'node 1', 60_000)).toBe(false);
    });

    it('is free when its node has released it, and no other node can', async () => {
      await at.store.lease('a', 'node 1', 60_000);
      await at.store.release('a', 'node 2');
      expect(await at.store.lease('a', 'node 2', 60_000)).toBe(false);
      await at.store.release('a', 'node 1');
      expect(await at.store.lease('a', 'node 2', 60_000)).toBe(true);
    });

    it('is given to one of many requests at the same time', async () => {
      const nodes = Array.from({ length: 20 }, (_, place) => `node ${place}`);
      const had = await Promise.all(nodes.map((node) => at.store.lease('a', node, 60_000)));
      expect(had.filter(Boolean)).toHaveLength(1);
    });
  });
}

export function describeListening(at: Bench) {
  describe('listening', () => {
    it('tells nothing in a store of one process', async () => {
      const added = vi.fn();
      const stop = await at.store.listen({ added, missed: () => undefined });
      await at.store.create(tableCard('a'), [entry(1)]);
      await at.store.append('a', [entry(2)]);
      await stop();
      expect(added).not.toHaveBeenCalled();
    });
  });
}

export function describeTwoStores(at: Bench) {
  describe('two stores on one place', () => {
    let other: Store;
    beforeEach(async () => {
      other = await at.place.open();
    });
    afterEach(() => other.close());

    it('see what each other writes', async () => {
      await at.store.create(tableCard('a'));
      expect(await other.append('a', [entry(1)])).toBe('appended');
      expect(await at.store.append('a', [entry(1, 'late')])).toBe('conflict');
      expect(await at.store.log('a')).toEqual([entry(1)]);
    });

    it('hear what each other writes to the tables that they host', async () => {
      const heard = { here: vi.fn(), there: vi.fn() };
      await at.store.listen({ added: heard.here, missed: () => undefined });
      const stop = await other.listen({ added: heard.there, missed: () => undefined });
      await at.store.create(tableCard('판'));
      await Promise.all([at.store.host('판'), other.host('판')]);
      await at.store.append('판', [entry(1)]);
      await expect.poll(() => heard.there.mock.calls).toEqual([['판', entry(1)]]);
      await stop();
      await other.append('판', [entry(2)]);
      await at.store.append('판', [entry(3)]);
      await expect.poll(() => heard.here.mock.calls).toEqual([['판', entry(2)]]);
      expect(heard.there).toHaveBeenCalledTimes(1);
    });

    it('do not hear of an entry more than that there is one, where it is too long to be told', async () => {
      const added = vi.fn();
      await other.listen({ added, missed: () => undefined });
      await at.store.create(tableCard('a'));
      await other.host('a');
      await at.store.append('a', [entry(1, 'long'.repeat(3000))]);
      await expect.poll(() => added.mock.calls).toEqual([['a', null]]);
    });

    it('do not hear of tables that they do not host, or not any more', async () => {
      const added = vi.fn();
      await other.listen({ added, missed: () => undefined });
      for (const id of ['never', 'before', 'now']) await at.store.create(tableCard(id));
      await Promise.all([other.host('before'), other.host('now'), other.host('nowhere')]);
      await other.unhost('before');
      for (const id of ['never', 'before', 'now']) await at.store.append(id, [entry(1)]);
      await expect.poll(() => added.mock.calls).not.toEqual([]);
      expect(added.mock.calls).toEqual([['now', entry(1)]]);
    });

    it('do not hear what they have written themselves', async () => {
      const added = vi.fn();
      await at.store.listen({ added, missed: () => undefined });
      await at.store.create(tableCard('a'), [entry(1)]);
      await at.store.host('a');
      await at.store.append('a', [entry(2)]);
      await other.append('a', [entry(3)]);
      await expect.poll(() => added.mock.calls).not.toEqual([]);
      expect(added.mock.calls).toEqual([['a', entry(3)]]);
    });

    it('tell each other what is not kept, and not themselves', async () => {
      const heard = { here: vi.fn(), there: vi.fn() };
      const quiet = { added: () => undefined, missed: () => undefined };
      await at.store.listen({ ...quiet, told: heard.here });
      await other.listen({ ...quiet, told: heard.there });
      await at.store.create(tableCard('판'));
      await Promise.all([at.store.host('판'), other.host('판')]);
      await at.store.tell('판', '{"said": "two words"}');
      await other.tell('판', 'later');
      await expect.poll(() => heard.here.mock.calls).toEqual([['판', 'later']]);
      expect(heard.there.mock.calls).toEqual([['판', '{"said": "two words"}']]);
      expect(await at.store.log('판')).toEqual([]);
    });

    it('do not hear what was refused', async () => {
      const added = vi.fn();
      await other.listen({ added, missed: () => undefined });
      await at.store.create(tableCard('a'), [entry(1)]);
      await other.host('a');
      await at.store.append('a', [entry(1, 'late')]);
      await at.store.append('a', [entry(2)]);
      await expect.poll(() => added.mock.calls).not.toEqual([]);
      expect(added.mock.calls).toEqual([['a', entry(2)]]);
    });

    it('writing the same entries at the same time fifty times, have each of them once', async () => {
      const ids = Array.from({ length: 50 }, (_, place) => `t${place}`);
      await Promise.all(ids.map((id) => at.store.create(tableCard(id))));
      const race = async (id: string) => {
        const wanted = [entry(1, 'here'), entry(2, 'here')];
        const rival = [entry(1, 'there')];
        const became = await Promise.all([at.store.append(id, wanted), other.append(id, rival)]);
        expect(became.toSorted()).toEqual(['appended', 'conflict']);
        expect(await at.store.log(id)).toEqual(became[0] === 'appended' ? wanted : rival);
      };
      await Promise.all(ids.map(race));
    });

    it('asking for the rematch of a table at the same time, make one', async () => {
      const wanted = Array.from({ length: 8 }, (_, place) => tableCard(`r${place}`, { rematchOf: 'a' }));
      const made = await Promise.all(
        wanted.map((card, place) => [at.store, other][place % 2].rematch(card, [entry(1)], summary())),
      );
      expect(new Set(made).size).toBe(1);
      expect((await at.store.list({})).map(({ card }) => card.id)).toEqual([made[0]]);
    });

    it('share leases', async () => {
      expect(await at.store.lease('a', 'node 1', 60_000)).toBe(true);
      expect(await other.lease('a', 'node 2', 60_000)).toBe(false);
      await at.store.release('a', 'node 1');
      expect(await other.lease('a', 'node 2', 60_000)).toBe(true);
    });
  });
}
