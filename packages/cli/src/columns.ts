import { displayWidth } from './width.ts';

/** Rows of text in columns, aligned to the right but for the first one. */
export function columnsOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? '')))) ?? [];
  const padded = (text: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - displayWidth(text));
    return column === 0 ? text + space : space + text;
  };
  return rows.map((row) => row.map(padded).join('   ')).join('\n');
}
