import type { ListFilter } from './store.ts';

/** A query for a filter, and the values for its placeholders. */
interface Listing {
  readonly text: string;
  readonly values: readonly (string | number)[];
}

/** What differs between the databases. */
interface Dialect {
  readonly placeholder: (place: number) => string;
  /** The schema, with its dot. */
  readonly schema: string;
  /** No bytes. */
  readonly noBytes: string;
}

export const SQLITE: Dialect = { placeholder: () => '?', schema: '', noBytes: 'NULL' };
export const POSTGRES: Dialect = { placeholder: (place) => `$${place}`, schema: 'madang.', noBytes: 'NULL::bytea' };

const NEWEST_FIRST = 'ORDER BY created_at DESC, id DESC';
const OLDEST_FIRST = 'ORDER BY created_at, id';

/** The tables of one person, by the time they were created; those in the archive too. */
function personListing(filter: ListFilter, person: string, { placeholder, schema }: Dialect): Listing {
  const values: (string | number)[] = [];
  const value = (given: string | number) => placeholder(values.push(given));
  const conditions = [`mine.person = ${value(person)}`];
  const either = (column: string) => `coalesce(here.${column}, there.${column})`;
  if (filter.status === 'finished') conditions.push(`(here.status = 'finished' OR there.id IS NOT NULL)`);
  else if (filter.status !== undefined) conditions.push(`here.status = ${value(filter.status)}`);
  if (filter.game !== undefined) conditions.push(`${either('game')} = ${value(filter.game)}`);
  if (filter.publicOnly) conditions.push(either('is_public'));
  if (filter.after) {
    const { createdAt, id } = filter.after;
    conditions.push(`(mine.created_at, mine.table_id) < (${value(createdAt)}, ${value(id)})`);
  }
  const text = `
    SELECT here.card, here.summary, there.head FROM ${schema}person_tables AS mine
    LEFT JOIN ${schema}tables AS here ON here.id = mine.table_id
    LEFT JOIN ${schema}archive AS there ON there.id = mine.table_id AND there.created_at = mine.created_at
    WHERE ${conditions.join(' AND ')} AND coalesce(here.id, there.id) IS NOT NULL
    ORDER BY mine.created_at DESC, mine.table_id DESC ${filter.limit === undefined ? '' : `LIMIT ${value(filter.limit)}`}`;
  return { text, values };
}

/** Tables, and those in the archive where the filter may find some there. Each row has either `card` and `summary` or `head`. */
export function listing(filter: ListFilter, dialect: Dialect): Listing {
  const { placeholder, schema, noBytes } = dialect;
  if (filter.person !== undefined) return personListing(filter, filter.person, dialect);
  const values: (string | number)[] = [];
  const value = (given: string | number) => placeholder(values.push(given));
  const limit = () => (filter.limit === undefined ? '' : `LIMIT ${value(filter.limit)}`);
  const here = `SELECT created_at, id, card, summary, ${noBytes} AS head FROM ${schema}tables ${where(filter, value, true)} ${filter.queue === undefined ? NEWEST_FIRST : OLDEST_FIRST} ${limit()}`;
  if (!mayBeArchived(filter)) return { text: here, values };
  const there = `SELECT created_at, id, NULL, NULL, head FROM ${schema}archive ${where(filter, value, false)} ${NEWEST_FIRST} ${limit()}`;
  const both = `SELECT * FROM (${here}) AS here UNION ALL SELECT * FROM (${there}) AS there`;
  return { text: `${both} ${NEWEST_FIRST} ${limit()}`, values };
}

/** The archive has finished tables, where nobody waits. */
function mayBeArchived({ status, seenSince, queue }: ListFilter): boolean {
  return (status === undefined || status === 'finished') && seenSince === undefined && queue === undefined;
}

function where(filter: ListFilter, value: (given: string | number) => string, hasStatus: boolean): string {
  const conditions: string[] = [];
  if (hasStatus && filter.status !== undefined) conditions.push(`status = ${value(filter.status)}`);
  if (filter.queue !== undefined) conditions.push(`queue = ${value(filter.queue)}`);
  if (filter.game !== undefined) conditions.push(`game = ${value(filter.game)}`);
  if (filter.publicOnly) conditions.push('is_public');
  if (filter.seenSince !== undefined) conditions.push(`seen_at >= ${value(filter.seenSince)}`);
  if (filter.after) {
    const { createdAt, id } = filter.after;
    conditions.push(`(created_at, id) < (${value(createdAt)}, ${value(id)})`);
  }
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}
