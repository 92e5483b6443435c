import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeAbandoned, describeArchive } from './archive.contract.ts';
import { describeConduct, describePasskeys } from './conduct.contract.ts';
import { describeDaily } from './daily.contract.ts';
import { describeDue, describeExpiry, describeOpening, describePages, describeRematch } from './lifecycle.contract.ts';
import { describeLeases, describeListening, describeTwoStores } from './nodes.contract.ts';
import { describePeople, describeTablesOfPeople } from './people.contract.ts';
import { describeRatings } from './ratings.contract.ts';
import { queueOf } from './rows.ts';
import type { Store } from './store.ts';
import type { Bench, TestPlace } from './testing/bench.ts';
import { entries, entry, summary, tableCard } from './testing/examples.ts';

interface StoreTraits {
  /** Data outlives the store object. */
  readonly isDurable: boolean;
  /** Several stores can be open on one database at the same time. */
  readonly isShared: boolean;
}

/** What every store promises. */
export function describeStore(name: string, { isDurable, isShared }: StoreTraits, makePlace: () => Promise<TestPlace>) {
  describe(`${name} store`, () => {
    const at = {} as Bench;

    beforeEach(async () => {
      at.place = await makePlace();
      at.store = await at.place.open();
    });

    afterEach(async () => {
      await at.store.close();
      await at.place.remove();
    });

    describeTables(at);
    describeAppend(at);
    describeLog(at);
    describeList(at);
    describePages(at);
    describeOpening(at);
    describeDue(at);
    describeExpiry(at);
    describeRematch(at);
    describeAbandoned(at);
    describeArchive(at, isDurable);
    describePeople(at);
    describeTablesOfPeople(at);
    describeRatings(at);
    describeConduct(at);
    describePasskeys(at);
    describeDaily(at);
    describeLeases(at);
    if (!isShared) describeListening(at);
    describeClosing(at);
    if (isDurable) describeOpenedAgain(at);
    if (isShared) describeTwoStores(at);
  });
}

function describeTables(at: Bench) {
  describe('a table', () => {
    it('is found as it was created', async () => {
      const card = tableCard('a', { clock: null, rematchOf: 'b' });
      await at.store.create(card);
      expect(await at.store.card('a')).toEqual(card);
    });

    it('begins with an empty log', async () => {
      await at.store.create(tableCard('a'));
      expect(await at.store.log('a')).toEqual([]);
    });

    it('can begin with entries and a summary', async () => {
      await at.store.create(tableCard('a'), entries(1, 2), summary({ names: ['Ann', null] }));
      expect(await at.store.log('a')).toEqual(entries(1, 2));
      expect((await at.store.list({}))[0].summary.names).toEqual(['Ann', null]);
    });

    it('cannot be created twice, and the second attempt changes nothing', async () => {
      await at.store.create(tableCard('a'), [entry(1)]);
      const again = tableCard('a', { game: 'check' });
      await expect(at.store.create(again, entries(1, 3))).rejects.toThrow('table a exists already');
      expect(await at.store.card('a')).toEqual(tableCard('a'));
      expect(await at.store.log('a')).toEqual([entry(1)]);
    });

    it('that does not exist has no card and an empty log', async () => {
      expect(await at.store.card('nowhere')).toBeNull();
      expect(await at.store.log('nowhere')).toEqual([]);
    });
  });
}

