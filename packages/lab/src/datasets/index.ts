export { convert, DATA_FORMATS, type DataFormat, refuseTables } from './convert.ts';
export { TABLES, type TableName } from './tables.ts';
