import type { Words } from '../../app/words.ts';
import { zhHans } from '../../languages/zh-Hans/home.ts';
import { en } from './en.ts';
import type { HomeWords } from './home-words.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { HomeWords } from './home-words.ts';
export const homeWords: Words<HomeWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
