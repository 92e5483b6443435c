import { beforeEach, describe, expect, it } from 'vitest';
import type { Logged } from '../table/log.ts';
import type { ListFilter } from './store.ts';
import type { Bench } from './testing/bench.ts';
import { entries, entry, summary, tableCard } from './testing/examples.ts';

// What becomes of matches that are over or abandoned. Part of `store.contract.ts`.

const NEW_YEAR = Date.UTC(2026, 0, 1);
/** Finished at this time. */
const over = (updatedAt: number) => summary({ status: 'finished', updatedAt });

/** An action as a match writes it. */
export function acted(n: number, changes: object = {}): Logged {
  const played = { type: 'acted', seat: n % 2, action: { type: 'play', card: n % 3 }, by: null } as const;
  const rest = { commandId: `c${n}`, hash: (0xabc00000 + n).toString(16), bank: 120_000 - n, ...changes };
  return { n, at: 1_780_000_000_000.25 + 1000 * n, entry: { ...played, ...rest } };
}

function withoutCommandId(logged: Logged): Logged {
  return logged.entry.type === 'acted' ? { ...logged, entry: { ...logged.entry, commandId: null } } : logged;
}

const LOG: readonly Logged[] = [
  entry(1),
  acted(2),
  acted(3, { by: 'clock', bank: null }),
  entry(4),
  acted(5, { dealt: '00000001' }),
  acted(6, { added: 'by a later version' }),
  acted(7, { action: { type: 'resign' } }),
];

export function describeAbandoned(at: Bench) {
  describe('abandoned matches', () => {
    it('are running, have no clock, and nothing has happened for a while', async () => {
      const clock = { perAction: 1000, bank: 1000 };
      for (const [id, changes, status] of [
        ['left', { clock: null }, 'playing'],
        ['clocked', { clock }, 'playing'],
        ['over', { clock: null }, 'finished'],
        ['open', { clock: null }, 'open'],
        ['busy', { clock: null }, 'playing'],
      ] as const)
        await at.store.create(tableCard(id, { createdAt: 1, ...changes }), [entry(1)], summary({ status }));
      await at.store.append('busy', [entry(2)]);
      expect(await at.store.abandoned(entry(2).at)).toEqual(['left']);
      expect(await at.store.abandoned(entry(1).at)).toEqual([]);
    });
  });
}

export function describeArchive(at: Bench, isDurable: boolean) {
  describe('the archive', () => {
    const card = tableCard('old', { createdAt: NEW_YEAR });
    const ids = async (filter: ListFilter) => (await at.store.list(filter)).map(({ card }) => card.id);
    beforeEach(async () => {
      await at.store.create(card, LOG.slice(0, 3));
      await at.store.keepCheckpoint('old', { n: 2, text: 'x' });
      await at.store.append('old', LOG.slice(3), { summary: over(10) });
      await at.store.create(tableCard('new', { createdAt: NEW_YEAR + 2 }), [entry(1)], over(20));
      await at.store.create(tableCard('playing', { createdAt: NEW_YEAR + 1 }), [entry(1)], summary());
    });

    it('takes the tables that have been finished for a while, each once', async () => {
      expect(await at.store.archive(10)).toEqual([]);
      expect(await at.store.archive(11)).toEqual(['old']);
      expect(await at.store.archive(11)).toEqual([]);
      expect(await at.store.archive(1000)).toEqual(['new']);
    });

    it('changes nothing of a table but the ids of its commands', async () => {
      const found = await at.store.find('old');
      await at.store.archive(11);
      expect(await at.store.find('old')).toEqual(found);
      expect(await at.store.card('old')).toEqual(card);
      const log = [...LOG.slice(0, 5).map(withoutCommandId), LOG[5], withoutCommandId(LOG[6])];
      expect(await at.store.log('old')).toEqual(log);
      expect(await at.store.log('old', 5)).toEqual(log.slice(5));
      expect(await at.store.log('old', 7)).toEqual([]);
      expect(await at.store.open('old')).toEqual({ card, checkpoint: null, log });
    });

    it('is listed with the other tables, in pages', async () => {
      await at.store.archive(11);
      expect(await ids({})).toEqual(['new', 'playing', 'old']);
      expect(await ids({ status: 'finished', publicOnly: true })).toEqual(['new', 'old']);
      expect(await ids({ status: 'finished', game: 'koikoi', limit: 1 })).toEqual(['new']);
      expect(await ids({ status: 'finished', after: { createdAt: NEW_YEAR + 2, id: 'new' }, limit: 5 })).toEqual([
        'old',
      ]);
      expect(await ids({ status: 'finished', game: 'check' })).toEqual([]);
      expect(await ids({ status: 'playing' })).toEqual(['playing']);
      expect(await ids({ status: 'open' })).toEqual([]);
    });

    it('gives a table back when something is added to its log', async () => {
      await at.store.archive(11);
      expect(await at.store.append('old', [entry(7)])).toBe('conflict');
      expect(await at.store.append('old', [entry(8)], { summary: over(500) })).toBe('appended');
      expect((await at.store.log('old')).slice(6)).toEqual([withoutCommandId(LOG[6]), entry(8)]);
      expect(await ids({ status: 'finished' })).toEqual(['new', 'old']);
      expect(await at.store.archive(11)).toEqual([]);
      expect((await at.store.archive(501)).toSorted()).toEqual(['new', 'old']);
      expect((await at.store.log('old')).slice(7)).toEqual([entry(8)]);
      await expect(at.store.append('old', [entry(10)])).rejects.toThrow('cannot follow');
    });

    it('is not asked for a second rematch of a table whose rematch is archived', async () => {
      await at.store.rematch(tableCard('again', { rematchOf: 'old' }), entries(1, 2), over(30));
      await at.store.archive(31);
      expect(await at.store.rematch(tableCard('third', { rematchOf: 'old' }), [], summary())).toBe('again');
      expect(await at.store.card('third')).toBeNull();
    });

    it('takes any number of tables, in parts', async () => {
      const many = Array.from({ length: 120 }, (_, place) => `t${place}`);
      await Promise.all(many.map((id) => at.store.create(tableCard(id), [entry(1), acted(2)], over(1))));
      const taken: string[] = [];
      for (let some = await at.store.archive(5); some.length > 0; some = await at.store.archive(5)) taken.push(...some);
      expect(taken.toSorted()).toEqual(many.toSorted());
      expect((await at.store.list({ status: 'finished' })).length).toBe(122);
      expect(await at.store.log('t77')).toEqual([entry(1), withoutCommandId(acted(2))]);
    });

    it('and additions at the same time lose nothing', async () => {
      const many = Array.from({ length: 30 }, (_, place) => `t${place}`);
      await Promise.all(many.map((id) => at.store.create(tableCard(id), [entry(1)], over(1))));
      const added = many.map((id) => at.store.append(id, [entry(2)]));
      await Promise.all([at.store.archive(5), ...added, at.store.archive(5)]);
      for (const id of many) expect(await at.store.log(id), id).toEqual(entries(1, 2));
      expect(await at.store.list({})).toHaveLength(33);
    });

    if (isDurable)
      it('is there when the store is opened again', async () => {
        await at.store.archive(11);
        await at.store.close();
        at.store = await at.place.open();
        expect(await at.store.log('old')).toHaveLength(LOG.length);
        expect(await at.store.card('old')).toEqual(card);
      });
  });
}
