import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { PeopleSql, SqlRow } from './sql-people.ts';

export type RowsOf = (statements: readonly PeopleSql[]) => readonly (readonly SqlRow[])[];

/** Runs statements about people on a connection; whoever calls it has begun a transaction. */
export function sqlitePeople(db: DatabaseSync): RowsOf {
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const known = prepared.get(text) ?? db.prepare(text.replaceAll('#', ''));
    prepared.set(text, known);
    return known;
  };
  return (statements) => statements.map(({ text, values }) => statement(text).all(...values));
}
