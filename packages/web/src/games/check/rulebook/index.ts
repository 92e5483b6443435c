import { check } from '@madang/engine/check';
import { zhHans } from '../../../languages/zh-Hans/check/rulebook.ts';
import { booksOf } from '../../../rulebook/books.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pages } from './pages.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const checkBooks = booksOf(check, { en, ko, ja, zh, pl, 'zh-Hans': zhHans }, pages);
