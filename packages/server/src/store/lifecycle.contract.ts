import { beforeEach, describe, expect, it } from 'vitest';
import type { Cursor, Store } from './store.ts';
import type { Bench } from './testing/bench.ts';
import { entries, entry, summary, tableCard } from './testing/examples.ts';

// How a table is found, opened, continued when something is due, and deleted. Part of `store.contract.ts`.

export function describePages(at: Bench) {
  describe('the list in pages', () => {
    it('continues after the last table of the page before, without gaps or repetitions', async () => {
      const cards = [3, 1, 2, 2, 2, 5].map((createdAt, place) => tableCard(`t${place}`, { createdAt }));
      for (const card of cards) await at.store.create(card);
      const all = (await at.store.list({})).map(({ card }) => card.id);
      const seen: string[] = [];
      for (let after: Cursor | undefined; ; ) {
        const page = await at.store.list({ limit: 2, publicOnly: true, ...(after ? { after } : {}) });
        seen.push(...page.map(({ card }) => card.id));
        const last = page.at(-1)?.card;
        if (!last) break;
        after = { createdAt: last.createdAt, id: last.id };
      }
      expect(seen).toEqual(all);
    });

    it('can be filtered by when somebody was last connected', async () => {
      await at.store.create(tableCard('never'));
      await at.store.create(tableCard('once'), [], summary({ status: 'open', seenAt: 10 }));
      await at.store.create(tableCard('still'), [], summary({ status: 'open', seenAt: 10 }));
      await at.store.touch(['still', 'nowhere'], 20);
      expect((await at.store.list({ seenSince: 15 })).map(({ card }) => card.id)).toEqual(['still']);
    });
  });
}

export function describeOpening(at: Bench) {
  describe('a table that is opened', () => {
    it('is found as the lobby shows it', async () => {
      await at.store.create(tableCard('a'), [entry(1)], summary());
      expect(await at.store.find('a')).toEqual({ card: tableCard('a'), summary: summary() });
      expect(await at.store.find('nowhere')).toBeNull();
    });

    it('comes with its whole log when there is no checkpoint', async () => {
      await at.store.create(tableCard('a'), entries(1, 3));
      expect(await at.store.open('a')).toEqual({ card: tableCard('a'), checkpoint: null, log: entries(1, 3) });
      expect(await at.store.open('nowhere')).toBeNull();
    });

    it('comes with its last checkpoint and the log from that entry on', async () => {
      await at.store.create(tableCard('a'), entries(1, 3));
      await at.store.keepCheckpoint('a', { n: 1, text: 'first' });
      await at.store.keepCheckpoint('a', { n: 3, text: '둘째' });
      await at.store.append('a', entries(4, 5));
      const opened = await at.store.open('a');
      expect(opened?.checkpoint).toEqual({ n: 3, text: '둘째' });
      expect(opened?.log).toEqual(entries(3, 5));
      expect(await at.store.log('a')).toEqual(entries(1, 5));
    });

    it('keeps no checkpoint of an unknown table', async () => {
      await at.store.keepCheckpoint('nowhere', { n: 1, text: 'x' });
      expect(await at.store.open('nowhere')).toBeNull();
    });
  });
}

export function describeDue(at: Bench) {
  describe('what is due', () => {
    it('are the running matches whose last entry says so, the earliest first', async () => {
      const playing = { summary: summary() };
      for (const id of ['late', 'early', 'nothing', 'over', 'open']) await at.store.create(tableCard(id), [entry(1)]);
      await at.store.append('late', [entry(2)], { ...playing, due: 900 });
      await at.store.append('early', [entry(2)], { ...playing, due: 100 });
      await at.store.append('early', [entry(3)], { due: 200 });
      await at.store.append('nothing', [entry(2)], { ...playing, due: 100 });
      await at.store.append('nothing', [entry(3)], { due: null });
      await at.store.append('over', [entry(2)], { summary: summary({ status: 'finished' }), due: 100 });
      expect(await at.store.due()).toEqual([
        { tableId: 'early', at: entry(3).at, due: 200 },
        { tableId: 'late', at: entry(2).at, due: 900 },
      ]);
    });
  });
}

