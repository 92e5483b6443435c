import { findGame } from '@madang/engine';
import type { Listed, Store, SummaryDetail } from '../store/store.ts';
import { sittersAfter } from '../table/table.ts';
import { NO_TABLE } from './problem.ts';

/** A table as the store has it: no room is opened, and nothing is replayed. */
export async function foundTable(
  store: Store,
  id: string,
): Promise<Listed & { readonly summary: { readonly detail: SummaryDetail } }> {
  const found = await store.find(id);
  if (!found || !findGame(found.card.game)) throw NO_TABLE();
  const { card, summary } = found;
  return { card, summary: { ...summary, detail: summary.detail ?? (await olderDetail(store, found)) } };
}

/** Fields of the summary that older versions did not write. */
async function olderDetail(store: Store, { card }: Listed): Promise<SummaryDetail> {
  const log = await store.log(card.id);
  const seats = sittersAfter(card, log).map(
    (sitter) => sitter && { playerId: sitter.playerId, name: sitter.name, kind: sitter.kind, level: sitter.level },
  );
  const rematch = log.find(({ entry }) => entry.type === 'rematched')?.entry;
  const voided = log.find(({ entry }) => entry.type === 'voided')?.entry;
  return {
    seats,
    rematch: rematch?.type === 'rematched' ? rematch.tableId : null,
    voided: voided?.type === 'voided' ? voided.reason : null,
  };
}
