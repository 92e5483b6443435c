/** The tables of a dataset. docs/datasets.md describes every column. */
export const TABLES = ['rounds', 'actions', 'decisions'] as const;
export type TableName = (typeof TABLES)[number];

/** Part of the metadata of every file: it goes up when a column changes its meaning. */
export const DATASET_FORMAT = 'madang-dataset-1';

export interface Column {
  readonly name: string;
  readonly type: 'INT32' | 'FLOAT' | 'DOUBLE' | 'BOOLEAN' | 'STRING';
  readonly form?: 'list' | 'optional';
}

export const COLUMNS = {
  rounds: [
    { name: 'match', type: 'INT32' },
    { name: 'deal', type: 'INT32' },
    { name: 'round', type: 'INT32' },
    { name: 'hour', type: 'INT32', form: 'optional' },
    { name: 'starter', type: 'INT32', form: 'optional' },
    { name: 'void', type: 'BOOLEAN' },
    { name: 'reason', type: 'STRING' },
    { name: 'winners', type: 'INT32', form: 'list' },
    { name: 'points', type: 'DOUBLE', form: 'list' },
    { name: 'scores', type: 'DOUBLE', form: 'list' },
    { name: 'match_over', type: 'BOOLEAN' },
    { name: 'match_winners', type: 'INT32', form: 'list' },
    { name: 'actions', type: 'INT32', form: 'list' },
  ],
  actions: [
    { name: 'match', type: 'INT32' },
    { name: 'deal', type: 'INT32' },
    { name: 'ply', type: 'INT32' },
    { name: 'seat', type: 'INT32' },
    { name: 'action', type: 'INT32' },
    { name: 'type', type: 'STRING' },
    { name: 'json', type: 'STRING' },
  ],
  decisions: [
    { name: 'match', type: 'INT32' },
    { name: 'deal', type: 'INT32' },
    { name: 'ply', type: 'INT32' },
    { name: 'seat', type: 'INT32' },
    { name: 'inputs', type: 'INT32', form: 'list' },
    { name: 'values', type: 'FLOAT', form: 'list' },
    { name: 'legal', type: 'INT32', form: 'list' },
    { name: 'chosen', type: 'INT32' },
    { name: 'return', type: 'DOUBLE' },
  ],
} as const satisfies Readonly<Record<TableName, readonly Column[]>>;

type Element<T> = T extends 'STRING' ? string : T extends 'BOOLEAN' ? boolean : number;
type Value<C> = C extends { readonly form: 'list'; readonly type: infer T }
  ? readonly Element<T>[]
  : C extends { readonly form: 'optional'; readonly type: infer T }
    ? Element<T> | null
    : C extends { readonly type: infer T }
      ? Element<T>
      : never;

/** One row of a table. */
export type RowOf<T extends TableName> = {
  readonly [C in (typeof COLUMNS)[T][number] as C['name']]: Value<C>;
};
