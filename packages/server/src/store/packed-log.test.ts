import { randomBytes } from 'node:crypto';
import { FastRandom } from '@madang/engine';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, occasionsOf } from '../protocol/testing/occasions.ts';
import { playedLog } from '../protocol/testing/played-log.ts';
import { makeRecord } from '../record/make-record.ts';
import type { Logged } from '../table/log.ts';
import { pack, unpackHead, unpackLog } from './packed-log.ts';
import { logged } from './rows.ts';

describe.each(GAME_IDS)('a packed match of %s', (id) => {
  it('has the same record, byte for byte, for everybody', async () => {
    for (const occasion of occasionsOf(id, 3)) {
      const { card, log } = playedLog(occasion);
      const packed = await pack({ card: JSON.stringify(card), summary: '{}' }, log.map(row));
      const back = unpackLog(packed.log).map(logged);
      expect(JSON.parse(unpackHead(packed.head).card)).toEqual(card);
      for (const viewer of [null, 0, 'table'] as const)
        expect(makeRecord({ card, log: back, viewer })).toEqual(makeRecord({ card, log, viewer }));
    }
  });

  it('takes less than 16 bytes an action, and a kilobyte', async () => {
    const random = new FastRandom(1);
    const [{ card, log }] = [playedLog(occasionsOf(id, 1)[0])];
    let at = card.createdAt;
    // As people play: no two pauses are the same, and every command has an id of its own.
    const played = log.map((one): Logged => {
      at += 300 + random.below(9000);
      const commandId = randomBytes(16).toString('hex');
      return { ...one, at, entry: one.entry.type === 'acted' ? { ...one.entry, commandId, bank: 120_000 } : one.entry };
    });
    const packed = await pack({ card: JSON.stringify(card), summary: '{}' }, played.map(row));
    expect(packed.log.length + packed.head.length).toBeLessThan(16 * log.length + 1024);
  });
});

function row({ n, at, entry }: Logged) {
  return { n, at, entry: JSON.stringify(entry) };
}
