import { beforeEach, describe, expect, it } from 'vitest';
import type { Report } from './conduct.ts';
import type { Passkey } from './passkeys.ts';
import type { Bench } from './testing/bench.ts';

// Blocks, reports and passkeys. Part of `store.contract.ts`.

async function register(at: Bench, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const key = { id, hash: `hash of ${id}`, kind: 'person' as const, name: '', createdAt: 1 };
    await at.store.people.register({ id, name: id.toUpperCase(), createdAt: 1 }, key);
  }
}

export function describeConduct(at: Bench) {
  describe('blocking', () => {
    beforeEach(() => register(at, 'ann', 'bo', 'cho'));

    it('parts two people, whoever of them has done it, until it is taken back', async () => {
      const { conduct } = at.store;
      expect(await conduct.block('ann', 'bo', 5, 9)).toBe(true);
      expect(await conduct.block('ann', 'bo', 6, 9)).toBe(true);
      expect(await conduct.blocked('ann')).toEqual([{ person: 'bo', name: 'BO' }]);
      expect(await conduct.blocked('bo')).toEqual([]);
      expect([...(await conduct.parted('ann'))]).toEqual(['bo']);
      expect([...(await conduct.parted('bo'))]).toEqual(['ann']);
      expect([...(await conduct.parted('cho'))]).toEqual([]);
      await conduct.unblock('ann', 'bo');
      expect([...(await conduct.parted('bo'))]).toEqual([]);
    });

    it('has a limit, and needs somebody to block', async () => {
      const { conduct } = at.store;
      expect(await conduct.block('ann', 'bo', 5, 1)).toBe(true);
      expect(await conduct.block('ann', 'cho', 5, 1)).toBe(false);
      expect(await conduct.block('bo', 'nobody', 5, 9)).toBe(false);
    });
  });

  describe('reports', () => {
    const report = (seat: number, at: number): Report => ({
      ...{ tableId: 't', seat, reporter: 'ann', reported: seat === 1 ? 'bo' : null, name: 'Bo', reason: 'leaving', at },
    });
    const limits = { most: 2, since: 5 };

    it('are kept, the newest first, and one of a kind', async () => {
      const { conduct } = at.store;
      expect(await conduct.report(report(1, 10), limits)).toBe(true);
      expect(await conduct.report(report(2, 11), limits)).toBe(true);
      expect(await conduct.report(report(3, 12), limits)).toBe(false);
      expect(await conduct.reports(9)).toEqual([report(2, 11), report(1, 10)]);
      expect(await conduct.report({ ...report(1, 20), reason: 'cheating' }, { ...limits, most: 3 })).toBe(true);
      expect(await conduct.reports(9)).toEqual([report(2, 11), { ...report(1, 10), reason: 'cheating' }]);
    });

    it('become old, and go', async () => {
      const { conduct } = at.store;
      await conduct.report(report(1, 10), limits);
      await conduct.report(report(2, 100), limits);
      await conduct.dropReports(50);
      expect(await conduct.reports(9)).toEqual([report(2, 100)]);
      expect(await conduct.reportsBy('ann')).toEqual([report(2, 100)]);
      expect(await conduct.reportsBy('bo')).toEqual([]);
    });
  });

  it('of somebody who is erased nothing stays of blocks, reports and passkeys', async () => {
    await register(at, 'ann', 'bo');
    const { conduct, passkeys, people } = at.store;
    await conduct.block('ann', 'bo', 5, 9);
    await conduct.block('bo', 'ann', 5, 9);
    const report = { tableId: 't', seat: 0, name: '', reason: 'name', at: 5 };
    const limits = { most: 9, since: 0 };
    await conduct.report({ ...report, reporter: 'ann', reported: 'bo' }, limits);
    await conduct.report({ ...report, reporter: 'bo', reported: 'ann' }, limits);
    await passkeys.add(passkey('p', 'ann'), 9);
    await people.erase('ann', 9);
    expect([...(await conduct.parted('bo'))]).toEqual([]);
    expect(await conduct.reports(9)).toEqual([]);
    expect(await passkeys.find('p')).toBeNull();
  });
}

function passkey(id: string, personId: string, counter = 0): Passkey {
  return { id, personId, site: 'localhost', publicKey: 'cose', counter, createdAt: 3 };
}

export function describePasskeys(at: Bench) {
  describe('a challenge', () => {
    it('is used once, and not too late', async () => {
      const { passkeys } = at.store;
      const one = { hash: 'a', personId: null, until: 100 };
      expect(await passkeys.challenge(one, 0)).toBe(true);
      const used = await Promise.all(Array.from({ length: 4 }, () => passkeys.useChallenge('a', 50)));
      expect(used.filter((answer) => answer !== null)).toEqual([one]);
      await passkeys.challenge({ hash: 'b', personId: 'ann', until: 100 }, 0);
      expect(await passkeys.useChallenge('b', 100)).toBeNull();
      expect(await passkeys.useChallenge('never', 0)).toBeNull();
    });
  });

  describe('a passkey', () => {
    beforeEach(() => register(at, 'ann', 'bo'));

    it('belongs to one person, who may have some', async () => {
      const { passkeys } = at.store;
      expect(await passkeys.add(passkey('p', 'ann'), 1)).toBe(true);
      expect(await passkeys.add(passkey('p', 'bo'), 1)).toBe(false);
      expect(await passkeys.add(passkey('q', 'ann'), 1)).toBe(false);
      expect(await passkeys.add(passkey('q', 'nobody'), 1)).toBe(false);
      expect(await passkeys.find('p')).toEqual(passkey('p', 'ann'));
      expect(await passkeys.ofPerson('ann')).toEqual([passkey('p', 'ann')]);
      expect(await passkeys.remove('bo', 'p')).toBe(false);
      expect(await passkeys.remove('ann', 'p')).toBe(true);
      expect(await passkeys.ofPerson('ann')).toEqual([]);
    });

    it('counts upwards; one that does not count says 0 for ever', async () => {
      const { passkeys } = at.store;
      await passkeys.add(passkey('p', 'ann'), 9);
      expect(await passkeys.used('p', 0)).toBe(true);
      expect(await passkeys.used('p', 4_000_000_000)).toBe(true);
      expect(await passkeys.used('p', 4_000_000_000)).toBe(false);
      expect(await passkeys.used('p', 0)).toBe(false);
    });
  });
}
