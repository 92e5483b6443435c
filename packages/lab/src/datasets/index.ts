export { convert, DATA_FORMATS, type DataFormat } from './convert.ts';
export { TABLES, type TableName } from './tables.ts';
