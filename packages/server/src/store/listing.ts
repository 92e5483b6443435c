import type { ListFilter } from './store.ts';

/** The clauses of a query for a filter, and the values for its placeholders. */
interface Listing {
  readonly clauses: string;
  readonly values: readonly (string | number)[];
}

export function listing(filter: ListFilter, placeholder: (place: number) => string): Listing {
  const values: (string | number)[] = [];
  const value = (given: string | number) => placeholder(values.push(given));
  const conditions: string[] = [];
  if (filter.status !== undefined) conditions.push(`status = ${value(filter.status)}`);
  if (filter.game !== undefined) conditions.push(`game = ${value(filter.game)}`);
  if (filter.publicOnly) conditions.push('is_public');
  if (filter.seenSince !== undefined) conditions.push(`seen_at >= ${value(filter.seenSince)}`);
  if (filter.after) {
    const { createdAt, id } = filter.after;
    conditions.push(`(created_at, id) < (${value(createdAt)}, ${value(id)})`);
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const limit = filter.limit === undefined ? '' : `LIMIT ${value(filter.limit)}`;
  return { clauses: `${where} ORDER BY created_at DESC, id DESC ${limit}`, values };
}
