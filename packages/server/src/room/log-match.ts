import type { Logger } from 'pino';
import { isOver, type TableState } from '../table/table.ts';
import type { Step } from './follow-log.ts';

/** Logs the start and the end of a match, on the node that wrote it, once it is durable. */
export function logMatch(log: Logger, before: TableState, { logged, table }: Step): void {
  const { entry } = logged;
  const { id, game } = table.card;
  if (entry.type === 'started') log.info({ table: id, game }, 'match started');
  if (entry.type === 'voided') log.info({ table: id, game, reason: entry.reason }, 'match voided');
  else if (isOver(table) && !isOver(before)) log.info({ table: id, game }, 'match ended');
}
