import type { Words } from '../../../app/words.ts';
import { zhHans } from '../../../languages/zh-Hans/check/words.ts';
import type { CheckWords } from './check-words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { CheckWords } from './check-words.ts';
export const checkWords: Words<CheckWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
