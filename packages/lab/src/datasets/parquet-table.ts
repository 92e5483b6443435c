import type { SchemaElement } from 'hyparquet';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { writing } from '../output.ts';
import { COLUMNS, type Column, type RowOf, type TableName } from './tables.ts';

/** Rows of a row group. Decisions have long lists. */
const GROUP: Readonly<Record<TableName, number>> = { rounds: 50_000, actions: 200_000, decisions: 20_000 };

/** Writes one table to a file, row group by row group: no more than one is in memory. */
export class ParquetTable<T extends TableName> {
  readonly file: string;
  private readonly table: T;
  private readonly writer: ParquetWriter;
  private rows: Readonly<Record<string, unknown>>[] = [];

  /** The metadata is stored in the file, as text by name. */
  constructor(table: T, file: string, metadata: Readonly<Record<string, string>>) {
    this.table = table;
    this.file = file;
    const kvMetadata = Object.entries(metadata).map(([key, value]) => ({ key, value }));
    this.writer = writing(
      file,
      () => new ParquetWriter({ writer: fileWriter(file), schema: schemaOf(table), kvMetadata }),
    );
  }

  add(row: RowOf<T>): void {
    this.rows.push(row);
    if (this.rows.length >= GROUP[this.table]) this.flush();
  }

  finish(): void {
    this.flush();
    writing(this.file, () => void this.writer.finish());
  }

  private flush(): void {
    if (this.rows.length === 0) return;
    const { rows } = this;
    const columns: readonly Column[] = COLUMNS[this.table];
    const columnData = columns.map(({ name }) => ({ name, data: rows.map((row) => row[name]) }));
    writing(this.file, () => void this.writer.write({ columnData, rowGroupSize: rows.length }));
    this.rows = [];
  }
}

function schemaOf(table: TableName): SchemaElement[] {
  const columns: readonly Column[] = COLUMNS[table];
  return [{ name: 'root', num_children: columns.length }, ...columns.flatMap(elementsOf)];
}

function elementsOf({ name, type, form }: Column): readonly SchemaElement[] {
  const leaf: Omit<SchemaElement, 'name'> =
    type === 'STRING' ? { type: 'BYTE_ARRAY', converted_type: 'UTF8' } : { type };
  if (form !== 'list') return [{ name, ...leaf, repetition_type: form === 'optional' ? 'OPTIONAL' : 'REQUIRED' }];
  return [
    { name, repetition_type: 'REQUIRED', converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', ...leaf, repetition_type: 'REQUIRED' },
  ];
}
