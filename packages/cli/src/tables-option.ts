import { TABLES, type TableName } from '@madang/lab';
import { InvalidArgumentError } from 'commander';

/** Reads `rounds,actions`. */
export function tables(text: string): readonly TableName[] {
  return text.split(',').map((name) => {
    const table = TABLES.find((known) => known === name.trim());
    if (!table) throw new InvalidArgumentError(`Expected some of ${TABLES.join(', ')}.`);
    return table;
  });
}
