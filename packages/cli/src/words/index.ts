import type { Language } from '@madang/engine';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { pl } from './pl.ts';
import type { Words } from './words.ts';
import { zh } from './zh.ts';
import { zhHans } from './zh-Hans.ts';

export type { Words } from './words.ts';

const WORDS: Readonly<Record<Language, Words>> = { en, ko, ja, zh, pl, 'zh-Hans': zhHans };

export function wordsOf(language: Language): Words {
  return WORDS[language];
}
