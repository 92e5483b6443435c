import type { Words } from '../../../app/words.ts';
import { zhHans } from '../../../languages/zh-Hans/gostop/words.ts';
import { en } from './en.ts';
import type { GostopWords } from './gostop-words.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import { zh } from './zh.ts';

export type { GostopWords, SpecialName } from './gostop-words.ts';
export const gostopWords: Words<GostopWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
