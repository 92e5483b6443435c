import type { Words } from '../../../app/words.ts';
import { zhHans } from '../../../languages/zh-Hans/tysiac/words.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import type { TysiacWords } from './tysiac-words.ts';
import { zh } from './zh.ts';

export type { TysiacWords } from './tysiac-words.ts';
export const tysiacWords: Words<TysiacWords> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };
