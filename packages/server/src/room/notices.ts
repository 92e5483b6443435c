import type { Viewer } from '@madang/engine';
import type { NoticeBody } from '@madang/protocol';
import { playerAway, playerBack, playerLeft, standingNotices } from '../protocol/notices.ts';
import type { Entry } from '../table/log.ts';
import type { TableState } from '../table/table.ts';

/** The notices that an entry leads to, which are no events of the match. `table` is the table after the entry. */
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
