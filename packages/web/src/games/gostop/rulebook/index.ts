import { gostop, matgo } from '@madang/engine/gostop';
import { zhHans } from '../../../languages/zh-Hans/gostop/rulebook.ts';
import { booksOf } from '../../../rulebook/books.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pages } from './pages.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

const wordings = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };

export const gostopBooks = booksOf(gostop, wordings, (words, rules) => pages(words, rules, 3));
export const matgoBooks = booksOf(matgo, wordings, (words, rules) => pages(words, rules, 2));