function describeAppend(at: Bench) {
  describe('append', () => {
    beforeEach(() => at.store.create(tableCard('a')));

    it('keeps the order of entries, one at a time and several at once', async () => {
      expect(await at.store.append('a', [entry(1)])).toBe('appended');
      expect(await at.store.append('a', entries(2, 4))).toBe('appended');
      expect(await at.store.append('a', [entry(5)])).toBe('appended');
      expect(await at.store.log('a')).toEqual(entries(1, 5));
    });

    it('keeps the order of entries asked for without waiting', async () => {
      const asked = entries(1, 20).map((one) => at.store.append('a', [one]));
      expect(new Set(await Promise.all(asked))).toEqual(new Set(['appended']));
      expect(await at.store.log('a')).toEqual(entries(1, 20));
    });

    it('refuses a gap', async () => {
      await at.store.append('a', entries(1, 2));
      await expect(at.store.append('a', [entry(4)])).rejects.toThrow('table a: entry 4 cannot follow entry 2');
      expect(await at.store.log('a')).toEqual(entries(1, 2));
    });

    it('refuses entries that do not follow each other, that begin before 1, or none at all', async () => {
      await expect(at.store.append('a', [entry(1), entry(3)])).rejects.toThrow('entry 3 stands where 2 should');
      await expect(at.store.append('a', [entry(0)])).rejects.toThrow('table a');
      await expect(at.store.append('a', [])).rejects.toThrow('nothing to append');
      expect(await at.store.log('a')).toEqual([]);
    });

    it('refuses a table that does not exist', async () => {
      await expect(at.store.append('nowhere', [entry(1)])).rejects.toThrow('table nowhere: there is no such table');
      expect(await at.store.log('nowhere')).toEqual([]);
    });

    it('answers a conflict when the entry is there already, and changes nothing', async () => {
      await at.store.append('a', entries(1, 2), { summary: summary({ names: ['first', null] }) });
      const news = { summary: summary({ names: ['late', null] }) };
      expect(await at.store.append('a', [entry(2, 'late'), entry(3, 'late')], news)).toBe('conflict');
      expect(await at.store.log('a')).toEqual(entries(1, 2));
      expect((await at.store.list({}))[0].summary.names).toEqual(['first', null]);
    });

    it('fails alone: others of the same moment are written', async () => {
      await at.store.create(tableCard('b'));
      const gap = at.store.append('a', [entry(7)]);
      const good = at.store.append('b', [entry(1)]);
      await expect(gap).rejects.toThrow('cannot follow');
      expect(await good).toBe('appended');
      expect(await at.store.log('b')).toEqual([entry(1)]);
    });

    it('accepts an entry from exactly one of fifty writers', async () => {
      const writers = Array.from({ length: 50 }, (_, writer) => [entry(1, `by ${writer}`), entry(2, `by ${writer}`)]);
      const became = await Promise.all(writers.map((wanted) => at.store.append('a', wanted)));
      expect(became.filter((one) => one === 'appended')).toHaveLength(1);
      expect(await at.store.log('a')).toEqual(writers[became.indexOf('appended')]);
    });

    it('does not share objects with its caller', async () => {
      const given = { n: 1, at: 1, entry: { type: 'rematched' as const, tableId: 'b', playerIds: [] } };
      await at.store.append('a', [given]);
      given.entry.tableId = 'changed';
      expect((await at.store.log('a'))[0].entry).toEqual({ type: 'rematched', tableId: 'b', playerIds: [] });
    });

    it('to many tables at once loses nothing', async () => {
      const ids = Array.from({ length: 300 }, (_, place) => `t${place}`);
      await Promise.all(ids.map((id) => at.store.create(tableCard(id))));
      await Promise.all(ids.map((id) => writeOneByOne(at.store, id, 5)));
      for (const id of ids) expect(await at.store.log(id)).toEqual(entries(1, 5));
    });
  });
}

function describeLog(at: Bench) {
  describe('the log', () => {
    it('can be read from an entry on', async () => {
      await at.store.create(tableCard('a'), entries(1, 5));
      expect(await at.store.log('a', 3)).toEqual(entries(4, 5));
      expect(await at.store.log('a', 5)).toEqual([]);
      expect(await at.store.log('a', 99)).toEqual([]);
    });

    it('keeps every character', async () => {
      const hard = [
        'ąę 화투 花札 🎴',
        'quote " \\ and \n and \0',
        'lone \ud83c half',
        '\u2028',
        "'; DROP TABLE entries; --",
      ];
      await at.store.create(tableCard('판', { game: '고스톱' }));
      for (const [place, text] of hard.entries()) await at.store.append('판', [entry(place + 1, text)]);
      expect(await at.store.log('판')).toEqual(hard.map((text, place) => entry(place + 1, text)));
      expect((await at.store.list({ game: '고스톱' }))[0].card.id).toBe('판');
    });

    it('keeps a large entry', async () => {
      const large = entry(1, '화'.repeat(2_000_000));
      await at.store.create(tableCard('a'));
      await at.store.append('a', [large]);
      expect(await at.store.log('a')).toEqual([large]);
    });

    it('keeps a long one', async () => {
      await at.store.create(tableCard('a'));
      await at.store.append('a', entries(1, 5_000));
      expect(await at.store.log('a')).toEqual(entries(1, 5_000));
    });

    it('keeps times exactly', async () => {
      const moment = 1_780_000_000_000.125;
      await at.store.create(tableCard('a'), [{ ...entry(1), at: moment }]);
      expect((await at.store.log('a'))[0].at).toBe(moment);
    });
  });
}

