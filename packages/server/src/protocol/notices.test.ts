import { koikoi } from '@madang/engine/koikoi';
import { CAPABILITIES } from '@madang/protocol';
import { Notice } from '@madang/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { takeBack, takeOver } from '../table/decide.ts';
import { joinAccepted, playerAway, playerBack, playerLeft, seal, standingNotices, tableWaiting } from './index.ts';
import { after, fullTable, openTable, startedTable } from './testing/tables.ts';

const { table: started } = startedTable({ game: koikoi });

describe('notices', () => {
  it('repeat the number of the last event', () => {
    const sealed = seal(playerAway(started, 1), 7, 5);
    expect(Notice.parse(sealed)).toStrictEqual({
      event: 'PlayerAway',
      event_id: 'evt_007',
      timestamp: 5,
      player_id: 'p2',
    });
  });

  it('fit their schemas', () => {
    for (const notice of [
      joinAccepted(CAPABILITIES),
      tableWaiting(openTable({ game: koikoi }), 'table'),
      tableWaiting(fullTable({ game: koikoi }), 0, 'https://example.org/t/1'),
      ...[playerAway(started, 0), playerBack(started, 0), playerLeft(started, 0)],
    ])
      expect(() => Notice.parse(seal(notice, 0, 0))).not.toThrow();
  });
});

describe('a client that joins late', () => {
  it('gets nothing beside the snapshot when everybody is here', () => {
    expect(standingNotices(started, 0)).toEqual([]);
  });

  it('is told who is away, until that player is back', () => {
    const { table: away } = after(started, takeOver(started, 1, 'easy'));
    expect(standingNotices(away, 0)).toEqual([{ event: 'PlayerAway', player_id: 'p2' }]);
    expect(standingNotices(after(away, takeBack(away, 1)).table, 0)).toEqual([]);
  });

  it('is told who has left, that the match was voided, and where the rematch is', () => {
    let { table } = after(started, { type: 'left', seat: 0 });
    ({ table } = after(table, { type: 'voided', reason: 'the rules have changed' }));
    ({ table } = after(table, { type: 'rematched', tableId: 'table_9', playerIds: [null, 'p9'] }));
    expect(standingNotices(table, 1)).toEqual([
      { event: 'PlayerLeft', player_id: 'p1' },
      { event: 'GameVoided', reason: 'the rules have changed', seed: table.card.seed },
      { event: 'RematchOffered', table_id: 'table_9', player_id: 'p9' },
    ]);
    expect(standingNotices(table, 'table').at(-1)).toMatchObject({ event: 'RematchOffered', player_id: null });
  });
});