export function describeExpiry(at: Bench) {
  describe('expiry', () => {
    const before = { unreached: 100, listed: 100, unlisted: 50 };
    const left = async (store: Store) => (await store.list({})).map(({ card }) => card.id).sort();

    it('deletes tables that nobody ever connected to, completely', async () => {
      await at.store.create(tableCard('old', { createdAt: 99 }), [entry(1)]);
      await at.store.create(tableCard('new', { createdAt: 100 }), [entry(1)]);
      expect(await at.store.expire(before)).toEqual(['old']);
      expect(await left(at.store)).toEqual(['new']);
      expect(await at.store.open('old')).toBeNull();
      expect(await at.store.log('old')).toEqual([]);
      await expect(at.store.append('old', [entry(2)])).rejects.toThrow('there is no such table');
      await at.store.create(tableCard('old'));
    });

    it('keeps tables that somebody was connected to for a while, unlisted ones longer', async () => {
      const open = (seenAt: number) => summary({ status: 'open', seenAt });
      await at.store.create(tableCard('listed', { createdAt: 1 }), [], open(99));
      await at.store.create(tableCard('linked', { createdAt: 1, isPublic: false }), [], open(99));
      await at.store.create(tableCard('forgotten', { createdAt: 1, isPublic: false }), [], open(49));
      await at.store.create(tableCard('touched', { createdAt: 1 }), [], open(1));
      await at.store.touch(['touched'], 100);
      expect((await at.store.expire(before)).toSorted()).toEqual(['forgotten', 'listed']);
      expect(await left(at.store)).toEqual(['linked', 'touched']);
    });

    it('does not touch matches, nor rematches that were offered', async () => {
      await at.store.create(tableCard('playing', { createdAt: 1 }), [], summary());
      await at.store.create(tableCard('finished', { createdAt: 1 }), [], summary({ status: 'finished' }));
      const offered = tableCard('offered', { createdAt: 1, rematchOf: 'finished' });
      await at.store.rematch(offered, [], summary({ status: 'open' }));
      expect(await at.store.expire(before)).toEqual([]);
    });

    it('deletes many tables in parts', async () => {
      const ids = Array.from({ length: 250 }, (_, place) => `t${place}`);
      await Promise.all(ids.map((id) => at.store.create(tableCard(id, { createdAt: 1 }), [entry(1)])));
      await at.store.keepCheckpoint('t7', { n: 1, text: 'x' });
      const gone: string[] = [];
      for (let some = await at.store.expire(before); some.length > 0; some = await at.store.expire(before))
        gone.push(...some);
      expect(gone.toSorted()).toEqual(ids.toSorted());
      expect(await left(at.store)).toEqual([]);
    });
  });
}

export function describeRematch(at: Bench) {
  describe('a rematch', () => {
    const card = (id: string) => tableCard(id, { rematchOf: 'a' });
    beforeEach(() => at.store.create(tableCard('a')));

    it('is unique for each table: a second request gets the first one', async () => {
      expect(await at.store.rematch(card('b'), [entry(1)], summary())).toBe('b');
      expect(await at.store.rematch(card('c'), [entry(1)], summary())).toBe('b');
      expect(await at.store.card('c')).toBeNull();
      expect(await at.store.log('b')).toEqual([entry(1)]);
      expect(await at.store.rematch(tableCard('d', { rematchOf: 'b' }), [], summary())).toBe('d');
    });

    it('is made once for eight requests at the same time', async () => {
      const ids = Array.from({ length: 8 }, (_, place) => `r${place}`);
      const made = await Promise.all(ids.map((id) => at.store.rematch(card(id), [], summary())));
      expect(new Set(made).size).toBe(1);
      expect(await at.store.list({})).toHaveLength(2);
    });

    it('must name the table that it is a rematch of', async () => {
      await expect(at.store.rematch(tableCard('b'), [], summary())).rejects.toThrow('is not a rematch');
    });
  });
}
