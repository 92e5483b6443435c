import { koikoi } from '@madang/engine/koikoi';
import { zhHans } from '../../../languages/zh-Hans/koikoi/rulebook.ts';
import { booksOf } from '../../../rulebook/books.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pages } from './pages.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export const koikoiBooks = booksOf(koikoi, { en, ko, ja, zh, pl, 'zh-Hans': zhHans }, pages);
