import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/table.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import type { TableWords } from './table-words.ts';
import { zh } from './zh.ts';

export type { TableWords } from './table-words.ts';
export const tableWords: Words<TableWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
