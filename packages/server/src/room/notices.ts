import type { Viewer } from '@madang/engine';
import type { NoticeBody } from '@madang/protocol';
import { playerAway, playerBack, playerLeft, standingNotices } from '../protocol/notices.ts';
import type { Entry } from '../table/log.ts';
import type { TableState } from '../table/table.ts';

/** What somebody at the table hears of an entry beside the match. `table` is the table afterwards. */
export function noticesOf(entry: Entry, table: TableState, viewer: Viewer): readonly NoticeBody[] {
  switch (entry.type) {
    case 'takenOver':
      return [playerAway(table, entry.seat)];
    case 'takenBack':
      return [playerBack(table, entry.seat)];
    case 'left':
      return table.match ? [playerLeft(table, entry.seat)] : [];
    case 'voided':
      return standingNotices(table, viewer).filter(({ event }) => event === 'GameVoided');
    case 'rematched':
      return standingNotices(table, viewer).filter(({ event }) => event === 'RematchOffered');
    default:
      return [];
  }
}