function describeList(at: Bench) {
  describe('the list', () => {
    const ids = async (filter: Parameters<Store['list']>[0]) =>
      (await at.store.list(filter)).map(({ card }) => card.id);

    beforeEach(async () => {
      await at.store.create(tableCard('old', { createdAt: 1 }), [], summary({ status: 'finished' }));
      await at.store.create(tableCard('new', { createdAt: 3, game: 'check' }));
      await at.store.create(tableCard('middle', { createdAt: 2, isPublic: false }));
    });

    it('has the newest table first', async () => {
      expect(await ids({})).toEqual(['new', 'middle', 'old']);
    });

    it('can be limited', async () => {
      expect(await ids({ limit: 2 })).toEqual(['new', 'middle']);
      expect(await ids({ limit: 0 })).toEqual([]);
    });

    it('can be filtered by status, game and visibility, alone and together', async () => {
      expect(await ids({ status: 'open' })).toEqual(['new', 'middle']);
      expect(await ids({ status: 'finished' })).toEqual(['old']);
      expect(await ids({ game: 'koikoi' })).toEqual(['middle', 'old']);
      expect(await ids({ publicOnly: true })).toEqual(['new', 'old']);
      expect(await ids({ status: 'open', game: 'koikoi', publicOnly: true, limit: 5 })).toEqual([]);
    });

    it('has those who wait in one queue, the oldest first: same game, seats, rules and clock, and public', async () => {
      const clock = { perAction: 30_000, bank: 0 };
      const first = tableCard('first', { createdAt: 4, clock });
      const waiting = summary({ status: 'open' });
      for (const [id, differs] of Object.entries({
        second: {},
        'another game': { game: 'check' },
        'more seats': { seats: 3 },
        'other rules': { rules: { ruleset: 'nintendo' } },
        slower: { clock: { ...clock, bank: 1 } },
        private: { isPublic: false },
      }))
        await at.store.create({ ...first, id: id.replace(' ', '-'), createdAt: 5, ...differs }, [], waiting);
      await at.store.create(first, [], waiting);
      await at.store.create({ ...first, id: 'begun' }, [], summary({ status: 'playing' }));
      const queue = queueOf(first) ?? '';
      expect(await ids({ queue, status: 'open' })).toEqual(['first', 'second']);
      expect(await ids({ queue, status: 'open', limit: 1 })).toEqual(['first']);
    });

    it('shows a table where nothing has happened as open, with every seat free', async () => {
      const [{ card, summary }] = await at.store.list({ game: 'check' });
      expect(card).toEqual(tableCard('new', { createdAt: 3, game: 'check' }));
      expect(summary).toEqual({ status: 'open', names: [null, null], freeSeats: 2, updatedAt: 3 });
    });

    it('shows the summary that came with the last entries', async () => {
      await at.store.append('new', [entry(1)], { summary: summary({ names: ['Ann', 'Łucja'] }) });
      await at.store.append('new', [entry(2)]);
      expect((await at.store.list({ status: 'playing' }))[0].summary).toEqual(summary({ names: ['Ann', 'Łucja'] }));
    });
  });
}

function describeClosing(at: Bench) {
  describe('closing', () => {
    it('waits for earlier requests', async () => {
      await at.store.create(tableCard('a'));
      const asked = at.store.append('a', [entry(1)]);
      await at.store.close();
      expect(await asked).toBe('appended');
    });

    it('refuses later requests', async () => {
      await at.store.close();
      const listener = { added: () => undefined, missed: () => undefined };
      await expect(at.store.create(tableCard('a'))).rejects.toThrow('closed');
      await expect(at.store.append('a', [entry(1)])).rejects.toThrow('closed');
      await expect(at.store.card('a')).rejects.toThrow('closed');
      await expect(at.store.log('a')).rejects.toThrow('closed');
      await expect(at.store.list({})).rejects.toThrow('closed');
      await expect(at.store.find('a')).rejects.toThrow('closed');
      await expect(at.store.open('a')).rejects.toThrow('closed');
      await expect(at.store.due()).rejects.toThrow('closed');
      await expect(at.store.touch(['a'], 1)).rejects.toThrow('closed');
      await expect(at.store.expire({ unreached: 1, listed: 1, unlisted: 1 })).rejects.toThrow('closed');
      await expect(at.store.people.person('a')).rejects.toThrow('closed');
      await expect(at.store.forget('a', 'b')).rejects.toThrow('closed');
      await expect(at.store.archive(1)).rejects.toThrow('closed');
      await expect(at.store.abandoned(1)).rejects.toThrow('closed');
      await expect(at.store.keepCheckpoint('a', { n: 1, text: '' })).rejects.toThrow('closed');
      await expect(at.store.rematch(tableCard('b', { rematchOf: 'a' }), [], summary())).rejects.toThrow('closed');
      await expect(at.store.lease('a', 'node 1', 1)).rejects.toThrow('closed');
      await expect(at.store.release('a', 'node 1')).rejects.toThrow('closed');
      await expect(at.store.listen(listener)).rejects.toThrow('closed');
    });

    it('can be done twice', async () => {
      await at.store.close();
      await at.store.close();
    });
  });
}

function describeOpenedAgain(at: Bench) {
  describe('opened again', () => {
    it('has everything that was written', async () => {
      await at.store.create(tableCard('a'), [entry(1)]);
      await at.store.append('a', [entry(2)], { summary: summary() });
      await at.store.close();
      at.store = await at.place.open();
      expect(await at.store.card('a')).toEqual(tableCard('a'));
      expect(await at.store.log('a')).toEqual(entries(1, 2));
      expect((await at.store.list({}))[0].summary).toEqual(summary());
      expect(await at.store.append('a', [entry(3)])).toBe('appended');
    });
  });
}

async function writeOneByOne(store: Store, tableId: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) expect(await store.append(tableId, [entry(n)])).toBe('appended');
}
